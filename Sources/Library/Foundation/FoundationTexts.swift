// Loads with: String

extension String {
  init(format: String, _ arguments: any CVarArg...) {
    self = _formatted(format, arguments)
  }
  init(format: String, arguments: [any CVarArg]) { self = _formatted(format, arguments) }
  init(format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self = _formatted(format, arguments)
  }
  init(
    localized key: String, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: String? = nil
  ) { self = _localized(key) }
  typealias LocalizationValue = String
  init(
    localized key: String, defaultValue: String, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: String? = nil
  ) {
    let text = _localized(key)
    self = text == key ? defaultValue : text
  }
  static func localizedStringWithFormat(
    _ format: String, _ arguments: any CVarArg...
  ) -> String {
    _formatted(format, arguments)
  }
  struct CompareOptions: OptionSet, Hashable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    /// The options as natives read them.
    var _bits: Int { Int(bitPattern: rawValue) }
    static let caseInsensitive = CompareOptions(rawValue: 1)
    static let literal = CompareOptions(rawValue: 2)
    static let backwards = CompareOptions(rawValue: 4)
    static let anchored = CompareOptions(rawValue: 8)
    static let numeric = CompareOptions(rawValue: 64)
    static let diacriticInsensitive = CompareOptions(rawValue: 128)
    static let widthInsensitive = CompareOptions(rawValue: 256)
    static let forcedOrdering = CompareOptions(rawValue: 512)
    static let regularExpression = CompareOptions(rawValue: 1024)
  }
}
