import Glibc

/// The heap as the C library accounts for it.
enum GraphHeap {
  /// Bytes handed out and not given back, blocks mapped on their own included.
  static func bytesInUse() -> Int {
    let account = self.account()
    func size(_ tag: String) -> Int {
      // The last mention is the sum over all arenas.
      guard let line = account.last(where: { $0.hasPrefix("<\(tag) ") }) else { return 0 }
      let size = line.split(separator: "\"").last(where: { Int($0) != nil })
      return size.flatMap { Int($0) } ?? 0
    }
    return size("system type=\"current\"") + size("total type=\"mmap\"")
      - size("total type=\"fast\"") - size("total type=\"rest\"")
  }

  /// What `malloc_info` writes; the function is in no module of the toolchain, so it is looked up.
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
