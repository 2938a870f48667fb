extension PreludeLibrary {
  /// Values and their parts, lent as memory: what is written there is taken over at the end.
  static let memoryAccess = PreludeChunk(
    names: [
      "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBytes", "withUnsafeMutableBytes",
    ],
    text: #"""
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
      """#)

  static let arrayMemory = PreludeChunk(
    members: [
      "withUnsafeBytes", "withUnsafeMutableBytes", "withUnsafeBufferPointer",
      "withUnsafeMutableBufferPointer", "withContiguousStorageIfAvailable",
      "withContiguousMutableStorageIfAvailable",
    ],
    text: #"""
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
      """#)

  /// Other sequences lend the elements that they hold as arrays do.
  static let sliceMemory = PreludeChunk(
    members: [
      "withUnsafeBytes", "withUnsafeBufferPointer", "withUnsafeMutableBufferPointer",
      "withContiguousStorageIfAvailable",
    ],
    text: ["ArraySlice", "ContiguousArray"].map(sliceText).joined(separator: "\n"))

  private static func sliceText(_ name: String) -> String {
    """
    extension \(name) {
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
    """
  }

  static let textMemory = PreludeChunk(
    members: ["withCString", "withUTF8", "init(cString:)"],
    text: #"""
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
      """#)

  static let dataMemory = PreludeChunk(
    members: ["withUnsafeBytes", "withUnsafeMutableBytes", "init(bytes:)", "init(buffer:)"],
    text: #"""
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
      """#)
}
