struct Substring: StringProtocol, RangeReplaceableCollection, LosslessStringConvertible,
  CustomDebugStringConvertible, TextOutputStream, Sendable
{
  typealias Element = Character
  typealias Index = String.Index
  typealias SubSequence = Substring
  typealias Indices = DefaultIndices<Substring>
  typealias Iterator = IndexingIterator<Substring>
  var _base: String
  var _start: Int
  var _end: Int
  init() { self.init("") }
  init(_base: String, _start: Int, _end: Int) {
    self._base = _base
    self._start = _start
    self._end = _end
  }
  init(_ text: String) {
    _base = text
    _start = 0
    _end = text._byteCount
  }
  init(stringLiteral value: String) { self.init(value) }
  init<View: _TextView>(_ view: View) { self = view._part }
  init<S: Sequence>(_ characters: S) where S.Element == Character {
    self.init(String(characters))
  }
  var _string: String { @_native("substring.text") get }
  var base: String { _base }
  var startIndex: String.Index { String.Index(_offset: _start) }
  var endIndex: String.Index { String.Index(_offset: _end) }
  var isEmpty: Bool { _start == _end }
  var count: Int { _base._distance(_start, _end) }
  func index(after i: String.Index) -> String.Index { _base.index(after: i) }
  func index(before i: String.Index) -> String.Index { _base.index(before: i) }
  subscript(i: String.Index) -> Character {
    if i._offset < _start || i._offset >= _end { _fault("String index is out of bounds") }
    return _base._character(i._offset)
  }
  subscript(bounds: Range<String.Index>) -> Substring {
    if bounds.lowerBound._offset < _start || bounds.upperBound._offset > _end {
      _fault("Substring index range is out of bounds")
    }
    return Substring(
      _base: _base, _start: bounds.lowerBound._offset, _end: bounds.upperBound._offset)
  }
  mutating func replaceSubrange<C: Collection>(
    _ subrange: Range<String.Index>, with newElements: C
  ) where C.Element == Character {
    let before = _base._byteCount
    _base._replace(
      subrange.lowerBound._offset, subrange.upperBound._offset, String(newElements))
    _end += _base._byteCount - before
  }
  mutating func append(_ c: Character) { append(String(c)) }
  mutating func append(_ other: String) {
    let before = _base._byteCount
    _base._replace(_end, _end, other)
    _end += _base._byteCount - before
  }
  mutating func write(_ string: String) { append(string) }
  func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String {
    try _string.filter(isIncluded)
  }
  static func == (lhs: Substring, rhs: Substring) -> Bool { lhs._string == rhs._string }
  static func < (lhs: Substring, rhs: Substring) -> Bool { lhs._string < rhs._string }
  static func == (lhs: Substring, rhs: String) -> Bool { lhs._string == rhs }
  static func == (lhs: String, rhs: Substring) -> Bool { lhs == rhs._string }
  static func + (lhs: Substring, rhs: String) -> String { lhs._string + rhs }
  static func + (lhs: String, rhs: Substring) -> String { lhs + rhs._string }
  static func += (lhs: inout String, rhs: Substring) { lhs.append(rhs._string) }
  func hash(into hasher: inout Hasher) { _string.hash(into: &hasher) }
  var description: String { _string }
  var debugDescription: String { _debugDescription(_string) }
}
