// The priority queue of swift-collections.
//
// Module: Collections, HeapModule

public struct Heap<Element: Comparable>: ExpressibleByArrayLiteral {
  /// The elements in descending order.
  var _sorted: [Element] = []

  public init() {}
  public init(minimumCapacity: Int) {}
  public init<S: Sequence>(_ elements: S) where S.Element == Element {
    _sorted = elements.sorted(by: >)
  }
  public init(arrayLiteral elements: Element...) { self.init(elements) }

  public var count: Int { _sorted.count }
  public var isEmpty: Bool { _sorted.isEmpty }
  public var min: Element? { _sorted.last }
  public var max: Element? { _sorted.first }
  /// The elements, in an order of no meaning.
  public var unordered: [Element] { _sorted }

  public mutating func insert(_ element: Element) {
    var (low, high) = (0, _sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if _sorted[middle] > element { low = middle + 1 } else { high = middle }
    }
    _sorted.insert(element, at: low)
  }
  public mutating func insert<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    for element in elements { insert(element) }
  }
  public mutating func popMin() -> Element? { _sorted.popLast() }
  public mutating func popMax() -> Element? { _sorted.isEmpty ? nil : _sorted.removeFirst() }
  @discardableResult
  public mutating func removeMin() -> Element { popMin()! }
  @discardableResult
  public mutating func removeMax() -> Element { popMax()! }
  @discardableResult
  public mutating func replaceMin(with replacement: Element) -> Element {
    let old = removeMin()
    insert(replacement)
    return old
  }
  @discardableResult
  public mutating func replaceMax(with replacement: Element) -> Element {
    let old = removeMax()
    insert(replacement)
    return old
  }
}

extension Heap: Sendable where Element: Sendable {}

extension Heap: CustomStringConvertible {
  /// The package shows an address behind the count.
  public var description: String { "<\(count) \(count == 1 ? "item" : "items")>" }
}
