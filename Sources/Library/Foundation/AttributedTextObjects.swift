// `NSAttributedString`: one dictionary of attributes for each UTF-16 unit.

class NSAttributedString: NSObject {
  struct Key: Hashable, RawRepresentable, Sendable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
  }
  struct EnumerationOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let reverse = EnumerationOptions(rawValue: 2)
    static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
  }
  let _storage: NSMutableString
  var _kept: [[Key: Any]]
  // `mutableString` may have changed the length of the text.
  var _attributes: [[Key: Any]] {
    get {
      let length = self.length
      if _kept.count == length { return _kept }
      return (0..<length).map { $0 < _kept.count ? _kept[$0] : [:] }
    }
    set { _kept = newValue }
  }
  override convenience init() { self.init(string: "") }
  init(string: String, attributes: [Key: Any]? = nil) {
    _storage = NSMutableString(string: string)
    _kept = string.utf16.map { _ in attributes ?? [:] }
    super.init()
  }
  convenience init(attributedString: NSAttributedString) {
    self.init(string: attributedString.string)
    _attributes = attributedString._attributes
  }
  var string: String { _storage._text }
  var length: Int { _storage.length }
  func _isSame(_ lhs: [Key: Any], _ rhs: [Key: Any]) -> Bool {
    lhs.count == rhs.count
      && lhs.allSatisfy { key, value in rhs[key].map { _sameObject(value, $0) } ?? false }
  }
  // The range around `index`, within `limit`, whose units are alike.
  func _span(
    _ index: Int, _ limit: Range<Int>, _ isAlike: (Int, Int) -> Bool
  ) -> NSRange {
    var start = index
    var end = index + 1
    while start > limit.lowerBound, isAlike(start - 1, index) { start -= 1 }
    while end < limit.upperBound, isAlike(end, index) { end += 1 }
    return NSRange(location: start, length: end - start)
  }
  func _isAlike(_ key: Key) -> (Int, Int) -> Bool {
    { first, second in
      switch (self._attributes[first][key], self._attributes[second][key]) {
      case (nil, nil): return true
      case (let left?, let right?): return _sameObject(left, right)
      default: return false
      }
    }
  }
  func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?)
    -> [Key: Any]
  {
    range?.pointee = _span(location, 0..<length) {
      self._isSame(self._attributes[$0], self._attributes[$1])
    }
    return _attributes[location]
  }
  func attribute(
    _ key: Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
  ) -> Any? {
    range?.pointee = _span(location, 0..<length, _isAlike(key))
    return _attributes[location][key]
  }
  func _enumerate(
    _ range: NSRange, _ options: EnumerationOptions, _ isAlike: @escaping (Int, Int) -> Bool,
    _ body: (Int, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let limit = range.location..<range.upperBound
    var spans: [NSRange] = []
    var index = limit.lowerBound
    while index < limit.upperBound {
      let span = _span(index, limit, isAlike)
      spans.append(span)
      index = span.upperBound
    }
    if options.contains(.reverse) { spans.reverse() }
    let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
    stop.initialize(to: false)
    for span in spans where !stop.pointee.boolValue { body(span.location, span, stop) }
  }
  func enumerateAttribute(
    _ key: Key, in range: NSRange, options: EnumerationOptions = [],
    using body: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    _enumerate(range, options, _isAlike(key)) { body(_attributes[$0][key], $1, $2) }
  }
  func enumerateAttributes(
    in range: NSRange, options: EnumerationOptions = [],
    using body: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    _enumerate(
      range, options, { self._isSame(self._attributes[$0], self._attributes[$1]) }
    ) { body(_attributes[$0], $1, $2) }
  }
  func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSAttributedString(string: _storage.substring(with: range))
    part._attributes = Array(_attributes[range.location..<range.upperBound])
    return part
  }
  func isEqual(to other: NSAttributedString) -> Bool {
    string == other.string
      && zip(_attributes, other._attributes).allSatisfy { _isSame($0, $1) }
  }
  override func isEqual(_ object: Any?) -> Bool {
    (object as? NSAttributedString).map { isEqual(to: $0) } ?? false
  }
  override var hash: Int { string.hashValue }
  func copy() -> Any { NSAttributedString(attributedString: self) }
  func mutableCopy() -> Any { NSMutableAttributedString(attributedString: self) }
  override var description: String {
    var text = ""
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let entries = attributes.map { "    \($0.key.rawValue) = \($0.value);\n" }.sorted()
      text += _storage.substring(with: range) + "{\n" + entries.joined() + "}"
    }
    return text
  }
}
class NSMutableAttributedString: NSAttributedString {
  var mutableString: NSMutableString { _storage }
  func _indices(_ range: NSRange) -> Range<Int> { range.location..<range.upperBound }
  func addAttribute(_ key: Key, value: Any, range: NSRange) {
    for index in _indices(range) { _attributes[index][key] = value }
  }
  func addAttributes(_ attributes: [Key: Any], range: NSRange) {
    for (key, value) in attributes { addAttribute(key, value: value, range: range) }
  }
  func setAttributes(_ attributes: [Key: Any]?, range: NSRange) {
    for index in _indices(range) { _attributes[index] = attributes ?? [:] }
  }
  func removeAttribute(_ key: Key, range: NSRange) {
    for index in _indices(range) { _attributes[index][key] = nil }
  }
  func replaceCharacters(in range: NSRange, with text: String) {
    // New text gets the attributes of the first unit it replaces, or of the one before it.
    let model = range.length > 0 ? range.location : range.location - 1
    let attributes = _attributes.indices.contains(model) ? _attributes[model] : [:]
    var all = _attributes
    all.replaceSubrange(_indices(range), with: text.utf16.map { _ in attributes })
    _storage.replaceCharacters(in: range, with: text)
    _attributes = all
  }
  func replaceCharacters(in range: NSRange, with other: NSAttributedString) {
    var all = _attributes
    all.replaceSubrange(_indices(range), with: other._attributes)
    _storage.replaceCharacters(in: range, with: other.string)
    _attributes = all
  }
  func insert(_ other: NSAttributedString, at location: Int) {
    replaceCharacters(in: NSRange(location: location, length: 0), with: other)
  }
  func append(_ other: NSAttributedString) { insert(other, at: length) }
  func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  func setAttributedString(_ other: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: other)
  }
  func beginEditing() {}
  func endEditing() {}
}
