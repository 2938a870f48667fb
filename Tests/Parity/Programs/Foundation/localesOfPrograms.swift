import Foundation

for identifier in ["zh_Hant_TW", "sr_Latn_RS", "en_US_POSIX", "de_DE@currency=CHF;calendar=buddhist", "ar", "pt-BR", "xx_YY"] {
  let locale = Locale(identifier: identifier)
  print(locale.identifier, locale.identifier(.bcp47), locale.identifier(.cldr), locale.identifier(.icu))
  print(locale.language.languageCode ?? "-", locale.language.script ?? "-", locale.region ?? "-")
  print(locale.currency?.identifier ?? "-", locale.numberingSystem.identifier, locale.collation.identifier)
  print(locale.calendar.identifier, locale.calendar.firstWeekday, locale.calendar.minimumDaysInFirstWeek)
  print(locale.language.maximalIdentifier, locale.language.minimalIdentifier)
  print(locale.language.characterDirection, locale.language.parent?.minimalIdentifier ?? "-")
  print(locale.quotationBeginDelimiter ?? "-", locale.alternateQuotationEndDelimiter ?? "-")
}
var components = Locale.Components(languageCode: "fr", script: nil, languageRegion: "CA")
components.currency = "USD"
components.hourCycle = .zeroToTwentyThree
print(Locale(components: components).identifier)
print(Locale.Components(identifier: "en_US@hours=h23;currency=EUR").currency?.identifier ?? "-")
print(Locale.Region("FR").continent?.identifier ?? "-", Locale.Region("019").subRegions.count)
print(Locale.canonicalIdentifier(from: "zh-hans-cn"), Locale.availableIdentifiers.contains("gsw_CH"))
print(TimeZone.knownTimeZoneIdentifiers.count > 400, TimeZone(identifier: "Nowhere/Land") as Any)
print(TimeZone(abbreviation: "CEST")?.identifier ?? "-", TimeZone(secondsFromGMT: -12600)?.identifier ?? "-")
