// Slices lend their elements as arrays do.
//
// Twin: ArraySlice=ContiguousArray
// Loads by member

extension ArraySlice {
  func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result {
    try Array(self).withUnsafeBufferPointer(body)
  }
  func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try Array(self).withUnsafeBytes(body)
  }
  func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try Array(self).withUnsafeBufferPointer(body)
  }
  mutating func withUnsafeMutableBufferPointer<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result {
    var elements = Array(self)
    defer { replaceSubrange(startIndex..<endIndex, with: elements) }
    return try elements.withUnsafeMutableBufferPointer(body)
  }
}
