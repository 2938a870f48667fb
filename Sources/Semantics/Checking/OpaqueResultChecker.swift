import SourceText
import Syntax

/// Infers the underlying types of `some P` in results and annotations.
struct OpaqueResultChecker: BodyPart {
  let body: BodyChecker

  /// Replaces opaque types nested in a function's result by type variables that its body solves. A
  /// result that is opaque as a whole is inferred at each `return`.
  func openOpaques(_ result: Type) {
    if case .opaque = result { return }
    guard body.context.function?.kind != .initializer else { return }
    let opened = opening(result)
    if !body.context.returns.opened.isEmpty { body.context.resultType = opened }
  }

  private func opening(_ type: Type) -> Type {
    switch type {
    case .opaque(let opaque, _):
      let variable = checker.makeVariable()
      body.context.returns.opened.append((opaque, variable))
      return variable
    case .nominal(let nominal, let arguments) where !arguments.isEmpty:
      return .nominal(nominal, arguments.map(opening))
    case .tuple(let elements):
      return .tuple(elements.map { .init(label: $0.label, type: opening($0.type)) })
    default: return type
    }
  }

  /// Records the underlying types that the body determined.
  func closeOpaques() {
    // The type of the first `return` may be known only after its statement.
    if case .opaque(let opaque, _) = unifier.simplify(body.context.resultType),
      opaque.underlying == nil, let first = body.context.returns.firstType
    {
      let own = unifier.normalize(first).resolved
      if !own.hasVariables { reveal(own, behind: opaque, of: body.context.function?.span ?? .none) }
    }
    for (opaque, type) in body.context.returns.opened {
      let own = unifier.normalize(type).resolved
      let span = body.context.function?.span ?? .none
      if own.hasVariables {
        error(
          GenericError.noUnderlyingType,
          at: span)
        continue
      }
      for constraint in opaque.constraints where !conformances.meets(own, constraint) {
        error(
          GenericError.requiresConformance(
            body.functions.returnOwner(), own.displayed, to: constraint.displayed),
          at: span)
      }
      reveal(own, behind: opaque, of: span)
    }
  }

  /// The type annotation of a variable; `some P` is opaque, with the type of its initial value
  /// underlying.
  func annotation(_ reference: TypeReference, of pattern: Pattern) -> Type {
    guard case .some = reference.kind, case .binding(let name) = pattern.kind else {
      return body.resolveType(reference)
    }
    return body.withOpenGenerics {
      checker.typeResolver.resolve(reference, in: body.declarations, opaque: .result(owner: name))
    }
  }

  /// The initial value of a variable, which determines the underlying type of `some P`.
  func initialValue(
    _ initializer: Expression, of type: Type, for owner: RequirementOwner.OpaqueOwner?
  ) -> TypedExpression {
    guard case .opaque(let opaque, _) = unifier.simplify(type), let owner else {
      return body.check(initializer, to: type, .initialization)
    }
    let value = literals.applyDefaults(body.check(initializer))
    body.bindDefaults()
    let own = unifier.normalize(value.type).resolved
    for constraint in opaque.constraints where !conformances.meets(own, constraint) {
      error(
        GenericError.requiresConformance(
          .opaqueResult(owner), own.displayed, to: constraint.displayed),
        at: initializer.span)
      return body.unknown(initializer.span)
    }
    if opaque.underlying == nil, !own.hasVariables {
      reveal(own, behind: opaque, of: initializer.span)
    }
    return TypedExpression(.convert(value), type: type, span: initializer.span)
  }

  /// Records the underlying type of an opaque type; reports one that contains itself.
  func reveal(_ type: Type, behind opaque: OpaqueType, of span: Span) {
    if type.mentions(opaque) {
      error(
        GenericError.underlyingTypeIsItself(type.displayed),
        at: span)
    } else {
      opaque.underlying = type
    }
  }
}
