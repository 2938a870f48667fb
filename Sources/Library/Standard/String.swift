@_builtin
struct String: StringProtocol, RangeReplaceableCollection, LosslessStringConvertible,
  ExpressibleByStringInterpolation, CustomDebugStringConvertible, TextOutputStream, Sendable,
  CVarArg, _ExpressibleByBuiltinStringLiteral
{
  typealias Element = Character
  typealias SubSequence = Substring
  typealias Indices = DefaultIndices<String>
  typealias StringInterpolation = DefaultStringInterpolation
  struct Index: Hashable, Comparable, CustomDebugStringConvertible {
    let _offset: Int
    init(_offset: Int) { self._offset = _offset }
    init(utf16Offset offset: Int, in text: String) {
      _offset = text._offset(ofUTF16: offset)
    }
    init(encodedOffset offset: Int) { _offset = offset }
    var encodedOffset: Int { _offset }
    func utf16Offset(in text: String) -> Int {
      text._utf16Offset(_offset) + (text._beginsScalar(_offset) ? 0 : 1)
    }
    init?<S: StringProtocol>(_ position: Index, within text: S) {
      let text = text._base
      if text._byteCount < position._offset || !text._beginsCharacter(position._offset) {
        return nil
      }
      self = position
    }
    init?<View: _TextView>(_ position: Index, within view: View) {
      if !view._admits(position._offset) { return nil }
      self = position
    }
    func samePosition<S: StringProtocol>(in text: S) -> Index? { Index(self, within: text) }
    func samePosition<View: _TextView>(in view: View) -> Index? {
      Index(self, within: view)
    }
    static func == (lhs: Index, rhs: Index) -> Bool { lhs._offset == rhs._offset }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
    var debugDescription: String { _offset == 0 ? "0[any]" : "\(_offset)[utf8]" }
  }
  struct Iterator: IteratorProtocol {
    let _text: String
    var _offset = 0
    init(_text: String) { self._text = _text }
    mutating func next() -> Character? {
      if _offset >= _text._byteCount { return nil }
      let character = _text._character(_offset)
      _offset = _text._after(_offset)
      return character
    }
  }
}
extension String {
  init() { self = "" }
  init(stringLiteral value: String) { self = value }
  init(stringInterpolation: DefaultStringInterpolation) { self = stringInterpolation._text }
  init(_ string: String) { self = string }
  @_native("string.fromSubstring") init(_ substring: Substring)
  @_native("string.fromCharacter") init(_ character: Character)
  init(_ scalar: Unicode.Scalar) { self = scalar._string }
  init<View: _TextView>(_ view: View) { self = view._part._string }
  init?<View: _TextUnits>(_ units: View) {
    if !units._isWhole { return nil }
    self = units._part._string
  }
  init<S: Sequence>(_ characters: S) where S.Element == Character {
    var result = ""
    for character in characters { result.append(character) }
    self = result
  }
  init<T: LosslessStringConvertible>(_ value: T) { self = value.description }
  init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false) {
    self = String._integer(value._bits, T.isSigned, radix, uppercase)
  }
  @_native("integer.text")
  static func _integer(_ bits: Int, _ signed: Bool, _ radix: Int, _ uppercase: Bool) -> String
  @_native("string.describing") init<Subject>(describing instance: Subject)
  @_native("string.reflecting") init<Subject>(reflecting subject: Subject)
  @_native("string.repeating") init(repeating repeatedValue: String, count: Int)
  init(
    unsafeUninitializedCapacity capacity: Int,
    initializingUTF8With initializer: (UnsafeMutableBufferPointer<UInt8>) throws -> Int
  ) rethrows {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
    let count = try initializer(buffer)
    self.init(decoding: buffer.prefix(count), as: UTF8.self)
  }
  init(repeating repeatedValue: Character, count: Int) {
    self.init(repeating: String(repeatedValue), count: count)
  }
  init<C: Collection>(decoding units: C, as encoding: Unicode.UTF8.Type)
  where C.Element == UInt8 {
    self = units._decoded()
  }
  init<C: Collection>(decoding units: C, as encoding: Unicode.UTF16.Type)
  where C.Element == UInt16 {
    self = ""
    var high: UInt32?
    for unit in units.map({ UInt32($0) }) {
      if let before = high, unit >> 10 == 0x37 {
        _append((before - 0xD800) << 10 + (unit - 0xDC00) + 0x1_0000)
        high = nil
        continue
      }
      if high != nil { _append(0xFFFD) }
      high = unit >> 10 == 0x36 ? unit : nil
      if high == nil { _append(unit >> 10 == 0x37 ? 0xFFFD : unit) }
    }
    if high != nil { _append(0xFFFD) }
  }
  mutating func _append(_ scalar: UInt32) {
    append(Unicode.Scalar(_value: scalar)._string)
  }
  var utf8CString: ContiguousArray<CChar> {
    ContiguousArray(utf8.map { CChar(bitPattern: $0) } + [0])
  }
  init?<C: Collection>(validating units: C, as encoding: Unicode.UTF8.Type)
  where C.Element == UInt8 {
    let bytes = Array(units)
    let text = bytes._decoded()
    if Array(text.utf8) != bytes { return nil }
    self = text
  }
  init?<C: Collection>(validating units: C, as encoding: Unicode.UTF8.Type)
  where C.Element == Int8 {
    self.init(validating: units.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
  init?<C: Collection>(validating units: C, as encoding: Unicode.UTF16.Type)
  where C.Element == UInt16 {
    let text = String(decoding: units, as: UTF16.self)
    if !text.utf16.elementsEqual(units) { return nil }
    self = text
  }
  init<C: Collection>(decoding units: C, as encoding: Unicode.UTF32.Type)
  where C.Element == UInt32 {
    self = ""
    for unit in units { _append(Unicode.Scalar(unit)?.value ?? 0xFFFD) }
  }
  init?<C: Collection>(validating units: C, as encoding: Unicode.UTF32.Type)
  where C.Element == UInt32 {
    if units.contains(where: { Unicode.Scalar($0) == nil }) { return nil }
    self.init(decoding: units, as: UTF32.self)
  }
  var isContiguousUTF8: Bool { true }
  mutating func makeContiguousUTF8() {}

  var _string: String { self }
  var _base: String { self }
  var _byteCount: Int { @_native("string.byteCount") get }
  @_native("string.after") func _after(_ offset: Int) -> Int
  @_native("string.before") func _before(_ offset: Int) -> Int
  @_native("string.advance") func _advance(_ offset: Int, _ distance: Int) -> Int
  @_native("string.distance") func _distance(_ start: Int, _ end: Int) -> Int
  @_native("string.character") func _character(_ offset: Int) -> Character
  @_native("string.slice") func _slice(_ start: Int, _ end: Int) -> String
  @_native("string.byte") func _byte(_ offset: Int) -> UInt8
  func _beginsScalar(_ offset: Int) -> Bool {
    offset >= _byteCount || _byte(offset) & 0xC0 != 0x80
  }
  func _beginsCharacter(_ offset: Int) -> Bool {
    offset >= _byteCount || _before(_after(offset)) == offset
  }
  @_native("string.offsetOfUTF16") func _offset(ofUTF16 offset: Int) -> Int
  /// The offset that is some units of UTF-16 away; -1 if that is outside of the text. The second unit of a scalar is
  /// at the offset behind that of the scalar.
  @_native("string.advanceUTF16") func _advanceUTF16(_ offset: Int, _ distance: Int) -> Int
  @_native("string.utf16Offset") func _utf16Offset(_ offset: Int) -> Int
  @_native("string.replace")
  mutating func _replace(_ start: Int, _ end: Int, _ text: String)
  @_native("string.find")
  func _find(_ other: String, _ start: Int) -> Int
  @_native("string.findBefore")
  func _find(_ other: String, _ start: Int, before end: Int) -> Int
  @_native("string.findEnd")
  func _findEnd(_ other: String, _ start: Int) -> Int

  /// The parts of the text between two byte offsets, as `Substring`s.
  @_native("string.split")
  func _split<Part>(
    _ separator: String, _ start: Int, _ end: Int, _ maxSplits: Int, _ omitsEmpty: Bool
  ) -> [Part]

  var count: Int { @_native("string.count") get }
  var isEmpty: Bool { @_instruction("string.isEmpty") get }
  var startIndex: Index { Index(_offset: 0) }
  var endIndex: Index { Index(_offset: _byteCount) }
  func makeIterator() -> Iterator { Iterator(_text: self) }
  func index(after i: Index) -> Index { Index(_offset: _after(i._offset)) }
  func index(before i: Index) -> Index { Index(_offset: _before(i._offset)) }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    let offset = _advance(i._offset, distance)
    if offset < 0 { _fault("String index is out of bounds") }
    return Index(_offset: offset)
  }
  func distance(from start: Index, to end: Index) -> Int {
    _distance(start._offset, end._offset)
  }
  subscript(i: Index) -> Character {
    if i._offset >= _byteCount { _fault("String index is out of bounds") }
    return _character(i._offset)
  }
  subscript(bounds: Range<Index>) -> Substring {
    if bounds.upperBound._offset > _byteCount { _fault("String index is out of bounds") }
    return Substring(
      _base: self, _start: bounds.lowerBound._offset, _end: bounds.upperBound._offset)
  }
  @available(
    *, unavailable, message: "cannot subscript String with an Int, use a String.Index instead."
  )
  subscript(i: Int) -> Character { _character(i) }
  var first: Character? { isEmpty ? nil : _character(0) }
  var last: Character? { isEmpty ? nil : _character(_before(_byteCount)) }

  @_native("string.appendCharacter") mutating func append(_ c: Character)
  @_instruction("string.append") mutating func append(_ other: String)
  mutating func append(_ other: Substring) { append(other._string) }
  mutating func append<S: Sequence>(contentsOf newElements: S)
  where S.Element == Character {
    for character in newElements { append(character) }
  }
  mutating func append(contentsOf other: String) { append(other) }
  mutating func write(_ string: String) { append(string) }
  mutating func insert(_ newElement: Character, at i: Index) {
    _replace(i._offset, i._offset, String(newElement))
  }
  mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index)
  where C.Element == Character {
    _replace(i._offset, i._offset, String(newElements))
  }
  mutating func replaceSubrange<C: Collection>(
    _ subrange: Range<Index>, with newElements: C
  ) where C.Element == Character {
    if subrange.upperBound._offset > _byteCount { _fault("String index is out of bounds") }
    _replace(
      subrange.lowerBound._offset, subrange.upperBound._offset, String(newElements))
  }
  @discardableResult
  mutating func remove(at i: Index) -> Character {
    if i._offset >= _byteCount { _fault("String index is out of bounds") }
    let character = _character(i._offset)
    _replace(i._offset, _after(i._offset), "")
    return character
  }
  mutating func removeAll(keepingCapacity: Bool = false) { self = "" }
  mutating func reserveCapacity(_ n: Int) {}

  @_instruction("string.concat") static func + (lhs: String, rhs: String) -> String
  @_instruction("string.append") static func += (lhs: inout String, rhs: String)
  @_instruction("string.equal") static func == (lhs: String, rhs: String) -> Bool
  @_instruction("string.notEqual") static func != (lhs: String, rhs: String) -> Bool
  @_instruction("string.less") static func < (lhs: String, rhs: String) -> Bool
  @_native("string.uppercased") func uppercased() -> String
  @_native("string.lowercased") func lowercased() -> String
  @_native("string.hasPrefix") func hasPrefix(_ prefix: String) -> Bool
  @_native("string.hasSuffix") func hasSuffix(_ suffix: String) -> Bool
  func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
    var result = ""
    for character in self { if try isIncluded(character) { result.append(character) } }
    return result
  }
  @_native("string.scalar") func _scalar(_ offset: Int) -> UInt32
  var hash: Int { hashValue }
  func hash(into hasher: inout Hasher) { hasher._combine(_hash) }
  var _hash: Int { @_native("any.hash") get }
  var description: String { self }
  var debugDescription: String { _debugDescription(self) }
}
