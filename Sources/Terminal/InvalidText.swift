/// The place of invalid UTF-8.
package struct InvalidText {
  /// From 1; the column counts bytes.
  package let line: Int
  package let column: Int

  /// Nil for valid UTF-8.
  package init?(in bytes: [UInt8]) {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    var start = 0
    var line = 1
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
