import SourceText
import Syntax

/// What is passed for one parameter.
enum PassedArgument {
  case expression(Expression)
  case closure(Closure)
  case variadic([Expression])
  /// An array that stands for any number of arguments.
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

  /// The value that is passed; nil where none is.
  var soleValue: Expression? {
    switch self {
    case .expression(let value), .spread(let value): value
    case .closure(let closure): Expression(.closure(closure), span: closure.span)
    case .variadic(let list), .pack(let list): list.first
    case .omitted: nil
    }
  }

  /// The closure that is written for it.
  var closure: Closure? {
    switch self {
    case .closure(let closure): return closure
    case .expression(let expression):
      if case .closure(let closure) = expression.kind { return closure }
      return nil
    default: return nil
    }
  }

  /// Whether it is a closure, or an operator that stands for one: `reduce(0, +)`.
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

/// Why arguments do not go with parameters.
enum ArgumentProblem {
  case missing(ParameterSymbol)
  case extra(Argument)
  case extraTrailing(Span)
  case wrongLabel(have: String?, want: String?, Span)

}
