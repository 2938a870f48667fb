import SourceText
import Syntax

/// Makes the syntax that macros expand to, with the span of the macro.
struct SyntaxMaker {
  let span: Span

  init(at span: Span) { self.span = span }

  func name(_ name: String) -> Expression {
    Expression(.identifier(Identifier(name: name, span: span)), span: span)
  }

  func member(_ base: Expression, _ name: String) -> Expression {
    Expression(.member(base: base, Identifier(name: name, span: span)), span: span)
  }

  func text(_ text: String) -> Expression {
    Expression(.stringLiteral(StringLiteral(segments: [.text(text)])), span: span)
  }

  func integer(_ value: Int) -> Expression {
    Expression(.integerLiteral(String(value)), span: span)
  }

  func array(_ elements: [Expression]) -> Expression {
    Expression(.array(elements), span: span)
  }

  func texts(_ elements: [String]) -> Expression { array(elements.map(text)) }

  func flags(_ elements: [Bool]) -> Expression {
    array(elements.map { Expression(.booleanLiteral($0), span: span) })
  }

  func call(_ callee: Expression, _ arguments: [Argument] = []) -> Expression {
    Expression(.call(Call(callee: callee, arguments: arguments, argumentsSpan: span)), span: span)
  }

  func call(_ callee: String, _ arguments: [Argument] = []) -> Expression {
    call(name(callee), arguments)
  }

  func argument(_ label: String? = nil, _ value: Expression) -> Argument {
    Argument(label: label, value: value)
  }

  /// The expression `try await value`.
  func effects(_ value: Expression) -> Expression {
    let awaited = Expression(.await(value), span: span)
    return Expression(.try(.plain, awaited), span: span)
  }

  /// A `SourceLocation(…)` for a position.
  func location(_ place: Int, in source: Source) -> Expression {
    let position = LineMap(source).position(of: place)
    return call(
      "SourceLocation",
      [
        argument("fileID", Expression(.magicLiteral("fileID"), span: span)),
        argument("filePath", Expression(.magicLiteral("filePath"), span: span)),
        argument("line", integer(position.line)), argument("column", integer(position.column)),
      ])
  }

  /// A reference to a type that is not nested.
  func type(_ name: String) -> TypeReference {
    TypeReference(.named(base: nil, name: name, arguments: []), span: span)
  }
}
