public struct AttributeContainer: Hashable {
  var _values: [String: AnyHashable] = [:]
  public init() {}
  public mutating func merge(_ other: AttributeContainer) {
    for (name, value) in other._values { _values[name] = value }
  }
  public func merging(_ other: AttributeContainer) -> AttributeContainer {
    var copy = self
    copy.merge(other)
    return copy
  }
  func _value(_ name: String) -> Any? { _values[name]?.base }
  mutating func _set(_ name: String, _ value: AnyHashable?) { _values[name] = value }
}
// Characters with their attributes.
public protocol AttributedStringProtocol: Hashable, CustomStringConvertible {
  var _characters: [Character] { get set }
  var _attributes: [AttributeContainer] { get set }
}
extension AttributedStringProtocol {
  public var _text: String { String(_characters) }
  public var unicodeScalars: String.UnicodeScalarView { _text.unicodeScalars }
  public var startIndex: AttributedString.Index { AttributedString.Index(_offset: 0) }
  public var endIndex: AttributedString.Index {
    AttributedString.Index(_offset: _characters.count)
  }
  var _allRuns: [AttributedString.Run] {
    var runs: [AttributedString.Run] = []
    var start = 0
    for i in 0..<_characters.count {
      if i + 1 < _characters.count && _attributes[i] == _attributes[i + 1] { continue }
      runs.append(
        AttributedString.Run(
          range: AttributedString.Index(_offset: start)..<AttributedString.Index(_offset: i + 1),
          attributes: _attributes[i]))
      start = i + 1
    }
    return runs
  }
  public var description: String {
    var text = ""
    for run in _allRuns {
      text += String(_characters[run.range.lowerBound._offset..<run.range.upperBound._offset])
      text += " {\n"
      for (name, value) in run.attributes._values.sorted(by: { $0.key < $1.key }) {
        text += "\t\(name) = \(value)\n"
      }
      text += "}\n"
    }
    return String(text.dropLast())
  }
  public func range<T: StringProtocol>(
    of target: T, options: String.CompareOptions = []
  ) -> Range<AttributedString.Index>? {
    let text = _text
    guard let range = text.range(of: target, options: options) else { return nil }
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    let length = text.distance(from: range.lowerBound, to: range.upperBound)
    return AttributedString.Index(_offset: start)..<AttributedString.Index(_offset: start + length)
  }
  public func index(
    _ index: AttributedString.Index, offsetByCharacters count: Int
  ) -> AttributedString.Index {
    AttributedString.Index(_offset: index._offset + count)
  }
  public mutating func setAttributes(_ attributes: AttributeContainer) {
    _attributes = _attributes.map({ _ in attributes })
  }
  public mutating func mergeAttributes(_ attributes: AttributeContainer) {
    _attributes = _attributes.map({ $0.merging(attributes) })
  }
  public func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
    AttributedString(
      _characters: _characters, _attributes: _attributes.map({ _ in attributes }))
  }
  public func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString {
    AttributedString(
      _characters: _characters, _attributes: _attributes.map({ $0.merging(attributes) }))
  }
  // The value of an attribute that all characters share.
  func _value(_ name: String) -> Any? {
    guard let first = _attributes.first?._values[name],
      _attributes.allSatisfy({ $0._values[name] == first })
    else { return nil }
    return first.base
  }
  mutating func _set(_ name: String, _ value: AnyHashable?) {
    for i in 0..<_attributes.count { _attributes[i]._values[name] = value }
  }
}
public struct AttributedString: AttributedStringProtocol, ExpressibleByStringLiteral, Sendable {
  public struct Index: Comparable, Hashable {
    var _offset: Int
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
  }
  public struct Run {
    public let range: Range<AttributedString.Index>
    public let attributes: AttributeContainer
    func _value(_ name: String) -> Any? { attributes._value(name) }
  }
  public struct MarkdownParsingOptions {
    public enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    public init(interpretedSyntax: InterpretedSyntax = .full) {}
  }
  public var _characters: [Character]
  public var _attributes: [AttributeContainer]
  init(_characters: [Character], _attributes: [AttributeContainer]) {
    self._characters = _characters
    self._attributes = _attributes
  }
  public init() { self.init("") }
  public init(_ text: String, attributes: AttributeContainer = AttributeContainer()) {
    _characters = Array(text)
    _attributes = _characters.map({ _ in attributes })
  }
  public init(_ text: Substring, attributes: AttributeContainer = AttributeContainer()) {
    self.init(String(text), attributes: attributes)
  }
  public init(_ part: AttributedSubstring) {
    _characters = part._characters
    _attributes = part._attributes
  }
  public init(stringLiteral value: String) { self.init(value) }
  public init(localized text: String) { self.init(text) }
  public init(markdown text: String, options: MarkdownParsingOptions = .init()) throws {
    self.init()
    var rest = Substring(text)
    var open: [String] = []
    var intent: InlinePresentationIntent = []
    var attributes = AttributeContainer()
    let marks = [
      ("**", InlinePresentationIntent.stronglyEmphasized), ("__", .stronglyEmphasized),
      ("~~", .strikethrough), ("*", .emphasized), ("_", .emphasized), ("`", .code),
    ]
    reading: while let character = rest.first {
      for (mark, style) in marks where rest.hasPrefix(mark) {
        if open.last == mark {
          open.removeLast()
          intent.remove(style)
        } else if rest.dropFirst(mark.count).contains(mark) {
          open.append(mark)
          intent.insert(style)
        } else {
          continue
        }
        attributes.inlinePresentationIntent = intent.isEmpty ? nil : intent
        rest = rest.dropFirst(mark.count)
        continue reading
      }
      if character == "[", let end = rest.firstIndex(of: "]"),
        rest[end...].dropFirst().first == "(", let close = rest[end...].firstIndex(of: ")")
      {
        var link = attributes
        link.link = URL(string: String(rest[end..<close].dropFirst(2)))
        append(AttributedString(rest[..<end].dropFirst(), attributes: link))
        rest = rest[close...].dropFirst()
        continue
      }
      _characters.append(character)
      _attributes.append(attributes)
      rest = rest.dropFirst()
    }
  }
  public subscript(range: Range<Index>) -> AttributedSubstring {
    get {
      let offsets = range.lowerBound._offset..<range.upperBound._offset
      return AttributedSubstring(
        _characters: Array(_characters[offsets]), _attributes: Array(_attributes[offsets]))
    }
    set {
      let offsets = range.lowerBound._offset..<range.upperBound._offset
      _characters.replaceSubrange(offsets, with: newValue._characters)
      _attributes.replaceSubrange(offsets, with: newValue._attributes)
    }
  }
  public mutating func append(_ other: some AttributedStringProtocol) {
    _characters += other._characters
    _attributes += other._attributes
  }
  public mutating func insert(_ other: some AttributedStringProtocol, at index: Index) {
    _characters.insert(contentsOf: other._characters, at: index._offset)
    _attributes.insert(contentsOf: other._attributes, at: index._offset)
  }
  public mutating func removeSubrange(_ range: Range<Index>) {
    self[range] = AttributedSubstring(_characters: [], _attributes: [])
  }
  public mutating func replaceSubrange(
    _ range: Range<Index>, with other: some AttributedStringProtocol
  ) {
    self[range] = AttributedSubstring(
      _characters: other._characters, _attributes: other._attributes)
  }
  public mutating func replaceAttributes(
    _ old: AttributeContainer, with new: AttributeContainer
  ) {
    for i in 0..<_attributes.count {
      if !old._values.allSatisfy({ _attributes[i]._values[$0.key] == $0.value }) { continue }
      for name in old._values.keys { _attributes[i]._values[name] = nil }
      _attributes[i].merge(new)
    }
  }
  public static func + (
    lhs: AttributedString, rhs: some AttributedStringProtocol
  ) -> AttributedString {
    var result = lhs
    result.append(rhs)
    return result
  }
  public static func += (lhs: inout AttributedString, rhs: some AttributedStringProtocol) {
    lhs.append(rhs)
  }
}
public struct AttributedSubstring: AttributedStringProtocol {
  public var _characters: [Character]
  public var _attributes: [AttributeContainer]
}

public struct InlinePresentationIntent: OptionSet, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}
