import SourceText
import Syntax

/// One input, translated for a test.
struct TestStep {
  struct Piece {
    let statement: Statement
    let source: Source

    var text: String { source.text(in: statement.span) }
  }

  enum Kind {
    case swift([Piece])
    case command(Invocation)
    case claim(Claim)
  }

  let kind: Kind

  init(_ input: Source) {
    guard case .command(let invocation) = Reading.read(input) else {
      kind = .swift(
        Parser.parse(input).statements.map { Piece(statement: $0, source: input) })
      return
    }
    kind = invocation.command.name == "expect" ? .claim(Claim(invocation)) : .command(invocation)
  }
}

/// The claim of an `expect`.
struct Claim {
  enum Kind {
    case condition(String)
    case updates([String])
    /// A claim that Swift tests cannot express.
    case other
  }

  let kind: Kind
  /// Its first line as written.
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
    let rest = invocation.source.text(in: invocation.rest(after: first))
    let names = rest.split { $0 == "," || $0.isWhitespace }.map(String.init)
    kind = first.text == "updates" ? .updates(names == ["none"] ? [] : names) : .other
  }
}
