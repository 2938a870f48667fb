/// Where bytes are no UTF-8.
package struct InvalidText: Hashable, Sendable {
  /// From 1; the column counts bytes.
  package let line: Int
  package let column: Int

  /// Nil for bytes that are UTF-8.
  ///
  /// - Parameter firstLine: the number of the line that they begin with.
  package init?(in bytes: some Sequence<UInt8>, firstLine: Int = 1) {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    var start = 0
    var line = firstLine
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        offset += encoded.count
        if encoded.first == UInt8(ascii: "\n") {
          line += 1
          start = offset
        }
      case .emptyInput: return nil
      case .error:
        self.line = line
        column = offset - start + 1
        return
      }
    }
  }
}
