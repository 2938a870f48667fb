struct Span<Element> {
  let _elements: [Element]
  var count: Int { _elements.count }
  var isEmpty: Bool { _elements.isEmpty }
  var indices: Range<Int> { 0..<count }
  subscript(position: Int) -> Element {
    if position < 0 || position >= count { _fault("Index out of bounds") }
    return _elements[position]
  }
  subscript(unchecked position: Int) -> Element { self[position] }
  func _part(_ bounds: Range<Int>) -> Span<Element> {
    if bounds.lowerBound < 0 || bounds.upperBound > count { _fault("Index range out of bounds") }
    return Span(_elements: Array(_elements[bounds]))
  }
  func extracting(_ bounds: Range<Int>) -> Span<Element> { _part(bounds) }
  func extracting<R: RangeExpression>(_ bounds: R) -> Span<Element> where R.Bound == Int {
    _part(bounds.relative(to: indices))
  }
  func extracting(first maxLength: Int) -> Span<Element> { _part(0..<Swift.min(maxLength, count)) }
  func extracting(last maxLength: Int) -> Span<Element> {
    _part((count - Swift.min(maxLength, count))..<count)
  }
  func extracting(droppingFirst k: Int) -> Span<Element> { _part(Swift.min(k, count)..<count) }
  func extracting(droppingLast k: Int) -> Span<Element> { _part(0..<(count - Swift.min(k, count))) }
  func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result {
    try _elements.withUnsafeBufferPointer(body)
  }
}
