import SourceText
import Syntax

/// An input as a step of a test.
struct TestStep {
  /// A statement with its source.
  struct Piece {
    let statement: Statement
    let source: Source

    var text: String { source.text(in: statement.span) }
  }

  /// The kind of step.
  enum Kind {
    case swift([Piece])
    case command(Invocation)
    case claim(Assertion)
  }

  let kind: Kind

  init(_ input: Source) {
    guard case .command(let invocation) = Reading.read(input) else {
      kind = .swift(
        Parser.parse(input).statements.map { Piece(statement: $0, source: input) })
      return
    }
    kind =
      invocation.command.name == "expect" ? .claim(Assertion(invocation)) : .command(invocation)
  }
}

/// The assertion of an `expect` command.
struct Assertion {
  /// The kind of assertion.
  enum Kind {
    case condition(String)
    case updates([String])
    /// An assertion that Swift tests cannot express.
    case other
  }

  let kind: Kind
  /// The first line of the command.
  let firstLine: String

  init(_ invocation: Invocation) {
    let text = invocation.source.text(
      in: Span(Int(invocation.nameSpan.start), Int(invocation.arguments.end)))
    firstLine = String(text.prefix { !$0.isNewline })
    let words = invocation.words
    guard let first = words.first, !first.isQuoted,
      ["updates", "error", "stale"].contains(first.text), words.count > 1
    else {
      kind = .condition(invocation.text)
      return
    }
    kind = first.text == "updates" ? .updates(invocation.namedViews) : .other
  }
}
