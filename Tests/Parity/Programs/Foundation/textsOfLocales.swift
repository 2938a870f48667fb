import Foundation

let moment = Date(timeIntervalSince1970: 1_718_454_896)
let zone = TimeZone(identifier: "Europe/Paris")!
let identifiers = [
  "en_US", "en_GB", "en_AU", "de_DE", "de_CH", "fr_FR", "es_ES", "it_IT", "pt_BR", "nl_NL", "sv_SE",
  "pl_PL", "ru_RU", "tr_TR", "el_GR", "ar_EG", "he_IL", "hi_IN", "th_TH", "ja_JP", "ko_KR", "zh_Hans_CN",
]
for identifier in identifiers {
  let locale = Locale(identifier: identifier)
  print("== \(identifier)")
  for (date, time) in [
    (Date.FormatStyle.DateStyle.numeric, Date.FormatStyle.TimeStyle.shortened), (.abbreviated, .standard),
    (.long, .omitted), (.complete, .complete), (.omitted, .shortened),
  ] {
    let style = Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: zone)
    print(style.format(moment))
  }
  let chosen = Date.FormatStyle(locale: locale, timeZone: zone)
  print(chosen.month(.wide).day().format(moment))
  print(chosen.weekday(.wide).hour().minute().format(moment))
  print(chosen.year().quarter().format(moment))
  print(1234567.891.formatted(.number.locale(locale)))
  print((-1234.5).formatted(.currency(code: "EUR").locale(locale)))
  print(0.256.formatted(.percent.locale(locale)))
  print(98765432.formatted(.number.notation(.compactName).locale(locale)))
  print(3.formatted(.currency(code: "JPY").presentation(.fullName).locale(locale)))
  print(["a", "b", "c"].formatted(.list(type: .and).locale(locale)))
  print(["a", "b"].formatted(.list(type: .or, width: .narrow).locale(locale)))
  print(Duration.seconds(3725).formatted(.units(width: .wide).locale(locale)))
  print(Duration.seconds(3725).formatted(.time(pattern: .hourMinuteSecond).locale(locale)))
  let count: Int64 = 1_234_567
  print(count.formatted(.byteCount(style: .file).locale(locale)))
  let names = locale.localizedString(forLanguageCode: "fr") ?? "-"
  print(names, locale.localizedString(forRegionCode: "JP") ?? "-", locale.localizedString(forCurrencyCode: "USD") ?? "-")
  print(locale.decimalSeparator ?? "-", locale.groupingSeparator ?? "-", locale.currencySymbol ?? "-")
  print(locale.firstDayOfWeek, locale.hourCycle, locale.measurementSystem, locale.language.script?.identifier ?? "-")
  print(zone.localizedName(for: .standard, locale: locale) ?? "-")
}
