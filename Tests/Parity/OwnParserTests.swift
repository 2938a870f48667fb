import SourceText
import Syntax
import Terminal
import Testing
import TreeDump

/// The parser of this package behaves the same interpreted by bindery and compiled: ten thousand
/// lines of Swift that were not written as a test.
@Suite struct OwnParserTests {
  @Test func runsAsCompiled() throws {
    let texts = try ["ResultBuilders/markupAndJSON", "Generics/packs", "Patterns/gallery"].map {
      try FileAccess.read("\(ParityTests.folder)/\($0).swift")
    }
    let program = try parser() + texts.map(parsing).joined()
    let run = ProgramRun(Source(name: "main.swift", text: program))
    #expect(run.errors.isEmpty, "\(run.details)")
    let expected = texts.map { dump(of: $0) + "\n" }.joined()
    #expect(run.output == expected, "\(run.difference(from: expected))")
  }

  /// The modules of the parser, and the texts of its trees, as one file.
  private func parser() throws -> String {
    let sources = ParityTests.folder.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    var program = ""
    for module in ["Sources/SourceText", "Sources/Syntax", "Tests/TreeDump"] {
      for file in files(in: "\(sources)/\(module)/") {
        program += try FileAccess.read(file)
          .replacing(#/(package )?import (SourceText|Syntax)\n/#, with: "")
      }
    }
    return program
  }

  private func files(in folder: String) -> [String] {
    FileAccess.names(in: folder).sorted().flatMap { name in
      name.hasSuffix("/") ? files(in: folder + name) : [folder + name]
    }
  }

  private func dump(of text: String) -> String {
    Parser.parse(Source(name: "text", text: text)).statements.map(\.dump)
      .joined(separator: "\n")
  }

  /// A statement that prints the result of `dump(of:)`.
  private func parsing(_ text: String) -> String {
    """
    print(
      Parser.parse(Source(name: "text", text: \(text.debugDescription))).statements.map(\\.dump)
        .joined(separator: "\\n"))

    """
  }
}
