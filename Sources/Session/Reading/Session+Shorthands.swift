import Semantics
import SourceText
import Syntax

/// Abbreviations that can be used at the prompt.
extension Session {
  /// Expands an input: `quit` for `quit()`, `help dune` for `dune?`, `$3 + 1` for `_ + 1`.
  func expandingShorthands(_ input: Source) -> Source {
    guard input.hasCommands else { return input }
    if let command = calledCommand(input) { return renamed(input, command) }
    if let asked = askedExpression(input) { return renamed(input, "help \(asked)") }
    guard settings.namesResults, resultCount > 0, mentionsDiscard(input) else { return input }
    let spans = discardedValues(in: input)
    guard !spans.isEmpty else { return input }
    var bytes = input.bytes
    for span in spans.reversed() {
      bytes.replaceSubrange(Int(span.start)..<Int(span.end), with: "$\(resultCount)".utf8)
    }
    return renamed(input, String(decoding: bytes, as: UTF8.self))
  }

  private func renamed(_ input: Source, _ text: String) -> Source {
    Source(name: input.name, text: text, firstLine: input.firstLine)
  }

  /// The command that is written as a function call, if there is no function of that name.
  private func calledCommand(_ input: Source) -> String? {
    let span = input.trimmed(Span(0, input.bytes.count))
    let text = input.text(in: span)
    guard text.hasSuffix("()"), case let name = String(text.dropLast(2)),
      let command = CommandTable.command(named: name),
      !world.checker.listings.contains(where: { $0.name == name })
    else { return nil }
    return command.name
  }

  /// The expression before the question mark of `dune.title?` or `1 + Line().length?`: in Swift, something
  /// has to follow the mark.
  private func askedExpression(_ input: Source) -> String? {
    let text = input.text(in: input.trimmed(Span(0, input.bytes.count)))
    guard text.hasSuffix("?") else { return nil }
    // `Book?` is a type, which is no input of its own.
    if world.checker.type(named: String(text.dropLast())) != nil { return String(text.dropLast()) }
    let file = Parser.parse(input)
    guard file.statements.count == 1, case .expression(var asked) = file.statements[0].kind,
      !file.diagnostics.contains(where: \.isError)
    else { return nil }
    if case .sequence(let elements) = asked.kind, case .operand(let last)? = elements.last {
      asked = last
    }
    guard case .optionalChain = asked.kind else { return nil }
    return String(text.dropLast())
  }

  /// Whether the text contains `_` as a whole word.
  private func mentionsDiscard(_ input: Source) -> Bool {
    let bytes = input.bytes
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "_") && (index == 0 || !bytes[index - 1].isNamePart)
        && (index + 1 == bytes.count || !bytes[index + 1].isNamePart)
    }
  }

  /// The spans where `_` is used as a value, which is an error in Swift; it means the last result.
  private func discardedValues(in input: Source) -> [Span] {
    if case .command = Reading.read(input) { return [] }
    let file = Parser.parse(input)
    guard file.statements.count == 1, case .expression = file.statements[0].kind,
      !file.diagnostics.contains(where: \.isError)
    else { return [] }
    let start = world.checker.snapshot()
    defer { world.checker.restore(start) }
    return world.checker.check(file.statements, in: input, reportsUnresolved: false).diagnostics
      .filter {
        if case StatementError.misplacedDiscard? = $0.fact as? StatementError {
          true
        } else {
          false
        }
      }
      .map(\.span).sorted { $0.start < $1.start }
  }
}
