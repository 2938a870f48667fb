import SourceText
import Syntax

/// An operand of an operation to which a choice is applied.
struct Operand {
  /// Whether the operand's value is known.
  enum Kind {
    case value(TypedExpression)
    case deferred
    /// The result of an operation that is solved later.
    case pending
  }

  let term: Int
  let kind: Kind
  /// Whether it is known only after its operation.
  let isLate: Bool

  var value: TypedExpression? {
    if case .value(let value) = kind { value } else { nil }
  }
}

/// One application of a choice to operands.
struct Pass {
  /// Whether the result is kept; otherwise only its type matters.
  let isFinal: Bool
  /// The types to which operands that are solved later must convert.
  var targets: [(term: Int, type: Type)] = []
}

/// Conversion constraints on operands.
extension ChoiceApplication {
  /// Converts an operand to a type; nil if that is impossible.
  func convert(_ operand: Operand, to target: Type, _ pass: inout Pass) -> TypedExpression? {
    switch operand.kind {
    case .value(let value):
      let wasInteger = isLiteral(value.type, .integer)
      if let converted = conversions.tryConvert(value, to: target) {
        // The `1` of `1 + 2.5` does not have its default type.
        if wasInteger, isLiteral(value.type, .float) {
          body.score.nonDefaultLiterals += body.literalArithmetic.literals(in: value)
        }
        return converted
      }
      guard system.rechecksCalls, system.isRecheckable(value, system.terms[operand.term].expression)
      else { return nil }
      return check(operand.term, expecting: target, pass).flatMap {
        conversions.tryConvert($0, to: target)
      }
    case .deferred:
      return check(operand.term, expecting: target, pass).flatMap {
        conversions.tryConvert($0, to: target)
      }
    case .pending:
      pass.targets.append((operand.term, target))
      return system.placeholder(target, system.terms[operand.term].expression.span)
    }
  }

  /// Checks a deferred term with its expected type; nil if that fails.
  func check(_ term: Int, expecting target: Type?, _ pass: Pass) -> TypedExpression? {
    let expression = system.terms[term].expression
    if pass.isFinal { return body.check(expression, expecting: target) }
    let type = target.map(unifier.normalize)
    let key = type.flatMap { $0.hasVariables ? nil : DeferredKey(term: term, type: $0) }
    if let key, let known = system.deferredValues[key] { return known }
    let (value, problems) = body.attempt { body.memoized.recheck(expression, expecting: target) }
    let isRight = !problems.contains(where: \.isError) && !value.type.isUnknown
    if let key, !isRight || !value.type.hasVariables {
      system.deferredValues[key] = .some(isRight ? value : nil)
    }
    return isRight ? value : nil
  }

  /// The value of an operand without an expected type.
  func value(_ operand: Operand, _ pass: Pass) -> TypedExpression? {
    switch operand.kind {
    case .value(let value): value
    case .deferred: check(operand.term, expecting: nil, pass)
    case .pending: nil
    }
  }

  private func isLiteral(_ type: Type, _ literal: TypeVariable.Literal) -> Bool {
    if case .variable(let variable) = unifier.simplify(type) {
      variable.literal == literal
    } else {
      false
    }
  }
}
