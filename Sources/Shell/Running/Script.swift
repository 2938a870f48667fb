import SourceText
import Terminal

/// Reads files of code.
package enum Script {
  /// Reads a file, with its `#!` line blanked out.
  package static func read(_ path: String) throws(SystemError) -> Source {
    Source(name: path, text: withoutInterpreterLine(try FileAccess.read(path)))
  }

  /// Files that are prepared together, and their language.
  struct Program {
    var files: [Source]
    let dialect: Dialect
    /// Whether it is a code block of a document.
    ///
    /// Blocks run in order, but each knows the names that later ones declare.
    var isBlock = false
  }

  /// The error that a file of a program cannot be read.
  struct Unreadable: Error {
    let path: String
    let reason: String
    /// Whether another file precedes it, so that it may be meant as an argument of that program.
    let mayBeArgument: Bool

    var message: String {
      let hint = mayBeArgument ? "; arguments of the program follow '--'" : ""
      return "cannot read '\(path)': \(reason)\(hint)"
    }
  }

  /// Reads the operands of a command line as programs.
  ///
  /// All Swift files form one program, at the place of the first; each code block of a Markdown
  /// document and each other file is one of its own.
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

  /// The language of a file, by its suffix.
  package static func dialect(of path: String) -> Dialect {
    path.hasSuffix(".swift") ? .swift : .bindery
  }

  /// Whether a file starts with `#!`.
  package static func namesInterpreter(_ path: String) -> Bool {
    FileAccess.begins(path, with: "#!")
  }

  /// Blanks out a first line that starts with `#!`, without changing any offset.
  package static func withoutInterpreterLine(_ text: String) -> String {
    guard text.utf8.starts(with: "#!".utf8) else { return text }
    var bytes = Array(text.utf8)
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\n") { break }
      bytes[index] = UInt8(ascii: " ")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a text contains only blanks.
  package static func isBlank(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}
