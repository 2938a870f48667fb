import SourceText
import Terminal

/// Files that hold code.
package enum Script {
  /// Reads a file as a source, its interpreter line blanked.
  package static func read(_ path: String) throws(SystemError) -> Source {
    Source(name: path, text: withoutInterpreterLine(try FileAccess.read(path)))
  }

  /// The language that a file's name promises.
  package static func dialect(of path: String) -> Dialect {
    path.hasSuffix(".swift") ? .swift : .bindery
  }

  /// The text with blanks in place of a first line that names an interpreter, so that every offset
  /// keeps its meaning.
  package static func withoutInterpreterLine(_ text: String) -> String {
    guard text.utf8.starts(with: "#!".utf8) else { return text }
    var bytes = Array(text.utf8)
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\n") { break }
      bytes[index] = UInt8(ascii: " ")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a text has nothing to run.
  package static func isBlank(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}
