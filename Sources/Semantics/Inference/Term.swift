import SourceText
import Syntax

/// A part of an expression that a constraint system is about, with a type of its own.
struct Term {
  enum Kind {
    /// Checked before the system was made: its type is known, or open where it is a literal's.
    case value(TypedExpression)
    /// Checked when the system says what is expected of it: `.name`, `nil`, `[…]`, a closure.
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
  enum Form {
    case prefix, postfix, infix
    /// `? :`; the condition is no part of the system.
    case conditional(TypedExpression)
  }

  let name: String
  let form: Form
  let operands: [Int]
  let operatorSpan: Span
  /// The place of the typed expression that the operation becomes.
  let span: Span

  /// Operators that are no functions of the library: what they do with their operands is part of the
  /// language.
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

/// What one operation is in a solution.
enum Choice {
  /// An operand is wrong, which has been reported.
  case unknown
  /// A function, with what the generic parameters of its type stand for.
  case function(Function, Callable)
  /// An operator between literals, of the type that these turn out to have.
  case literals
  case logical
  case coalesce(CoalesceForm)
  case conditional
  /// `x == nil`, whatever `x` wraps.
  case nilTest
  /// `==` of tuples and of types, which no one function is for.
  case structural
}

/// What `??` gives.
enum CoalesceForm: CaseIterable {
  /// What the left side wraps.
  case wrapped
  /// An optional, as the left side.
  case optional
  /// What the right side is, which the value of the left side becomes.
  case right
  /// A tuple whose parts are optional where those of the right side are nil.
  case optionalParts
  /// What is expected, where that is any value of a kind.
  case expected
}
