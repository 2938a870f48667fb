// Temporary pointers to values; what is written through them is copied back at the end.

func withUnsafePointer<T, Result>(
  to value: T, _ body: (UnsafePointer<T>) throws -> Result
) rethrows -> Result {
  try body(UnsafePointer(_memory: _Memory([value]), _index: 0))
}
func withUnsafePointer<T, Result>(
  to value: inout T, _ body: (UnsafePointer<T>) throws -> Result
) rethrows -> Result {
  try withUnsafeMutablePointer(to: &value) { try body(UnsafePointer($0)) }
}
func withUnsafeMutablePointer<T, Result>(
  to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> Result
) rethrows -> Result {
  let memory = _Memory<T>([value])
  defer { value = memory._load(0) }
  return try body(UnsafeMutablePointer(_memory: memory, _index: 0))
}
func withUnsafeBytes<T, Result>(
  of value: T, _ body: (UnsafeRawBufferPointer) throws -> Result
) rethrows -> Result {
  try withUnsafePointer(to: value) { pointer in
    try body(
      UnsafeRawBufferPointer(start: UnsafeRawPointer(pointer), count: MemoryLayout<T>.size))
  }
}
func withUnsafeBytes<T, Result>(
  of value: inout T, _ body: (UnsafeRawBufferPointer) throws -> Result
) rethrows -> Result {
  try withUnsafeMutableBytes(of: &value) { try body(UnsafeRawBufferPointer($0)) }
}
func withUnsafeMutableBytes<T, Result>(
  of value: inout T, _ body: (UnsafeMutableRawBufferPointer) throws -> Result
) rethrows -> Result {
  try withUnsafeMutablePointer(to: &value) { pointer in
    try body(
      UnsafeMutableRawBufferPointer(
        start: UnsafeMutableRawPointer(pointer), count: MemoryLayout<T>.size))
  }
}
