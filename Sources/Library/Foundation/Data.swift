struct Data: Hashable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  CustomStringConvertible, Sendable
{
  typealias Element = UInt8
  typealias Index = Int
  typealias SubSequence = Data
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<[UInt8]>
  var _bytes: [UInt8]
  // A slice keeps the indices of its base.
  var _start = 0
  static func == (lhs: Data, rhs: Data) -> Bool { lhs._bytes == rhs._bytes }
  func hash(into hasher: inout Hasher) { hasher.combine(_bytes) }
  init() { _bytes = [] }
  init<S: Sequence>(_ elements: S) where S.Element == UInt8 { _bytes = Array(elements) }
  init(repeating repeatedValue: UInt8, count: Int) {
    _bytes = [UInt8](repeating: repeatedValue, count: count)
  }
  init(count: Int) { _bytes = [UInt8](repeating: 0, count: count) }
  init(capacity: Int) { _bytes = [] }
  struct Base64EncodingOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct Base64DecodingOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let ignoreUnknownCharacters = Base64DecodingOptions(rawValue: 1)
  }
  init?(base64Encoded data: Data, options: Base64DecodingOptions = []) {
    self.init(base64Encoded: String(decoding: data, as: UTF8.self), options: options)
  }
  init?(base64Encoded given: String, options: Base64DecodingOptions = []) {
    let text =
      options.isEmpty
      ? given : given.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "+/=".contains($0)) }
    guard let bytes = _decodeBase64(text) else { return nil }
    _bytes = bytes
  }
  func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
  func _decoded() -> String { _bytes._decoded() }
  var startIndex: Int { _start }
  var endIndex: Int { _start + _bytes.count }
  var count: Int { _bytes.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(position: Int) -> UInt8 {
    get { _bytes[position - _start] }
    set { _bytes[position - _start] = newValue }
  }
  subscript(bounds: Range<Int>) -> Data {
    get {
      var part = Data(_bytes[bounds.lowerBound - _start..<bounds.upperBound - _start])
      part._start = bounds.lowerBound
      return part
    }
    set { replaceSubrange(bounds, with: newValue) }
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == UInt8 {
    _bytes.replaceSubrange(
      subrange.lowerBound - _start..<subrange.upperBound - _start, with: newElements)
  }
  mutating func resetBytes(in range: Range<Int>) {
    replaceSubrange(range, with: repeatElement(0, count: range.count))
  }
  func advanced(by amount: Int) -> Data { Data(_bytes.dropFirst(amount)) }
  mutating func append(_ byte: UInt8) { _bytes.append(byte) }
  mutating func append(_ other: Data) { _bytes.append(contentsOf: other._bytes) }
  func subdata(in range: Range<Int>) -> Data { Data(self[range]._bytes) }
  func base64EncodedString(options: Base64EncodingOptions = []) -> String {
    _encodeBase64(_bytes)
  }
  func base64EncodedData(options: Base64EncodingOptions = []) -> Data {
    Data(base64EncodedString(options: options).utf8)
  }
  func range(of other: Data) -> Range<Int>? { firstRange(of: other) }
  var description: String { "\(count) bytes" }
  var debugDescription: String { description }
}
extension Array where Element == UInt8 {
  init(_ data: Data) { self = data._bytes }
}
@_native("data.encodeBase64") func _encodeBase64(_ bytes: [UInt8]) -> String
@_native("data.decodeBase64") func _decodeBase64(_ text: String) -> [UInt8]?
