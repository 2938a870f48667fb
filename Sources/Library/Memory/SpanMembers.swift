// Loads by member

extension Array {
  var span: Span<Element> { Span(_elements: self) }
}
