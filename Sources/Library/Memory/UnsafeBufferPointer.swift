struct UnsafeBufferPointer<Element>: _Buffer, CustomDebugStringConvertible {
  typealias SubSequence = Slice<UnsafeBufferPointer<Element>>
  typealias Iterator = IndexingIterator<UnsafeBufferPointer<Element>>
  let baseAddress: UnsafePointer<Element>?
  let count: Int
  init(start: UnsafePointer<Element>?, count: Int) {
    if count < 0 { _fault("UnsafeBufferPointer with negative count") }
    baseAddress = start
    self.count = count
  }
  init(_ other: UnsafeMutableBufferPointer<Element>) {
    self.init(start: UnsafePointer(other.baseAddress), count: other.count)
  }
  init(rebasing slice: Slice<UnsafeBufferPointer<Element>>) {
    self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
  }
  subscript(i: Int) -> Element {
    if i < 0 || i >= count { _fault("Index out of range") }
    return baseAddress![i]
  }
  func deallocate() { baseAddress?.deallocate() }
  func withMemoryRebound<T, E: Error, Result>(
    to type: T.Type, _ body: (UnsafeBufferPointer<T>) throws(E) -> Result
  ) throws(E) -> Result {
    let start = baseAddress.map { UnsafePointer<T>($0._rebound(to: type)) }
    let size = count * MemoryLayout<Element>.stride
    return try body(UnsafeBufferPointer<T>(start: start, count: size / MemoryLayout<T>.stride))
  }
  var debugDescription: String {
    "UnsafeBufferPointer(start: \(baseAddress.map(String.init(reflecting:)) ?? "nil"), count: \(count))"
  }
}
