struct UnsafeRawBufferPointer: _Buffer, CustomDebugStringConvertible {
  typealias Element = UInt8
  typealias SubSequence = Slice<UnsafeRawBufferPointer>
  typealias Iterator = IndexingIterator<UnsafeRawBufferPointer>
  let baseAddress: UnsafeRawPointer?
  let count: Int
  init(start: UnsafeRawPointer?, count: Int) {
    if count < 0 { _fault("UnsafeRawBufferPointer with negative count") }
    baseAddress = start
    self.count = count
  }
  init(_ other: UnsafeMutableRawBufferPointer) {
    self.init(start: other.baseAddress.map { UnsafeRawPointer($0) }, count: other.count)
  }
  init<T>(_ other: UnsafeBufferPointer<T>) {
    self.init(
      start: other.baseAddress.map { UnsafeRawPointer($0) },
      count: other.count * MemoryLayout<T>.stride)
  }
  init<T>(_ other: UnsafeMutableBufferPointer<T>) { self.init(UnsafeBufferPointer(other)) }
  init(rebasing slice: Slice<UnsafeRawBufferPointer>) {
    self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
  }
  subscript(i: Int) -> UInt8 { load(fromByteOffset: i, as: UInt8.self) }
  func _start(_ offset: Int, _ size: Int) -> UnsafeRawPointer {
    if offset < 0 { _fault("UnsafeRawBufferPointer.load with negative offset") }
    guard let baseAddress, offset + size <= count else {
      _fault("UnsafeRawBufferPointer.load out of bounds")
    }
    return baseAddress
  }
  func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    _start(offset, MemoryLayout<T>.size).load(fromByteOffset: offset, as: type)
  }
  func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    _start(offset, MemoryLayout<T>.size).loadUnaligned(fromByteOffset: offset, as: type)
  }
  func bindMemory<T>(to type: T.Type) -> UnsafeBufferPointer<T> {
    UnsafeBufferPointer(
      start: baseAddress?.assumingMemoryBound(to: type), count: count / MemoryLayout<T>.stride)
  }
  func assumingMemoryBound<T>(to type: T.Type) -> UnsafeBufferPointer<T> { bindMemory(to: type) }
  func deallocate() { baseAddress?.deallocate() }
  var debugDescription: String {
    "UnsafeRawBufferPointer(start: \(baseAddress.map { String(reflecting: $0) } ?? "nil"), count: \(count))"
  }
}
