import SourceText
import Syntax

/// Operators with holes as operands.
extension ConstraintSystem {
  /// Infers holes from an operator: they have the type of the other operand, or conform to the
  /// protocol that declares the operator.
  ///
  /// - Returns: The operation's value, if no overload has to be chosen.
  func holeOperation(
    _ name: String, _ form: Operation.Form, _ ids: [Int], _ span: Span
  ) -> TypedExpression? {
    guard !checker.holes.isEmpty, case .infix = form, ids.count == 2 else { return nil }
    let operands = ids.map { terms[$0] }
    let open = operands.map { term -> TypeVariable? in
      guard case .value(let value) = term.kind else { return nil }
      return checker.holeSolver.hole(value.type)
    }
    guard let place = open.firstIndex(where: { $0 != nil }), let hole = open[place] else {
      return nil
    }
    let type = Type.variable(hole)
    let other = operands[1 - place]
    if other.isNil {
      _ = checker.holeSolver.wrapped(type)
      return nil
    }
    switch other.kind {
    case .value(let value):
      let known = unifier.simplify(value.type)
      if let wrapped = known.wrapped, let inner = checker.holeSolver.hole(wrapped) {
        return comparison(name, of: hole, withWrapped: inner, span)
      }
      if open[1 - place] == nil {
        if case .nominal = known, known.wrapped == nil, checker.hasOwn(name, known) {
          _ = unifier.unify(type, known)
        }
        return nil
      }
      guard let target = checker.requirement(name) else { return nil }
      guard unifier.unify(type, known) else { return nil }
      // Texts are added, too.
      let isOfNumbers =
        target.protocol.nominal.map { conformances.conforms(checker.string, to: $0) } ?? true
        || !checker.hasOwn(name, checker.string)
      if isOfNumbers, let joined = checker.holeSolver.hole(type) {
        checker.holeSolver.require([target.protocol], of: joined)
      }
      return TypedExpression(
        body.unknown(span).kind, type: target.result(of: type, checker.bool), span: span)
    case .deferred:
      let isList = other.expression.isListOfImplicitMembers
      guard isList || other.expression.startsImplicitly,
        let target = checker.requirement(name), case .bool = target.result
      else { return nil }
      let value = body.check(other.expression, expecting: type)
      if isList { _ = unifier.unify(type, value.type) }
      return TypedExpression(body.unknown(span).kind, type: checker.bool, span: span)
    case .operation: return nil
    }
  }

  /// `item.id == items.last?.id`: a value that is compared with an optional of an open type has that
  /// type itself.
  private func comparison(
    _ name: String, of hole: TypeVariable, withWrapped wrapped: TypeVariable, _ span: Span
  ) -> TypedExpression? {
    guard checker.isOfEquality(name), unifier.unify(.variable(hole), .variable(wrapped)) else {
      return nil
    }
    return TypedExpression(body.unknown(span).kind, type: checker.bool, span: span)
  }
}

extension TypeChecker {
  /// Whether a type has a binary operator for two values of that type.
  fileprivate func hasOwn(_ name: String, _ type: Type) -> Bool {
    if unifier.has(LiteralOperation(name: name, operandCount: 2), type) { return true }
    guard let target = requirement(name)?.protocol.nominal else { return false }
    return conformances.conforms(type, to: target)
  }

  /// Whether an operator is one of `Equatable`, which optionals have, too.
  fileprivate func isOfEquality(_ name: String) -> Bool {
    !memberLookup.lookUpMembers(name, in: wellKnown("Equatable").declaredType).isEmpty
  }

  /// The first protocol of the library that declares a binary operator, and the operator's result
  /// type.
  fileprivate func requirement(_ name: String) -> OperatorRequirement? {
    for target in ["Equatable", "Comparable", "AdditiveArithmetic", "Numeric", "FloatingPoint"] {
      let nominal = wellKnown(target)
      for candidate in memberLookup.lookUpMembers(name, in: nominal.declaredType) {
        guard case .function(let function) = candidate.member, function.parameters.count == 2 else {
          continue
        }
        return OperatorRequirement(.nominal(nominal, []), giving: function.result)
      }
    }
    return nil
  }
}

/// An operator requirement of a library protocol.
private struct OperatorRequirement {
  /// The operator's result type.
  enum Result {
    case bool
    /// The operands' type.
    case operand
    /// A container of the operands' type: `ClosedRange` for `...`.
    case container(NominalType)
  }

  let `protocol`: Type
  let result: Result

  init(_ target: Type, giving result: Type) {
    self.protocol = target
    self.result =
      if result.isPrelude("Bool") {
        .bool
      } else if case .nominal(let nominal, let arguments) = result.shallow, arguments.count == 1 {
        .container(nominal)
      } else {
        .operand
      }
  }

  /// The result type for operands of a type.
  func result(of type: Type, _ bool: Type) -> Type {
    switch result {
    case .bool: bool
    case .operand: type
    case .container(let nominal): .nominal(nominal, [type])
    }
  }
}
