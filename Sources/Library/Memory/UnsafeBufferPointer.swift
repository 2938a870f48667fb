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
  var debugDescription: String {
    "UnsafeBufferPointer(start: \(baseAddress.map(String.init(reflecting:)) ?? "nil"), count: \(count))"
  }
}
