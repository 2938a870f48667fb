import SourceText

/// A generic parameter that several arguments of a call determine.
struct SharedParameter {
  let parameter: GenericParameter
  /// The types of the call's generic parameters.
  let map: Substitution
  let isOfLibrary: Bool
  /// Where the call names its function.
  let place: Span
  /// Whether nothing but the arguments determines it.
  let isOpen: Bool
  /// Whether other parameters have it as their type, rather than in it.
  let hasEquals: Bool
  /// The arguments that are checked already.
  let checked: [(symbol: ParameterSymbol, argument: TypedExpression)]
  /// Whether it was widened for the argument that is being checked.
  var isWidened = false
  /// The result of a closure that is the argument, if it does not convert to what the others determine.
  var misfit: (closure: Span, result: TypedExpression)?

  /// What the arguments checked so far determined, and its type variable; nil if they determined nothing, or
  /// something else does.
  var told: (variable: TypeVariable, type: Type)? {
    guard isOpen, case .variable(let variable)? = map[parameter] else { return nil }
    return variable.binding.map { (variable, $0) }
  }
}

/// Widens a generic parameter to the common type of the arguments that determine it:
/// `same(1, [1].first)`, `same(Square(), Circle())`.
struct ParameterWidening: BodyPart {
  let body: BodyChecker

  /// Widens the parameter's type so that an argument converts to it, too; returns false if that is not
  /// possible.
  @discardableResult func widen(to argument: TypedExpression) -> Bool {
    guard let shared = body.hints.sharedParameter, let told = shared.told else { return false }
    let start = body.checkpoint()
    // Their types may mention the parameter.
    let checked = shared.checked.map { symbol, argument in
      (
        symbol,
        TypedExpression(argument.kind, type: unifier.normalize(argument.type), span: argument.span)
      )
    }
    if let common = body.collections.commonType(of: told.type, argument),
      shared.parameter.constraints.allSatisfy({ conformances.meets(common, $0) })
    {
      checker.inference.rebind(told.variable, to: common)
      if checked.allSatisfy({ converted($1, of: $0, shared.map) != nil }) {
        body.hints.sharedParameter?.isWidened = true
        return true
      }
    }
    body.rollBack(to: start)
    return false
  }

  /// Checks a closure that is passed. If its result does not convert to the type that other arguments
  /// determine, that is widened, and the closure is checked again.
  ///
  /// - Parameter make: Checks the closure with an expected type.
  func widening(
    _ closure: Span, for symbol: ParameterSymbol, _ target: Type,
    _ make: (Type) -> TypedExpression
  ) -> TypedExpression {
    guard let shared = body.hints.sharedParameter, shared.told != nil else { return make(target) }
    let (start, passing) = (body.checkpoint(), body.passing)
    let made = make(target)
    guard let misfit = body.hints.sharedParameter?.misfit, misfit.closure == closure else {
      return made
    }
    let own = unifier.closingVariables(unifier.normalize(misfit.result.type))
    body.rollBack(to: start)
    body.hints.sharedParameter?.misfit = nil
    body.passing = passing
    if !own.mentionsUnknown { widen(to: TypedExpression(.trap(""), type: own, span: closure)) }
    return make(unifier.normalize(symbol.type.substituting(shared.map)))
  }

  /// Notes the result of a closure that does not convert to the expected type.
  func noteMisfit(_ result: TypedExpression, of closure: Span) {
    body.hints.sharedParameter?.misfit = (closure, result)
  }

  /// An argument that was checked before a parameter was widened, converted to the type that its own one has
  /// now; nil if it does not convert.
  func converted(
    _ argument: TypedExpression, of symbol: ParameterSymbol, _ map: Substitution
  ) -> TypedExpression? {
    guard !argument.type.isUnknown, !symbol.isVariadic else { return argument }
    let type = symbol.type.substituting(map)
    guard symbol.isInout else {
      guard symbol.isAutoclosure, case .function(var thunk) = unifier.simplify(argument.type) else {
        return conversions.tryConvert(argument, to: type)
      }
      thunk.result = type
      return conversions.tryConvert(argument, to: .function(thunk))
    }
    return unifier.tryUnify(argument.type, type) ? argument : nil
  }
}
