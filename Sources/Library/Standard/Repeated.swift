func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> {
  if n < 0 { _fault("Repetition count should be non-negative") }
  return Repeated(count: n, repeatedValue: element)
}
struct Repeated<Element>: RandomAccessCollection {
  typealias Index = Int
  typealias SubSequence = Slice<Repeated<Element>>
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<Repeated<Element>>
  let count: Int
  let repeatedValue: Element
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(position: Int) -> Element {
    if position < 0 || position >= count { _fault("Index out of range") }
    return repeatedValue
  }
}
struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection,
  CustomDebugStringConvertible
{
  typealias Index = Int
  typealias SubSequence = Slice<CollectionOfOne<Element>>
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<CollectionOfOne<Element>>
  var _element: Element
  init(_ element: Element) { _element = element }
  var startIndex: Int { 0 }
  var endIndex: Int { 1 }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(position: Int) -> Element {
    get {
      if position != 0 { _fault("Index out of range") }
      return _element
    }
    set {
      if position != 0 { _fault("Index out of range") }
      _element = newValue
    }
  }
  var count: Int { 1 }
  var debugDescription: String { "CollectionOfOne(\(String(reflecting: _element)))" }
}
struct EmptyCollection<Element>: RandomAccessCollection {
  typealias Index = Int
  typealias SubSequence = Slice<EmptyCollection<Element>>
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<EmptyCollection<Element>>
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { 0 }
  func index(after i: Int) -> Int { _fault("EmptyCollection can't advance indices") }
  func index(before i: Int) -> Int { _fault("EmptyCollection can't advance indices") }
  subscript(position: Int) -> Element { _fault("Index out of range") }
}
extension EmptyCollection: Equatable {
  static func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>) -> Bool { true }
}
