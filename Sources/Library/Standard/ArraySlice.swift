struct ArraySlice<Element>: RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, ExpressibleByArrayLiteral
{
  typealias Index = Int
  typealias SubSequence = ArraySlice<Element>
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<ArraySlice<Element>>
  typealias ArrayLiteralElement = Element
  var _base: [Element]
  var startIndex: Int
  var endIndex: Int
  init() {
    _base = []
    startIndex = 0
    endIndex = 0
  }
  init(_base: [Element], startIndex: Int, endIndex: Int) {
    self._base = _base
    self.startIndex = startIndex
    self.endIndex = endIndex
  }
  init(arrayLiteral elements: Element...) {
    _base = elements
    startIndex = 0
    endIndex = elements.count
  }
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    _base = Array(elements)
    startIndex = 0
    endIndex = _base.count
  }
  var count: Int { endIndex - startIndex }
  func _decoded() -> String { _base._decode(startIndex, endIndex) }
  var isEmpty: Bool { endIndex == startIndex }
  // The result type is that of `RangeReplaceableCollection`.
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var kept: [Element] = []
    for element in self { if try isIncluded(element) { kept.append(element) } }
    return kept
  }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  var first: Element? { isEmpty ? nil : _base[startIndex] }
  var last: Element? { isEmpty ? nil : _base[endIndex - 1] }
  subscript(index: Int) -> Element {
    get {
      if index < startIndex || index >= endIndex { _fault("Index out of bounds") }
      return _base[index]
    }
    set {
      if index < startIndex || index >= endIndex { _fault("Index out of bounds") }
      _base[index] = newValue
    }
  }
  subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get {
      if bounds.lowerBound < startIndex || bounds.upperBound > endIndex {
        _fault("ArraySlice index is out of range")
      }
      return ArraySlice(
        _base: _base, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
    }
    set { replaceSubrange(bounds, with: newValue) }
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    if subrange.lowerBound < startIndex {
      _fault("ArraySlice replace: subrange start is before the startIndex")
    }
    if subrange.upperBound > endIndex {
      _fault("ArraySlice replace: subrange extends past the end")
    }
    let before = _base.count
    _base.replaceSubrange(subrange, with: newElements)
    endIndex += _base.count - before
  }
  mutating func append(_ newElement: Element) {
    _base.insert(newElement, at: endIndex)
    endIndex += 1
  }
}
extension ArraySlice: Equatable where Element: Equatable {
  static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool {
    Array(lhs) == Array(rhs)
  }
}
extension ArraySlice: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher._combine(count)
    for element in self { hasher.combine(element) }
  }
}
extension ArraySlice: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { _description(Array(self)) }
  var debugDescription: String { "ArraySlice(\(_debugDescription(Array(self))))" }
}
