// The bytes of identifiers and data.
//
// Loads with: UUID, Data

typealias uuid_t = (
  UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
  UInt8, UInt8, UInt8
)
extension UUID {
  init(uuid: uuid_t) {
    func half(_ bytes: [UInt8]) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    let u = uuid
    self.init(
      _high: half([u.0, u.1, u.2, u.3, u.4, u.5, u.6, u.7]),
      _low: half([u.8, u.9, u.10, u.11, u.12, u.13, u.14, u.15]))
  }
  var uuid: uuid_t {
    func byte(_ place: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: (place < 8 ? _high : _low) >> (56 - 8 * (place % 8)))
    }
    return (
      byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7), byte(8), byte(9),
      byte(10), byte(11), byte(12), byte(13), byte(14), byte(15)
    )
  }
  static func random(using generator: inout some RandomNumberGenerator) -> UUID {
    let (high, low) = (generator.next() as UInt64, generator.next() as UInt64)
    return UUID(
      _high: (Int(bitPattern: UInt(high)) & -61441) | 0x4000,
      _low: (Int(bitPattern: UInt(low)) & 0x3FFF_FFFF_FFFF_FFFF) | Int.min)
  }
}
extension Data {
  struct SearchOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let backwards = SearchOptions(rawValue: 1)
    static let anchored = SearchOptions(rawValue: 2)
  }
  func range(
    of data: Data, options: SearchOptions, in range: Range<Int>? = nil
  ) -> Range<Int>? {
    let whole = range ?? startIndex..<endIndex
    let last = whole.upperBound - data.count
    if data.isEmpty || last < whole.lowerBound { return nil }
    var starts = Array(whole.lowerBound...last)
    if options.contains(.backwards) { starts.reverse() }
    if options.contains(.anchored) { starts = [starts[0]] }
    let found = starts.first {
      _bytes[($0 - _start)..<($0 - _start + data.count)].elementsEqual(data)
    }
    return found.map { $0..<$0 + data.count }
  }
  func range(of data: Data, in range: Range<Int>) -> Range<Int>? {
    self.range(of: data, options: [], in: range)
  }
  @discardableResult
  func copyBytes(to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let count = Swift.min(buffer.count, _bytes.count)
    for index in 0..<count { buffer[index] = _bytes[index] }
    return count
  }
  func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, count: Int) {
    for index in 0..<Swift.min(count, _bytes.count) { pointer[index] = _bytes[index] }
  }
  mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
    for index in 0..<count { append(bytes[index]) }
  }
}
