import SourceText
import Syntax

/// What is wrong with an operator that its operands do not have.
extension BodyChecker {
  /// What the operator of a type asks of the type's arguments that these do not meet.
  private func unmetCondition(_ name: String, _ type: Type) -> (Type, Type)? {
    guard case .nominal(let nominal, let arguments) = type else { return nil }
    let map = nominal.substitution(arguments)
    for case .function(let function) in nominal.members[name] ?? [] {
      for case .conformance(let asked, let constraint) in function.extensionRequirements {
        let own = checker.normalize(asked.substituting(map))
        if own.nominal != nil, !checker.meets(own, constraint) { return (own.resolved, constraint) }
      }
    }
    return nil
  }

  /// Whether the operator takes objects alone, as `===` does.
  private func comparesObjects(_ name: String) -> Bool {
    let functions = checker.lookUpGlobal(name).compactMap { symbol -> Function? in
      if case .function(let function) = symbol { function } else { nil }
    }
    return !functions.isEmpty
      && functions.allSatisfy { function in
        function.parameters.allSatisfy {
          guard case .existential(let protocols)? = $0.type.wrapped else { return false }
          return protocols.contains { $0.isPrelude("AnyObject") }
        }
      }
  }

  private func isObject(_ type: Type) -> Bool { checker.conforms(type, toPrelude: "AnyObject") }

  func reportOperator(
    _ name: String, _ left: TypedExpression, _ right: TypedExpression, _ span: Span,
    hasCandidates: Bool
  ) {
    // What nobody declared was told of when the operands were put in order.
    if checker.operators.group(ofInfix: name) == nil { return }
    let a = checker.normalize(left.type).resolved
    let b = checker.normalize(right.type).resolved
    if comparesObjects(name),
      let value = [a, b].first(where: { !isObject($0.wrapped ?? $0) && !$0.isUnknown })
    {
      error(
        "argument type '\(value)' expected to be an instance of a class or class-constrained type",
        at: value == a ? left.span : right.span)
      return
    }
    if let wrapped = a.wrapped, wrapped == b || b.isOptional == false, !a.isUnknown,
      !["==", "!="].contains(name), checker.lookUpMembers(name, in: wrapped).isEmpty == false
    {
      error(
        "value of optional type '\(a)' must be unwrapped to a value of type '\(wrapped)'",
        at: left.span)
      return
    }
    if let wrapped = b.wrapped, wrapped == a, !["==", "!="].contains(name) {
      error(
        "value of optional type '\(b)' must be unwrapped to a value of type '\(wrapped)'",
        at: right.span)
      return
    }
    if let (type, constraint) = unmetCondition(name, a) ?? unmetCondition(name, b) {
      error(
        "operator function '\(name)' requires that '\(type)' conform to '\(constraint)'", at: span)
    } else if a == b {
      error("binary operator '\(name)' cannot be applied to two '\(a)' operands", at: span)
    } else {
      error(
        "binary operator '\(name)' cannot be applied to operands of type '\(a)' and '\(b)'",
        at: span)
    }
  }
}
