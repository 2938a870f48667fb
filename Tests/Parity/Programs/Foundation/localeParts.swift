import Foundation

for id in [
  "en_US", "de_DE", "fr_FR@currency=USD", "zh-Hant_TW", "en-GB", "ar_EG", "ja_JP", "en_US_POSIX",
  "es-419", "de",
] {
  let l = Locale(identifier: id)
  print(
    l.identifier, l.identifier(.bcp47), l.identifier(.icu), l.identifier(.cldr),
    l.language.languageCode?.identifier ?? "-", l.language.script?.identifier ?? "-",
    l.region?.identifier ?? "-", l.currency?.identifier ?? "-", l.calendar.identifier,
    l.hourCycle.rawValue, l.firstDayOfWeek.rawValue, l.measurementSystem.identifier,
    l.quotationBeginDelimiter ?? "-", l.quotationEndDelimiter ?? "-",
    l.alternateQuotationBeginDelimiter ?? "-", l.numberingSystem.identifier,
    l.language.minimalIdentifier, l.language.maximalIdentifier, l.variant?.identifier ?? "-",
    l.language.characterDirection == .rightToLeft, l.language.lineLayoutDirection == .topToBottom,
    l.collation.identifier, l.timeZone?.identifier ?? "-")
}
let l = Locale(identifier: "en_US")
print(
  l, l.description, l.debugDescription, l == Locale(identifier: "en_US"),
  Locale(languageCode: .french, script: nil, languageRegion: .canada),
  Locale(languageComponents: .init(languageCode: .german, script: nil, region: .austria))
    .identifier,
  Locale(components: .init(languageCode: "pt", script: nil, languageRegion: "BR")).identifier)
print(
  l.localizedString(forCurrencyCode: "EUR") ?? "-", l.localizedString(forScriptCode: "Latn") ?? "-",
  l.localizedString(for: .gregorian) ?? "-", l.localizedString(forIdentifier: "fr_CA") ?? "-",
  l.localizedString(forLanguageCode: "fr") ?? "-", l.localizedString(forRegionCode: "JP") ?? "-",
  l.localizedString(forVariantCode: "POSIX") ?? "-")
print(
  Locale.Region("US"), Locale.Region.unitedStates == "US", Locale.Currency("USD").isISOCurrency,
  Locale.Currency("XQQ").isISOCurrency, Locale.LanguageCode.english.identifier,
  Locale.Region.germany.isISORegion, Locale.Region.japan.continent?.identifier ?? "-",
  Locale.Region.japan.containingRegion?.identifier ?? "-",
  Locale.Language(identifier: "en-US").isEquivalent(to: Locale.Language(identifier: "en")),
  Locale.Language(languageCode: .chinese, script: .hanTraditional, region: .taiwan)
    .minimalIdentifier, Locale.Language(identifier: "zh-Hant").maximalIdentifier,
  Locale.Language(identifier: "fr-CA").parent?.minimalIdentifier ?? "-")
print(
  Locale.identifier(.bcp47, from: "en_US"), Locale.identifier(.icu, from: "en-US"),
  Locale.identifier(fromComponents: ["kCFLocaleLanguageCodeKey": "fr"]),
  Locale.availableIdentifiers.contains("en_US"), Locale.commonISOCurrencyCodes.contains("USD"),
  Locale.isoLanguageCodes_())
extension Locale {
  static func isoLanguageCodes_() -> Bool {
    Locale.LanguageCode.isoLanguageCodes.contains("fr") && Locale.Region.isoRegions.contains("FR")
      && Locale.Currency.isoCurrencies.contains("EUR")
  }
}
print(
  Locale.Weekday.sunday.rawValue, Locale.HourCycle.zeroToTwentyThree.rawValue,
  Locale.MeasurementSystem.measurementSystems.map(\.identifier), Locale.Script.latin.identifier,
  Locale.NumberingSystem("latn").identifier)
print(Locale.Region.france, Locale.LanguageCode.spanish, Locale.Script.arabic)
