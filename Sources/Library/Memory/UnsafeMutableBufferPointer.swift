struct UnsafeMutableBufferPointer<Element>: _Buffer, MutableCollection,
  CustomDebugStringConvertible
{
  typealias SubSequence = Slice<UnsafeMutableBufferPointer<Element>>
  typealias Iterator = IndexingIterator<UnsafeMutableBufferPointer<Element>>
  let baseAddress: UnsafeMutablePointer<Element>?
  let count: Int
  init(start: UnsafeMutablePointer<Element>?, count: Int) {
    if count < 0 { _fault("UnsafeMutableBufferPointer with negative count") }
    baseAddress = start
    self.count = count
  }
  init(mutating other: UnsafeBufferPointer<Element>) {
    self.init(start: UnsafeMutablePointer(mutating: other.baseAddress), count: other.count)
  }
  init(rebasing slice: Slice<UnsafeMutableBufferPointer<Element>>) {
    self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
  }
  static func allocate(capacity count: Int) -> UnsafeMutableBufferPointer<Element> {
    Self(start: .allocate(capacity: count), count: count)
  }
  func deallocate() { baseAddress?.deallocate() }
  func withMemoryRebound<T, E: Error, Result>(
    to type: T.Type, _ body: (UnsafeMutableBufferPointer<T>) throws(E) -> Result
  ) throws(E) -> Result {
    let start = baseAddress.map { $0._rebound(to: type) }
    let size = count * MemoryLayout<Element>.stride
    return try body(
      UnsafeMutableBufferPointer<T>(start: start, count: size / MemoryLayout<T>.stride))
  }
  func _pointer(at i: Int) -> UnsafeMutablePointer<Element> {
    if i < 0 || i >= count { _fault("Index out of range") }
    return baseAddress! + i
  }
  subscript(i: Int) -> Element {
    get {
      if i < 0 || i >= count { _fault("Index out of range") }
      return baseAddress![i]
    }
    nonmutating _modify {
      if i < 0 || i >= count { _fault("Index out of range") }
      yield &baseAddress![i]
    }
    nonmutating set {
      if i < 0 || i >= count { _fault("Index out of range") }
      baseAddress![i] = newValue
    }
  }
  subscript(bounds: Range<Int>) -> Slice<UnsafeMutableBufferPointer<Element>> {
    get {
      if bounds.lowerBound < 0 || bounds.upperBound > count { _fault("Index out of range") }
      return Slice(base: self, bounds: bounds)
    }
    nonmutating set {
      var buffer = self
      buffer._replace(bounds, newValue)
    }
  }
  func swapAt(_ i: Int, _ j: Int) {
    let element = self[i]
    self[i] = self[j]
    self[j] = element
  }
  func initialize(repeating value: Element) { update(repeating: value) }
  func update(repeating value: Element) { for i in 0..<count { self[i] = value } }
  func initialize<S: Sequence>(from source: S) -> (S.Iterator, Int) where S.Element == Element {
    var iterator = source.makeIterator()
    var i = 0
    while i < count, let element = iterator.next() {
      self[i] = element
      i += 1
    }
    return (iterator, i)
  }
  func initialize<C: Collection>(fromContentsOf source: C) -> Int where C.Element == Element {
    if source.count > count {
      _fault("buffer cannot contain every element from source collection.")
    }
    return initialize(from: source).1
  }
  func update<C: Collection>(fromContentsOf source: C) -> Int where C.Element == Element {
    initialize(fromContentsOf: source)
  }
  func initializeElement(at i: Int, to value: Element) { self[i] = value }
  func moveElement(from i: Int) -> Element { _pointer(at: i).move() }
  func deinitializeElement(at i: Int) { _ = _pointer(at: i).deinitialize(count: 1) }
  @discardableResult func deinitialize() -> UnsafeMutableRawBufferPointer {
    baseAddress?.deinitialize(count: count)
    return UnsafeMutableRawBufferPointer(self)
  }
  var debugDescription: String {
    "UnsafeMutableBufferPointer(start: \(baseAddress.map(String.init(reflecting:)) ?? "nil"), count: \(count))"
  }
}
