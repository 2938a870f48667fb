import Foundation

/// The program texts of the tests, as lists of tokens.
struct FuzzCorpus {
  /// A text as tokens.
  struct Text {
    let tokens: [String]
    /// Whether it may contain commands of the shell.
    let hasCommands: Bool
  }

  private(set) var texts: [Text] = []

  /// - Parameter root: The folder of the package.
  init(root: URL) throws {
    for path in FuzzCorpus.paths(below: root.appending(path: "Tests")) {
      let text = try String(contentsOf: path, encoding: .utf8)
      switch path.pathExtension {
      case "swift": add(text, hasCommands: false)
      case "session": add(FuzzCorpus.inputs(of: text), hasCommands: true)
      default: add(text, hasCommands: true)
      }
    }
  }

  private static func paths(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let wanted = (all?.allObjects as? [URL] ?? []).filter { path in
      let isProgram = ["Programs", "Inputs", "Sessions"].contains {
        path.path(percentEncoded: false).contains("/\($0)/")
      }
      return isProgram && ["swift", "session", "bindery", "txt"].contains(path.pathExtension)
    }
    return wanted.sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }

  /// The inputs of a transcript.
  private static func inputs(of transcript: String) -> String {
    transcript.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      for prompt in ["bindery> ", "   ...> "] where line.hasPrefix(prompt) {
        return String(line.dropFirst(prompt.count))
      }
      return nil
    }.joined(separator: "\n")
  }

  /// Adds a text, split into pieces to keep sessions short.
  private mutating func add(_ text: String, hasCommands: Bool) {
    var piece: [Substring] = []
    var size = 0
    func isStart(_ line: Substring) -> Bool { line.first.map { !" \t})]".contains($0) } ?? false }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if size > 2500, isStart(line) {
        append(piece, hasCommands)
        (piece, size) = ([], 0)
      }
      piece.append(line)
      size += line.utf8.count
    }
    append(piece, hasCommands)
  }

  private mutating func append(_ lines: [Substring], _ hasCommands: Bool) {
    let tokens = FuzzCorpus.tokens(of: lines.joined(separator: "\n"))
    if tokens.count > 2 { texts.append(Text(tokens: tokens, hasCommands: hasCommands)) }
  }

  /// The tokens of a text: words, numbers, runs of whitespace, and single bytes of everything else.
  static func tokens(of text: String) -> [String] {
    enum Kind { case word, blank, operators, other }
    func kind(_ byte: UInt8) -> Kind {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: .word
      case 0x20, 0x09: .blank
      default: "+-*/=<>!&|^~?.%".utf8.contains(byte) ? .operators : .other
      }
    }
    var tokens: [[UInt8]] = []
    var last: Kind?
    for byte in text.utf8 {
      let kind = kind(byte)
      if kind == last, kind != .other {
        tokens[tokens.count - 1].append(byte)
      } else {
        tokens.append([byte])
      }
      last = kind
    }
    return tokens.map { String(decoding: $0, as: UTF8.self) }
  }
}
