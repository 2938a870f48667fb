import SourceText
import Syntax

/// The argument of one parameter.
enum PassedArgument {
  case expression(Expression)
  case closure(Closure)
  case variadic([Expression])
  /// An array that is spread over a variadic parameter.
  case spread(Expression)
  case pack([Expression])
  case omitted

  var span: Span? {
    switch self {
    case .expression(let expression), .spread(let expression): expression.span
    case .closure(let closure): closure.span
    case .variadic(let list), .pack(let list): list.first?.span
    case .omitted: nil
    }
  }

  /// Whether the parameter takes its default value.
  var isOmitted: Bool {
    if case .omitted = self { true } else { false }
  }

  /// The first value passed; nil for none.
  var firstValue: Expression? {
    switch self {
    case .expression(let value), .spread(let value): value
    case .closure(let closure): Expression(.closure(closure), span: closure.span)
    case .variadic(let list), .pack(let list): list.first
    case .omitted: nil
    }
  }

  /// The closure passed for it, if it is one.
  var closure: Closure? {
    switch self {
    case .closure(let closure): return closure
    case .expression(let expression):
      if case .closure(let closure) = expression.kind { return closure }
      return nil
    default: return nil
    }
  }

  /// Whether it is a closure, or an operator in place of one: `reduce(0, +)`.
  var isClosure: Bool {
    switch self {
    case .closure: true
    case .expression(let expression):
      switch expression.kind {
      case .closure: true
      case .identifier(let name): name.name.utf8.first.map { !$0.isIdentifierStart } ?? false
      default: false
      }
    case .pack(let list): list.contains { PassedArgument.expression($0).isClosure }
    default: false
    }
  }
}

/// How arguments fail to match parameters.
enum ArgumentProblem {
  case missing(ParameterSymbol)
  case extra(Argument)
  case extraTrailing(Span)
  case wrongLabel(have: String?, want: String?, Span)

}
