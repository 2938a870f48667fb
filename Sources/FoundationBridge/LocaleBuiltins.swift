import Foundation
import Interpreter

/// Builtins of `Locale`, most of which take the locale's identifier first.
enum LocaleBuiltins {
  static let rows: [Builtin] = [
    Builtin("locale.text") { (locale: Locale, property: String) -> String? in
      properties[property]?(locale)
    },
    Builtin("locale.stated") { (identifier: String, component: String) -> String? in
      explicitComponents[component]?(Locale.Components(identifier: identifier))
    },
    Builtin("locale.name") { (locale: Locale, kind: String, code: String) -> String? in
      localizedNames[kind]?(locale, code)
    },
    Builtin("locale.ofComponents") { (settings: Settings) in
      Locale(components: components(settings)).identifier
    },
    Builtin("locale.list") { (name: String) -> [String] in lists[name]?() ?? [] },
    Builtin("region.parts") { (region: String, kind: String) -> [String] in
      let region = Locale.Region(region)
      return switch kind {
      case "continent": region.continent.map { [$0.identifier] } ?? []
      case "containingRegion": region.containingRegion.map { [$0.identifier] } ?? []
      default: region.subRegions.map(\.identifier)
      }
    },
    Builtin("language.text") { (identifier: String, property: String) -> String? in
      languages[property]?(Locale.Language(identifier: identifier))
    },
  ]

  /// Properties of a locale as strings, by name.
  private static let properties: [String: @Sendable (Locale) -> String?] = [
    "languageCode": { $0.language.languageCode?.identifier },
    "script": { $0.language.script?.identifier },
    "region": { $0.region?.identifier },
    "language": { locale in
      let stated = Locale.Components(locale: locale).languageComponents
      return [
        stated.languageCode?.identifier, stated.script?.identifier, stated.region?.identifier,
      ]
      .compactMap { $0 }.joined(separator: "-")
    },
    "currency": { $0.currency?.identifier },
    "currencySymbol": { $0.currencySymbol },
    "decimalSeparator": { $0.decimalSeparator },
    "groupingSeparator": { $0.groupingSeparator },
    "measurementSystem": { $0.measurementSystem.identifier },
    "variant": { $0.variant?.identifier },
    "subdivision": { $0.subdivision?.identifier },
    "collation": { $0.collation.identifier },
    "collatorIdentifier": { $0.collatorIdentifier },
    "numberingSystem": { $0.numberingSystem.identifier },
    "availableNumberingSystems": {
      $0.availableNumberingSystems.map(\.identifier).joined(separator: " ")
    },
    "firstDayOfWeek": { $0.firstDayOfWeek.rawValue },
    "hourCycle": { $0.hourCycle.rawValue },
    "quotationBegin": { $0.quotationBeginDelimiter },
    "quotationEnd": { $0.quotationEndDelimiter },
    "alternateQuotationBegin": { $0.alternateQuotationBeginDelimiter },
    "alternateQuotationEnd": { $0.alternateQuotationEndDelimiter },
    "calendar": { locale in
      CalendarDescription.identifiers.first { $0.value == locale.calendar.identifier }?.key
    },
    "timeZone": { $0.timeZone?.identifier },
    "icu": { $0.identifier(.icu) },
    "bcp47": { $0.identifier(.bcp47) },
    "cldr": { $0.identifier(.cldr) },
    "canonical": { Locale.canonicalIdentifier(from: $0.identifier) },
    "canonicalLanguage": { Locale.canonicalLanguageIdentifier(from: $0.identifier) },
  ]

  /// Components that a locale's identifier sets explicitly, by name.
  private static let explicitComponents: [String: @Sendable (Locale.Components) -> String?] = [
    "calendar": { components in
      CalendarDescription.identifiers.first { $0.value == components.calendar }?.key
    },
    "collation": { $0.collation?.identifier },
    "currency": { $0.currency?.identifier },
    "firstDayOfWeek": { $0.firstDayOfWeek?.rawValue },
    "hourCycle": { $0.hourCycle?.rawValue },
    "measurementSystem": { $0.measurementSystem?.identifier },
    "numberingSystem": { $0.numberingSystem?.identifier },
    "region": { $0.region?.identifier },
    "subdivision": { $0.subdivision?.identifier },
    "timeZone": { $0.timeZone?.identifier },
    "variant": { $0.variant?.identifier },
  ]

  private static func components(_ settings: Settings) -> Locale.Components {
    var components = Locale.Components(
      languageCode: settings["languageCode"].map { Locale.LanguageCode($0) },
      script: settings["script"].map { Locale.Script($0) },
      languageRegion: settings["languageRegion"].map { Locale.Region($0) })
    components.calendar = settings.choice("calendar", of: CalendarDescription.identifiers)
    components.collation = settings["collation"].map { Locale.Collation($0) }
    components.currency = settings["currency"].map { Locale.Currency($0) }
    components.firstDayOfWeek = settings["firstDayOfWeek"].flatMap { Locale.Weekday(rawValue: $0) }
    components.hourCycle = settings["hourCycle"].flatMap { Locale.HourCycle(rawValue: $0) }
    components.measurementSystem = settings["measurementSystem"].map {
      Locale.MeasurementSystem($0)
    }
    components.numberingSystem = settings["numberingSystem"].map { Locale.NumberingSystem($0) }
    components.region = settings["region"].map { Locale.Region($0) }
    components.subdivision = settings["subdivision"].map { Locale.Subdivision($0) }
    components.timeZone = settings["timeZone"].map(TimeZone.init(known:))
    components.variant = settings["variant"].map { Locale.Variant($0) }
    return components
  }

  /// Localized names of codes, by the kind of code.
  private static let localizedNames: [String: @Sendable (Locale, String) -> String?] = [
    "language": { $0.localizedString(forLanguageCode: $1) },
    "region": { $0.localizedString(forRegionCode: $1) },
    "script": { $0.localizedString(forScriptCode: $1) },
    "variant": { $0.localizedString(forVariantCode: $1) },
    "currency": { $0.localizedString(forCurrencyCode: $1) },
    "collation": { $0.localizedString(forCollationIdentifier: $1) },
    "locale": { $0.localizedString(forIdentifier: $1) },
    "calendar": { locale, name in
      CalendarDescription.identifiers[name].flatMap { locale.localizedString(for: $0) }
    },
  ]

  private static let lists: [String: @Sendable () -> [String]] = [
    "locales": { Locale.availableIdentifiers.sorted() },
    "currencies": { Locale.Currency.isoCurrencies.map(\.identifier) },
    "commonCurrencies": { Locale.commonISOCurrencyCodes },
    "regions": { Locale.Region.isoRegions.map(\.identifier) },
    "languages": { Locale.LanguageCode.isoLanguageCodes.map(\.identifier) },
  ]

  /// Properties of a language as strings, by name.
  private static let languages: [String: @Sendable (Locale.Language) -> String?] = [
    "languageCode": { $0.languageCode?.identifier },
    "script": { $0.script?.identifier },
    "region": { $0.region?.identifier },
    "minimal": { $0.minimalIdentifier },
    "maximal": { $0.maximalIdentifier },
    "parent": { $0.parent?.minimalIdentifier },
    "characterDirection": { "\($0.characterDirection.rawValue)" },
    "lineLayoutDirection": { "\($0.lineLayoutDirection.rawValue)" },
  ]
}
