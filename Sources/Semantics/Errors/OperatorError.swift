import SourceText

/// Errors about operands, and about operations that always fail.
package enum OperatorError: DiagnosticFact {
  case twoOperands(String, Type)
  case operands(String, Type, Type)
  case operand(String, Type)
  case cannotConvertOperand(Type, to: Type)
  case optionalOperand(Type, wrapped: Type)
  case operandIsNoObject(Type)
  case requiresConformance(String, of: Type, to: Type)
  /// A comparison that would need a conformance to a protocol of the library.
  case requiresConformanceToCompare(String, of: Type, to: String)
  case conflictingBounds(Type, Type)
  /// An operator removed from Swift, and its replacement.
  case removed(String, instead: String)
  case optionalAsBoolean(Type)
  case numberAsBoolean(Type)
  case overflow(Int128, String, Int128, type: String)
  case divisionByZero
  case nilBranch(Type)
  case mismatchingBranches(Type, Type)
  // Warnings.
  case needlessDefault(Type)
  case needlessNilTest(Type, isTrue: Bool)
  /// A note: in documents, `<Binding>` is a placeholder for the reader's code.
  case codePlaceholder(String)

  package var message: String {
    switch self {
    case .twoOperands(let name, let type):
      "binary operator '\(name)' cannot be applied to two '\(type)' operands"
    case .operands(let name, let left, let right):
      "binary operator '\(name)' cannot be applied to operands of type '\(left)' and '\(right)'"
    case .operand(let name, let type):
      "unary operator '\(name)' cannot be applied to an operand of type '\(type)'"
    case .cannotConvertOperand(let type, let target):
      "cannot convert value of type '\(type)' to expected argument type '\(target)'"
    case .optionalOperand(let type, let wrapped):
      "value of optional type '\(type)' must be unwrapped to a value of type '\(wrapped)'"
    case .operandIsNoObject(let type):
      "argument type '\(type)' expected to be an instance of a class or class-constrained type"
    case .requiresConformance(let name, let type, let target):
      "operator function '\(name)' requires that '\(type)' conform to '\(target)'"
    case .requiresConformanceToCompare(let name, let type, let target):
      "referencing operator function '\(name)' on '\(target)' requires that '\(type)' conform "
        + "to '\(target)'"
    case .conflictingBounds(let first, let second):
      "conflicting arguments to generic parameter 'Self' ('\(first)' vs. '\(second)')"
    case .removed(let name, let instead):
      "cannot find operator '\(name)' in scope; did you mean '\(instead)'?"
    case .optionalAsBoolean(let type):
      "optional type '\(type)' cannot be used as a boolean; test for '== nil' instead"
    case .numberAsBoolean(let type):
      "type '\(type)' cannot be used as a boolean; test for '== 0' instead"
    case .overflow(let left, let name, let right, let type):
      "arithmetic operation '\(left) \(name) \(right)' (on type '\(type)') results in an overflow"
    case .divisionByZero: "division by zero"
    case .nilBranch(let type): "'nil' cannot be used in context expecting type '\(type)'"
    case .mismatchingBranches(let first, let second):
      "result values in '? :' expression have mismatching types '\(first)' and '\(second)'"
    case .needlessDefault(let type):
      "left side of nil coalescing operator '??' has non-optional type '\(type)', so the right "
        + "side is never used"
    case .needlessNilTest(let type, let isTrue):
      "comparing non-optional value of type '\(type)' to 'nil' always returns \(isTrue)"
    case .codePlaceholder(let text): "'\(text)' is a placeholder for code; replace it with a value"
    }
  }
}

extension OperatorError: TypeFact {
  package var types: [Type] {
    switch self {
    case .operands(_, let first, let second), .cannotConvertOperand(let first, let second),
      .optionalOperand(let first, let second), .requiresConformance(_, let first, let second),
      .conflictingBounds(let first, let second), .mismatchingBranches(let first, let second):
      [first, second]
    case .twoOperands(_, let type), .operand(_, let type), .operandIsNoObject(let type),
      .requiresConformanceToCompare(_, let type, _), .optionalAsBoolean(let type),
      .numberAsBoolean(let type), .nilBranch(let type), .needlessDefault(let type),
      .needlessNilTest(let type, _):
      [type]
    case .removed, .overflow, .divisionByZero, .codePlaceholder: []
    }
  }
}
