// Names of people, formatted as in American English.

public struct PersonNameComponents: Hashable, Codable {
  public var namePrefix: String?
  public var givenName: String?
  public var middleName: String?
  public var familyName: String?
  public var nameSuffix: String?
  public var nickname: String?
  public init(
    namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil,
    familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil
  ) {
    self.namePrefix = namePrefix
    self.givenName = givenName
    self.middleName = middleName
    self.familyName = familyName
    self.nameSuffix = nameSuffix
    self.nickname = nickname
  }
  /// Throws if the text contains no name.
  public init(_ value: String) throws {
    guard let parsed = PersonNameComponents._parsed(value) else {
      throw CocoaError(.formatting)
    }
    self = parsed
  }
  static func _parsed(_ text: String) -> PersonNameComponents? {
    var words = text.split(separator: " ").map(String.init)
    var name = PersonNameComponents()
    let prefixes: Set<String> = ["dr", "mr", "mrs", "ms", "prof", "sir"]
    let suffixes: Set<String> = ["jr", "sr", "ii", "iii", "iv", "phd", "md"]
    func bare(_ word: String) -> String {
      word.lowercased().filter { $0 != "." && $0 != "," }
    }
    if words.count > 1, prefixes.contains(bare(words[0])) {
      name.namePrefix = words.removeFirst()
    }
    if words.count > 1, suffixes.contains(bare(words[words.count - 1])) {
      name.nameSuffix = words.removeLast()
    }
    if words.isEmpty { return nil }
    name.givenName = words.removeFirst()
    if !words.isEmpty { name.familyName = words.removeLast() }
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }
  public func formatted() -> String { _PersonNameStyle(style: .medium).format(self) }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
  public typealias FormatStyle = _PersonNameStyle
}
public struct _PersonNameStyle: FormatStyle {
  public enum Style: Int { case short = 1, medium, long, abbreviated }
  public let style: Style
  public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
    self.style = style
  }
  public func locale(_ locale: Locale) -> _PersonNameStyle { self }
  public func format(_ value: PersonNameComponents) -> String {
    func joined(_ parts: [String?]) -> String {
      parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    switch style {
    case .short:
      return value.nickname ?? value.givenName ?? value.familyName ?? ""
    case .medium: return joined([value.givenName, value.familyName])
    case .long:
      return joined([
        value.namePrefix, value.givenName, value.middleName, value.familyName,
        value.nameSuffix,
      ])
    case .abbreviated:
      return [value.givenName, value.familyName]
        .compactMap { $0?.first }.map { $0.uppercased() }.joined()
    }
  }
}
extension FormatStyle where Self == _PersonNameStyle {
  public static func name(style: _PersonNameStyle.Style) -> _PersonNameStyle {
    _PersonNameStyle(style: style)
  }
}
public class PersonNameComponentsFormatter: Formatter {
  public enum Style: Int { case `default`, short, medium, long, abbreviated }
  public struct Options: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phonetic = PersonNameComponentsFormatter.Options(rawValue: 2)
  }
  public var style = PersonNameComponentsFormatter.Style.default
  public var isPhonetic = false
  public var locale: Locale! = Locale.current
  public func string(from components: PersonNameComponents) -> String {
    _PersonNameStyle(style: .init(rawValue: style.rawValue) ?? .medium).format(components)
  }
  public static func localizedString(
    from components: PersonNameComponents, style: PersonNameComponentsFormatter.Style,
    options: PersonNameComponentsFormatter.Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }
  public func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameComponents._parsed(string)
  }
  public override func string(for value: Any?) -> String? {
    (value as? PersonNameComponents).map { string(from: $0) }
  }
}
