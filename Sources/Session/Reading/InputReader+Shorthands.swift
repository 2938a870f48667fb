import Semantics
import SourceText
import Syntax

/// Abbreviations that can be used at the prompt.
extension InputReader {
  /// Expands an input: `quit` for `quit()`, `help dune` for `dune?`, `$3 + 1` for `_ + 1`.
  func expandingShorthands(_ input: Source) -> ExpandedInput {
    guard input.hasCommands else { return ExpandedInput(input) }
    let whole = input.trimmed(Span(0, input.bytes.count))
    if input.text(in: whole) == "?" { return ExpandedInput(input, replacing: [(whole, "help")]) }
    if let parentheses = parenthesesOfCommand(input) {
      return ExpandedInput(input, replacing: parentheses)
    }
    if isQuestion(input) {
      let (start, end) = (Int(whole.start), Int(whole.end))
      return ExpandedInput(
        input, replacing: [(Span(start, start), "help "), (Span(end - 1, end), "")])
    }
    guard session.settings.namesResults, session.resultCount > 0, mentionsDiscard(input) else {
      return ExpandedInput(input)
    }
    let spans = discardedValues(in: input)
    return spans.isEmpty
      ? ExpandedInput(input)
      : ExpandedInput(input, replacing: spans.map { ($0, "$\(session.resultCount)") })
  }

  /// What replaces the parentheses of a command that is written as a function call with at most one
  /// argument, if there is no function of that name: `undo()`, `mount(BookView())`.
  private func parenthesesOfCommand(_ input: Source) -> [(Span, String)]? {
    let span = input.trimmed(Span(0, input.bytes.count))
    let text = input.text(in: span)
    guard text.hasSuffix(")"),
      case let name = String(text.prefix { $0.isLetter }), text.dropFirst(name.count).first == "(",
      CommandTable.command(named: name) != nil,
      !world.checker.names.listings.contains(where: { $0.name == name })
    else { return nil }
    let open = Int(span.start) + name.utf8.count
    let close = Span(Int(span.end) - 1, Int(span.end))
    if Int(close.start) == open + 1 { return [(Span(open, Int(span.end)), "")] }
    let file = Parser.parse(input)
    guard file.statements.count == 1, case .expression(let whole) = file.statements[0].kind,
      case .call(let call) = whole.kind, case .identifier = call.callee.kind,
      call.trailingClosures.isEmpty, call.arguments.count == 1, call.arguments[0].label == nil
    else { return nil }
    return [(Span(open, open + 1), " "), (close, "")]
  }

  /// Whether an input asks about the text before its question mark: `dune.title?`, `1 +
  /// Line().length?`, `@State?`, `\.locale?`. In Swift, something has to follow such a mark.
  private func isQuestion(_ input: Source) -> Bool {
    let text = input.text(in: input.trimmed(Span(0, input.bytes.count)))
    guard text.hasSuffix("?") else { return false }
    let asked = String(text.dropLast())
    let name = asked.drop { "@.\\".contains($0) }
    if name.first?.isLetter ?? false, name.utf8.allSatisfy(\.isNamePart),
      name.count < asked.count || world.checker.type(named: asked) != nil
    {
      return true
    }
    if isFormOfCommand(asked) { return true }
    let file = Parser.parse(input)
    guard file.statements.count == 1, case .expression(var whole) = file.statements[0].kind,
      !file.diagnostics.contains(where: \.isError)
    else { return false }
    if case .sequence(let elements) = whole.kind, case .operand(let last)? = elements.last {
      whole = last
    }
    if case .optionalChain = whole.kind { return true }
    return false
  }

  /// Whether a text is the name of a command with a word that follows it literally: `why not`.
  private func isFormOfCommand(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, let command = CommandTable.command(named: words[0]) else {
      return false
    }
    return CommandSyntax.alternatives(command, at: 0).contains(words[1])
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
    guard case .command(let invocation) = Reading.read(input) else {
      return discardedValues(in: Parser.parse(input), of: input).map(\.span).inOrder
    }
    guard case .expression = invocation.command.argument, !invocation.arguments.isEmpty else {
      return []
    }
    let fragment = Fragment(invocation.splitting(off: "as").rest, of: input)
    return discardedValues(in: Parser.parse(fragment.source), of: fragment.source)
      .map { fragment.original($0.span) }.inOrder
  }

  /// The errors for `_` as a value, in an expression or a declaration of a variable.
  private func discardedValues(in file: SourceFile, of input: Source) -> [Diagnostic] {
    guard file.statements.count == 1, !file.diagnostics.contains(where: \.isError),
      Self.hasValue(file.statements[0])
    else { return [] }
    let start = world.checker.snapshot()
    defer { world.checker.restore(start) }
    return world.checker.check(file.statements, in: input, reportsUnresolved: false).diagnostics
      .filter { diagnostic in
        if case StatementError.misplacedDiscard = diagnostic.fact { true } else { false }
      }
  }

  private static func hasValue(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression: return true
    case .declaration(let declaration):
      if case .variable = declaration.kind { return true }
      return false
    default: return false
    }
  }
}

extension [Span] {
  fileprivate var inOrder: [Span] { sorted { $0.start < $1.start } }
}
