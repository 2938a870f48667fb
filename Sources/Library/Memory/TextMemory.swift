// Loads by member

extension String {
  func withCString<Result>(
    _ body: (UnsafePointer<CChar>) throws -> Result
  ) rethrows -> Result {
    try Array(utf8CString).withUnsafeBufferPointer { try body($0.baseAddress!) }
  }
  mutating func withUTF8<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try Array(utf8).withUnsafeBufferPointer(body)
  }
  init(cString pointer: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    while pointer[bytes.count] != 0 { bytes.append(UInt8(bitPattern: pointer[bytes.count])) }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
