import SourceText
import Testing
import TreeDump

@testable import Syntax

/// A text and the expected result, side by side in a table.
///
/// The rows of a table are separated by `---`. Lines that begin with `=> ` are the expected result.
struct ParsingRow: Sendable, CustomTestStringConvertible {
  let text: String
  let expected: String

  var testDescription: String { text.split(separator: "\n").first.map(String.init) ?? "" }

  static func rows(_ tables: String...) -> [ParsingRow] {
    tables.flatMap { table in
      var rows: [ParsingRow] = []
      var text: [Substring] = []
      var expected: [Substring] = []
      let lines = (table + "\n---").split(separator: "\n", omittingEmptySubsequences: false)
      for line in lines {
        if line == "---" {
          rows.append(
            ParsingRow(
              text: text.joined(separator: "\n"), expected: expected.joined(separator: "\n")))
          text = []
          expected = []
        } else if line.hasPrefix("=> ") {
          expected.append(line.dropFirst(3))
        } else {
          text.append(line)
        }
      }
      return rows
    }
  }

  var source: Source { Source(name: "test.swift", text: text) }

  /// The tree, or the problems of the text.
  var dump: String {
    let file = Parser.parse(source)
    return file.diagnostics.isEmpty ? file.dump : problems
  }

  /// `line:column: message` for each error.
  var problems: String {
    Parser.parse(source).diagnostics.map(describe).joined(separator: "\n")
  }

  /// `line:column: message | replaced → replacement`, and notes on lines of their own.
  var repairs: String {
    Parser.parse(source).diagnostics.map { diagnostic in
      let fixes = diagnostic.fixIts.map { fixIt in
        " | \"\(escape(source.text(in: fixIt.span)))\" → \"\(escape(fixIt.replacement))\""
      }
      let notes = diagnostic.notes.map { "\n  " + describe($0) }
      return describe(diagnostic) + fixes.joined() + notes.joined()
    }.joined(separator: "\n")
  }

  var completeness: String {
    switch Parser.parse(source).completeness {
    case .complete: "complete"
    case .wrong: "wrong"
    case .incomplete(let opener, let span): "incomplete \(opener) \(place(span))"
    }
  }

  /// The text after all fix-its.
  var repaired: String {
    let fixIts = Parser.parse(source).diagnostics.flatMap(\.fixIts)
    var bytes = source.bytes
    for fixIt in fixIts.sorted(by: { $0.span.start > $1.span.start }) {
      bytes.replaceSubrange(
        fixIt.span.clamped(to: bytes.count), with: Array(fixIt.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func describe(_ diagnostic: Diagnostic) -> String {
    "\(place(diagnostic.span)): \(diagnostic.message)"
  }

  private func place(_ span: Span) -> String {
    let position = LineMap(source).position(of: Int(span.start))
    return "\(position.line):\(position.column)"
  }

  private func escape(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
  }
}
