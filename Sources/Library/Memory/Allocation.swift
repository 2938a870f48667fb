// The memory functions of the C library.

func malloc(_ count: Int) -> UnsafeMutableRawPointer? {
  UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
}
func calloc(_ count: Int, _ size: Int) -> UnsafeMutableRawPointer? { malloc(count * size) }
func free(_ pointer: UnsafeMutableRawPointer?) { pointer?.deallocate() }
func realloc(_ pointer: UnsafeMutableRawPointer?, _ count: Int) -> UnsafeMutableRawPointer? {
  let new = malloc(count)
  guard let pointer else { return new }
  new?.copyMemory(
    from: UnsafeRawPointer(pointer), byteCount: min(count, pointer._memory._byteCount))
  pointer.deallocate()
  return new
}
func posix_memalign(
  _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ count: Int
) -> Int32 {
  result.pointee = malloc(count)
  return 0
}
func withUnsafeTemporaryAllocation<T, R, E: Error>(
  of type: T.Type, capacity: Int, _ body: (UnsafeMutableBufferPointer<T>) throws(E) -> R
) throws(E) -> R {
  let buffer = UnsafeMutableBufferPointer<T>.allocate(capacity: capacity)
  defer { buffer.deallocate() }
  return try body(buffer)
}
func withUnsafeTemporaryAllocation<R, E: Error>(
  byteCount: Int, alignment: Int, _ body: (UnsafeMutableRawBufferPointer) throws(E) -> R
) throws(E) -> R {
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: byteCount, alignment: alignment)
  defer { buffer.deallocate() }
  return try body(buffer)
}
