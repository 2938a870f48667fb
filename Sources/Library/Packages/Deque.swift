// The double-ended queue of swift-collections.
//
// Module: Collections, DequeModule

public struct Deque<Element>: RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, ExpressibleByArrayLiteral
{
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<Deque<Element>>

  /// The elements that were prepended, the last one in front; then come the others.
  var _front: [Element] = []
  var _back: [Element] = []
  /// How many of `_back` have been removed from the front.
  var _skipped = 0

  public init() {}
  public init(minimumCapacity: Int) {}
  public init<S: Sequence>(_ elements: S) where S.Element == Element { _back = Array(elements) }
  public init(arrayLiteral elements: Element...) { _back = elements }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public var count: Int { _front.count + _back.count - _skipped }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(position: Int) -> Element {
    get {
      precondition(position >= 0 && position < count, "Index out of bounds")
      return position < _front.count
        ? _front[_front.count - 1 - position] : _back[position - _front.count + _skipped]
    }
    set {
      precondition(position >= 0 && position < count, "Index out of bounds")
      if position < _front.count {
        _front[_front.count - 1 - position] = newValue
      } else {
        _back[position - _front.count + _skipped] = newValue
      }
    }
  }

  public mutating func append(_ newElement: Element) { _back.append(newElement) }
  public mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    _back.append(contentsOf: elements)
  }
  public mutating func prepend(_ newElement: Element) { _front.append(newElement) }
  public mutating func prepend<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    _front.append(contentsOf: elements.reversed())
  }

  public mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    if !_front.isEmpty { return _front.removeLast() }
    let element = _back[_skipped]
    _skipped += 1
    // Half of the storage is free: moving the rest costs no more than removing what is gone did.
    if _skipped * 2 > _back.count {
      _back.removeFirst(_skipped)
      _skipped = 0
    }
    return element
  }
  public mutating func popLast() -> Element? {
    if isEmpty { return nil }
    if _back.count > _skipped { return _back.removeLast() }
    return _front.removeFirst()
  }
  @discardableResult
  public mutating func removeFirst() -> Element {
    guard let element = popFirst() else {
      preconditionFailure("Cannot remove first element of an empty Deque")
    }
    return element
  }
  public mutating func removeFirst(_ n: Int) { for _ in 0..<n { removeFirst() } }
  @discardableResult
  public mutating func removeLast() -> Element {
    guard let element = popLast() else {
      preconditionFailure("Cannot remove last element of an empty Deque")
    }
    return element
  }
  public mutating func removeLast(_ n: Int) { for _ in 0..<n { removeLast() } }
  public mutating func removeAll(keepingCapacity: Bool = false) { self = Deque() }

  public mutating func replaceSubrange<C: Collection>(
    _ subrange: Range<Int>, with newElements: C
  ) where C.Element == Element {
    var elements = Array(self)
    elements.replaceSubrange(subrange, with: newElements)
    self = Deque(elements)
  }
}

extension Deque: Equatable where Element: Equatable {
  public static func == (left: Deque<Element>, right: Deque<Element>) -> Bool {
    left.elementsEqual(right)
  }
}

extension Deque: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(Array(self)) }
}

extension Deque: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { Array(self).description }
  public var debugDescription: String { Array(self).debugDescription }
}

extension Deque: Sendable where Element: Sendable {}

extension Deque: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension Deque: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}
