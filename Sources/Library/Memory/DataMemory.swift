// Loads by member

extension Data {
  func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try _bytes.withUnsafeBytes(body)
  }
  mutating func withUnsafeMutableBytes<Result>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try _bytes.withUnsafeMutableBytes(body)
  }
  init(bytes: UnsafeRawPointer, count: Int) {
    self.init(UnsafeRawBufferPointer(start: bytes, count: count))
  }
  init<T>(buffer: UnsafeBufferPointer<T>) { self.init(UnsafeRawBufferPointer(buffer)) }
  init<T>(buffer: UnsafeMutableBufferPointer<T>) { self.init(UnsafeRawBufferPointer(buffer)) }
}
