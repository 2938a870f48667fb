import SourceText
import Syntax

/// A part of an expression in a constraint system.
struct Term {
  /// How a term is checked.
  enum Kind {
    /// Checked before the system is solved; its type is known, or open for a literal.
    case value(TypedExpression)
    /// Checked once its expected type is known: `.name`, `nil`, `[…]`, a closure.
    case deferred
    /// An operator with its overloads.
    case operation(Operation)
  }

  let expression: Expression
  let locator: Locator
  var kind: Kind

  var operation: Operation? {
    if case .operation(let operation) = kind { operation } else { nil }
  }

  var isDeferred: Bool { if case .deferred = kind { true } else { false } }

  var isNil: Bool { if case .nilLiteral = expression.kind { true } else { false } }
}

/// An operator and its operands, which are terms of the same system.
struct Operation {
  /// The position of the operator.
  enum Form {
    case prefix, postfix, infix
    /// `? :`; the condition is not part of the system.
    case conditional(TypedExpression)
  }

  let name: String
  let form: Form
  let operands: [Int]
  let operatorSpan: Span
  /// The span of the operation's typed expression.
  let span: Span

  /// Built-in operators, which are not functions of the library.
  enum Intrinsic {
    case and, or, coalesce, conditional
  }

  private static let intrinsics: [String: Intrinsic] = [
    "&&": .and, "||": .or, "??": .coalesce, "?:": .conditional,
  ]

  var isLogical: Bool { intrinsic == .and || intrinsic == .or }

  var intrinsic: Intrinsic? {
    if case .infix = form { return Self.intrinsics[name] }
    if case .conditional = form { return .conditional }
    return nil
  }
}

/// The choice for an operation in a solution.
enum Choice {
  /// An operand is erroneous, which has been reported.
  case unknown
  /// A function, with the generic arguments of its type.
  case function(Function, Callable)
  /// An operator on open literals, whose type is inferred later.
  case literals
  case logical
  case coalesce(CoalesceForm)
  case conditional
  /// `x == nil`, whatever `x` wraps.
  case nilTest
  /// `==` of tuples and of metatypes, which no single function implements.
  case structural
}

/// The result of `??`.
enum CoalesceForm: CaseIterable {
  /// The wrapped type of the left side.
  case wrapped
  /// The optional type of the left side.
  case optional
  /// The type of the right side, to which the left value converts.
  case right
  /// A tuple with optional elements where those of the right side are nil.
  case optionalParts
  /// The expected type, if that is an existential.
  case expected
}
