import SourceText
import Syntax

/// An operand, while a choice is made for its operation.
struct Operand {
  enum Kind {
    case value(TypedExpression)
    case deferred
    /// An operation that is solved later.
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
  /// Whether what is made is kept: otherwise only its type counts.
  let isFinal: Bool
  /// What operands that are solved later are to be converted to.
  var targets: [(term: Int, type: Type)] = []
}

/// Conversion constraints: operands as what they are expected to be.
extension ChoiceApplication {
  /// The operand as a value of the type; nil where it cannot be.
  func convert(_ operand: Operand, to target: Type, _ pass: inout Pass) -> TypedExpression? {
    switch operand.kind {
    case .value(let value):
      let wasInteger = isLiteral(value.type, .integer)
      if let converted = conversions.tryConvert(value, to: target) {
        // The `1` of `1 + 2.5` is not what it is by itself.
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
      return system.standIn(target, system.terms[operand.term].expression.span)
    }
  }

  /// A term that waited for what is expected of it; nil where something is wrong with it then.
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

  /// The value of an operand that no type is expected of.
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

  func isNever(_ type: Type) -> Bool { unifier.simplify(type).isNever }
}
