// Loads by member

extension Array {
  func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try withUnsafeBufferPointer { try body(UnsafeRawBufferPointer($0)) }
  }
  mutating func withUnsafeMutableBytes<Result>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try withUnsafeMutableBufferPointer { try body(UnsafeMutableRawBufferPointer($0)) }
  }
  mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try withUnsafeMutableBufferPointer(body)
  }
  func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result {
    let start = UnsafePointer<Element>(_memory: _Memory(map { $0 }), _index: 0)
    return try body(UnsafeBufferPointer(start: start, count: count))
  }
  mutating func withUnsafeMutableBufferPointer<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result {
    let count = count
    let memory = _Memory<Element>(map { $0 })
    var buffer = UnsafeMutableBufferPointer<Element>(
      start: UnsafeMutablePointer(_memory: memory, _index: 0), count: count)
    defer { self = (0..<count).map { memory._load($0) } }
    return try body(&buffer)
  }
  func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try withUnsafeBufferPointer(body)
  }
}
