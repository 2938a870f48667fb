// Arrays whose size is part of their type.

@_native("type.genericValue") func _genericValue(_ type: Any.Type) -> Int
struct InlineArray<let _size: Int, Element>: ExpressibleByArrayLiteral {
  var _elements: [Element]
  init(arrayLiteral elements: Element...) { _elements = elements }
  init(repeating value: Element) { _elements = Array(repeating: value, count: _size) }
  init<E: Error>(_ body: (Int) throws(E) -> Element) throws(E) {
    var elements: [Element] = []
    for i in 0..<_size { elements.append(try body(i)) }
    _elements = elements
  }
  init<E: Error>(
    first: Element, next: (borrowing Element) throws(E) -> Element
  ) throws(E) {
    var elements: [Element] = []
    for i in 0..<_size { elements.append(i == 0 ? first : try next(elements[i - 1])) }
    _elements = elements
  }
  static var count: Int { _size }
  var count: Int { _size }
  var isEmpty: Bool { _size == 0 }
  var startIndex: Int { 0 }
  var endIndex: Int { _size }
  var indices: Range<Int> { 0..<_size }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(i: Int) -> Element {
    get {
      if i < 0 || i >= _size { _fault("Index out of bounds") }
      return _elements[i]
    }
    set {
      if i < 0 || i >= _size { _fault("Index out of bounds") }
      _elements[i] = newValue
    }
  }
  subscript(unchecked i: Int) -> Element {
    get { self[i] }
    set { self[i] = newValue }
  }
  mutating func swapAt(_ i: Int, _ j: Int) {
    let value = self[i]
    self[i] = self[j]
    self[j] = value
  }
}
