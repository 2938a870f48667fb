import Glibc

/// Measures the C library's heap.
enum GraphHeap {
  /// The bytes allocated and not freed, including blocks that are mapped individually.
  static func bytesInUse() -> Int {
    let account = self.account()
    func size(_ tag: String) -> Int {
      // The last element of a tag is the sum over all arenas.
      guard let line = account.last(where: { $0.hasPrefix("<\(tag) ") }) else { return 0 }
      let size = line.split(separator: "\"").last(where: { Int($0) != nil })
      return size.flatMap { Int($0) } ?? 0
    }
    return size("system type=\"current\"") + size("total type=\"mmap\"")
      - size("total type=\"fast\"") - size("total type=\"rest\"")
  }

  /// The lines that `malloc_info` prints.
  ///
  /// No module of the toolchain declares the function, so it is looked up by name.
  private static func account() -> [Substring] {
    typealias Writer = @convention(c) (Int32, OpaquePointer) -> Int32
    var text: UnsafeMutablePointer<CChar>?
    var size = 0
    guard let symbol = dlsym(nil, "malloc_info"), let stream = open_memstream(&text, &size) else {
      return []
    }
    _ = unsafeBitCast(symbol, to: Writer.self)(0, OpaquePointer(stream))
    fclose(stream)
    defer { free(text) }
    return text.map { String(cString: $0).split(separator: "\n") } ?? []
  }
}
