struct UnsafeMutableRawBufferPointer: _Buffer, MutableCollection,
  CustomDebugStringConvertible
{
  typealias Element = UInt8
  typealias SubSequence = Slice<UnsafeMutableRawBufferPointer>
  typealias Iterator = IndexingIterator<UnsafeMutableRawBufferPointer>
  let baseAddress: UnsafeMutableRawPointer?
  let count: Int
  init(start: UnsafeMutableRawPointer?, count: Int) {
    if count < 0 { _fault("UnsafeMutableRawBufferPointer with negative count") }
    baseAddress = start
    self.count = count
  }
  init<T>(_ other: UnsafeMutableBufferPointer<T>) {
    self.init(
      start: other.baseAddress.map { UnsafeMutableRawPointer($0) },
      count: other.count * MemoryLayout<T>.stride)
  }
  init(mutating other: UnsafeRawBufferPointer) {
    self.init(
      start: other.baseAddress.map { UnsafeMutableRawPointer(mutating: $0) }, count: other.count)
  }
  init(rebasing slice: Slice<UnsafeMutableRawBufferPointer>) {
    self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
  }
  static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawBufferPointer {
    Self(start: .allocate(byteCount: byteCount, alignment: alignment), count: byteCount)
  }
  func deallocate() { baseAddress?.deallocate() }
  subscript(i: Int) -> UInt8 {
    get { load(fromByteOffset: i, as: UInt8.self) }
    nonmutating set { storeBytes(of: newValue, toByteOffset: i, as: UInt8.self) }
  }
  func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    UnsafeRawBufferPointer(self).load(fromByteOffset: offset, as: type)
  }
  func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: type)
  }
  func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type) {
    if offset < 0 { _fault("UnsafeMutableRawBufferPointer.storeBytes with negative offset") }
    guard let baseAddress, offset + MemoryLayout<T>.size <= count else {
      _fault("UnsafeMutableRawBufferPointer.storeBytes out of bounds")
    }
    baseAddress.storeBytes(of: value, toByteOffset: offset, as: type)
  }
  func copyMemory(from source: UnsafeRawBufferPointer) { copyBytes(from: source) }
  func copyBytes<C: Collection>(from source: C) where C.Element == UInt8 {
    if source.count > count {
      _fault("UnsafeMutableRawBufferPointer.copyBytes source has too many elements")
    }
    var i = 0
    for byte in source {
      self[i] = byte
      i += 1
    }
  }
  func bindMemory<T>(to type: T.Type) -> UnsafeMutableBufferPointer<T> {
    UnsafeMutableBufferPointer(
      start: baseAddress?.assumingMemoryBound(to: type), count: count / MemoryLayout<T>.stride)
  }
  func assumingMemoryBound<T>(to type: T.Type) -> UnsafeMutableBufferPointer<T> {
    bindMemory(to: type)
  }
  var debugDescription: String {
    "UnsafeMutableRawBufferPointer(start: \(baseAddress.map { String(reflecting: $0) } ?? "nil"), count: \(count))"
  }
}
