// The temporary memory for `f(&x)`, `f(array)` and `f("text")`.

func _valuePointer<T>(_ value: T) -> UnsafeMutablePointer<T> {
  UnsafeMutablePointer(_memory: _Memory([value]), _index: 0)
}
func _pointedValue<T>(_ pointer: UnsafeMutablePointer<T>) -> T { pointer._memory._load(0) }
func _elementsPointer<T>(_ elements: [T]) -> UnsafeMutablePointer<T> {
  UnsafeMutablePointer(_memory: _Memory(elements.map { $0 }), _index: 0)
}
func _pointedElements<T>(_ pointer: UnsafeMutablePointer<T>) -> [T] {
  pointer._memory._elements.indices.map { pointer._memory._load($0) }
}
func _textPointer(_ text: String) -> UnsafePointer<CChar> {
  UnsafePointer(_elementsPointer(Array(text.utf8CString)))
}
func _textBytes(_ text: String) -> UnsafePointer<UInt8> {
  UnsafePointer(_elementsPointer(Array(text.utf8) + [0]))
}
