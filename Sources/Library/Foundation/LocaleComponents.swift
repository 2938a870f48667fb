// The components of locales.
//
// Loads with: Locale

extension Locale {
  struct Components: Hashable, Sendable {
    var languageComponents: Language.Components
    var calendar: Calendar.Identifier?
    var currency: Currency?
    var firstDayOfWeek: Weekday?
    var hourCycle: HourCycle?
    var measurementSystem: MeasurementSystem?
    var numberingSystem: NumberingSystem?
    var region: Region?
    var timeZone: TimeZone?
    var variant: Variant?
    init(identifier: String) { self.init(locale: Locale(identifier: identifier)) }
    init(locale: Locale) {
      languageComponents = Language.Components(language: locale.language)
      currency = locale._keywords["currency"].map { Currency($0) }
    }
    init(
      languageCode: LanguageCode? = nil, script: Script? = nil, languageRegion: Region? = nil
    ) {
      languageComponents = Language.Components(
        languageCode: languageCode, script: script, region: languageRegion)
    }
  }
  init(components: Components) {
    let language = Locale(languageComponents: components.languageComponents).identifier
    let keyword = components.currency.map { "@currency=" + $0.identifier } ?? ""
    self.init(identifier: language + keyword)
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
