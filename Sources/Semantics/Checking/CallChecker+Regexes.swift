import SourceText
import Syntax

/// Regex literals.
extension CallChecker {
  /// The type of a regex literal: `/(\d+)-(?<word>\w+)/` is a
  /// `Regex<(Substring, Substring, word: Substring)>`.
  func regex(_ text: String, _ span: Span) -> TypedExpression {
    let pounds = text.prefix { $0 == "#" }.count
    let isExtended = pounds > 0 && text.dropFirst(pounds + 1).first?.isNewline ?? false
    let inner = String(text.dropFirst(pounds + 1).dropLast(pounds + 1))
    let pattern = isExtended ? "(?x)" + inner : inner
    let captures = RegexCaptures(inner).captures
    let substring = checker.known("Substring")
    let whole = Type.TupleElement(type: substring)
    let parts = captures.map {
      Type.TupleElement(
        label: $0.name, type: $0.isOptional ? checker.optional(substring) : substring)
    }
    let output: Type = captures.isEmpty ? substring : .tuple([whole] + parts)
    let make = SyntaxMaker(at: span)
    let call = Call(
      callee: Expression(.missing, span: span),
      arguments: [
        make.argument("_literal", make.text(pattern)),
        make.argument("names", make.texts([""] + captures.map { $0.name ?? "" })),
        make.argument("optionals", make.flags([false] + captures.map(\.isOptional))),
      ], argumentsSpan: span)
    let type = checker.known("Regex", output)
    return construct(type, call, span, expected: type)
  }

  /// Loads the regex library for a call with a regex literal: methods such as `contains` and
  /// `split` have the same names on other types, so looking them up would not load it.
  func loadRegex(for call: Call) {
    let takesRegex = call.arguments.contains { argument in
      if case .regexLiteral = argument.value.kind { true } else { false }
    }
    if takesRegex { checker.libraryLoader.load("Regex") }
  }
}
