import SourceText
import Terminal

/// Files that hold code.
package enum Script {
  /// Reads a file as a source, its interpreter line blanked.
  package static func read(_ path: String) throws(SystemError) -> Source {
    Source(name: path, text: withoutInterpreterLine(try FileAccess.read(path)))
  }

  /// Files that are prepared together, and their language.
  struct Program {
    var files: [Source]
    let dialect: Dialect
    /// Whether it is a block of a document: it runs after those before it, and what those behind it
    /// say of names is known.
    var isBlock = false
  }

  /// A file of a program that cannot be read.
  struct Unreadable: Error {
    let path: String
    let reason: String
    /// Whether another file stands before it: it may be meant as an argument of that.
    let mayBeArgument: Bool

    var message: String {
      let hint = mayBeArgument ? "; what is for the program itself stands behind '--'" : ""
      return "cannot read '\(path)': \(reason)\(hint)"
    }
  }

  /// Reads the files of a command line: all Swift files together, where the first of them stands, each
  /// block of Swift of a Markdown text and each other file by itself.
  static func readPrograms(_ paths: [String]) throws(Unreadable) -> [Program] {
    var programs: [Program] = []
    for (index, path) in paths.enumerated() {
      let file: Source
      do throws(SystemError) {
        file = try read(path)
      } catch {
        throw Unreadable(
          path: path, reason: error.message, mayBeArgument: index > 0 && error.isMissingFile)
      }
      let blocks = SwiftBlocks.areIn(path) ? SwiftBlocks.blocks(of: file) : []
      guard blocks.isEmpty else {
        programs += blocks.map { Program(files: [$0], dialect: .swift, isBlock: true) }
        continue
      }
      let dialect = dialect(of: path)
      let isTogether = { (program: Program) in program.dialect == .swift && !program.isBlock }
      if dialect == .swift, let place = programs.firstIndex(where: isTogether) {
        programs[place].files.append(file)
      } else {
        programs.append(Program(files: [file], dialect: dialect))
      }
    }
    return programs
  }

  /// The language that a file's name promises.
  package static func dialect(of path: String) -> Dialect {
    path.hasSuffix(".swift") ? .swift : .bindery
  }

  /// Whether a file begins with a line that names an interpreter.
  package static func namesInterpreter(_ path: String) -> Bool {
    FileAccess.begins(path, with: "#!")
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
