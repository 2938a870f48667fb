// Behaves like `Array`: the difference in storage is not observable.

struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, ExpressibleByArrayLiteral
{
  typealias Index = Int
  typealias SubSequence = ArraySlice<Element>
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<ContiguousArray<Element>>
  typealias ArrayLiteralElement = Element
  var _elements: [Element]
  init() { _elements = [] }
  init(arrayLiteral elements: Element...) { _elements = elements }
  init<S: Sequence>(_ elements: S) where S.Element == Element { _elements = Array(elements) }
  var startIndex: Int { 0 }
  var endIndex: Int { _elements.count }
  var count: Int { _elements.count }
  var capacity: Int { _elements.capacity }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    try _elements.filter(isIncluded)
  }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(index: Int) -> Element {
    get { _elements[index] }
    set { _elements[index] = newValue }
  }
  subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get { _elements[bounds] }
    set { _elements[bounds] = newValue }
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    _elements.replaceSubrange(subrange, with: newElements)
  }
  mutating func append(_ newElement: Element) { _elements.append(newElement) }
}
extension ContiguousArray: Equatable where Element: Equatable {
  static func == (lhs: ContiguousArray<Element>, rhs: ContiguousArray<Element>) -> Bool {
    lhs._elements == rhs._elements
  }
}
extension ContiguousArray: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(_elements) }
}
extension ContiguousArray: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { _elements.description }
  var debugDescription: String { "ContiguousArray(\(_elements.debugDescription))" }
}
