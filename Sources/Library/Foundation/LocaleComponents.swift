// The components of locales.
//
// Loads with: Locale

extension Locale {
  struct Components: Hashable, Sendable {
    var languageComponents: Language.Components
    var calendar: Calendar.Identifier?
    var collation: Collation?
    var currency: Currency?
    var firstDayOfWeek: Weekday?
    var hourCycle: HourCycle?
    var measurementSystem: MeasurementSystem?
    var numberingSystem: NumberingSystem?
    var region: Region?
    var subdivision: Subdivision?
    var timeZone: TimeZone?
    var variant: Variant?
    init(identifier: String) { self.init(locale: Locale(identifier: identifier)) }
    init(locale: Locale) {
      languageComponents = Language.Components(language: locale.language)
      let calendar = locale._stated("calendar")
      self.calendar = Calendar.Identifier.allCases.first { "\($0)" == calendar }
      collation = locale._stated("collation").map { Collation($0) }
      currency = locale._stated("currency").map { Currency($0) }
      firstDayOfWeek = locale._stated("firstDayOfWeek").flatMap { Weekday(rawValue: $0) }
      hourCycle = locale._stated("hourCycle").flatMap { HourCycle(rawValue: $0) }
      measurementSystem = locale._stated("measurementSystem").map { MeasurementSystem($0) }
      numberingSystem = locale._stated("numberingSystem").map { NumberingSystem($0) }
      region = locale._stated("region").map { Region($0) }
      subdivision = locale._stated("subdivision").map { Subdivision($0) }
      timeZone = locale._stated("timeZone").flatMap { TimeZone(identifier: $0) }
      variant = locale._stated("variant").map { Variant($0) }
    }
    init(
      languageCode: LanguageCode? = nil, script: Script? = nil, languageRegion: Region? = nil
    ) {
      languageComponents = Language.Components(
        languageCode: languageCode, script: script, region: languageRegion)
    }
    /// The settings that natives read.
    var _settings: [String] {
      let parts: [(String, String?)] = [
        ("languageCode", languageComponents.languageCode?.identifier),
        ("script", languageComponents.script?.identifier),
        ("languageRegion", languageComponents.region?.identifier),
        ("calendar", calendar.map { "\($0)" }), ("collation", collation?.identifier),
        ("currency", currency?.identifier), ("firstDayOfWeek", firstDayOfWeek?.rawValue),
        ("hourCycle", hourCycle?.rawValue), ("measurementSystem", measurementSystem?.identifier),
        ("numberingSystem", numberingSystem?.identifier), ("region", region?.identifier),
        ("subdivision", subdivision?.identifier), ("timeZone", timeZone?.identifier),
        ("variant", variant?.identifier),
      ]
      return parts.compactMap { name, value in value.map { name + "=" + $0 } }
    }
  }
  @_native("locale.stated")
  static func _stated(_ locale: String, _ component: String) -> String?
  func _stated(_ component: String) -> String? { Locale._stated(identifier, component) }
  @_native("locale.ofComponents") static func _made(_ settings: [String]) -> String
  init(components: Components) {
    self.init(identifier: Locale._made(components._settings))
  }
  init(languageComponents: Language.Components) {
    self.init(
      languageCode: languageComponents.languageCode, script: languageComponents.script,
      languageRegion: languageComponents.region)
  }
}
extension Locale.Language {
  struct Components: Hashable, Sendable {
    var languageCode: Locale.LanguageCode?
    var script: Locale.Script?
    var region: Locale.Region?
    init(
      languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil,
      region: Locale.Region? = nil
    ) {
      self.languageCode = languageCode
      self.script = script
      self.region = region
    }
    init(identifier: String) { self.init(language: Locale.Language(identifier: identifier)) }
    init(language: Locale.Language) {
      self.init(
        languageCode: language.languageCode, script: language.script,
        region: language.region)
    }
  }
  init(components: Components) {
    self.init(
      languageCode: components.languageCode, script: components.script,
      region: components.region)
  }
}
