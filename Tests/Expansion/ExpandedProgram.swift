import Reports
import Semantics
import Session
import SourceText
import Terminal

/// A program, and the same program with each type replaced by the output of `expand`.
struct ExpandedProgram {
  static let folder =
    #filePath.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 } + "/Programs"

  static let names = FileAccess.names(in: folder).filter { $0.hasSuffix(".swift") }
    .map { String($0.dropLast(".swift".count)) }

  /// The declarations of the types.
  let types: String
  /// The output of `expand`, or of `types` for types without an expansion.
  let expanded: String
  /// The code that uses the types.
  let uses: String
  /// The output of the compiled program.
  let output: String
  /// The expansions of the toolchain's macros, without whitespace.
  let pieces: [String]

  init(_ name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let lines = try FileAccess.read("\(path).swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let end =
      lines.firstIndex { $0 == "do {" || $0 == "MainActor.assumeIsolated {" } ?? lines.count
    types = lines[..<end].joined(separator: "\n")
    uses = lines[end...].joined(separator: "\n")
    output = try FileAccess.read("\(path).out")
    pieces = try FileAccess.read("\(path).expansion").split(separator: "\n").map(String.init)
    expanded = Self.expanding(types)
  }

  private static func expanding(_ types: String) -> String {
    let session = Session(Configuration())
    func text(_ command: String) -> String? {
      let outcome = session.evaluate(Source(name: "<input>", text: command))
      guard outcome.ending == .accepted else { return nil }
      return outcome.answer.map(\.plain).joined(separator: "\n")
    }
    session.evaluate(Source(name: "types.swift", text: types))
    let names = session.world.checker.names.listings.map(\.name)
    return names.compactMap { text("expand \($0)") ?? text("types \($0)") }
      .joined(separator: "\n\n")
  }
}
