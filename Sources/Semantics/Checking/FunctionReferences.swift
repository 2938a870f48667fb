import Prelude
import SourceText
import Syntax

/// Makes values of references to functions, methods and cases that are not called.
struct FunctionReferences: BodyPart {
  let body: BodyChecker

  /// The value of a reference.
  func materialize(
    _ reference: Reference, _ labels: [String]?, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    switch reference {
    case .value(let value): return value
    case .failed: return body.unknown(span)
    case .type(let type):
      if !body.declarations.isPrelude, !type.isUnknown, takesMetatype(expected) {
        let place = Span(Int(span.end), Int(span.end))
        error(
          NameError.typeAsValue, at: span,
          fixIts: [.init(span: place, replacement: ".self")])
      }
      return TypedExpression(.metatype(type), type: .metatype(type), span: span)
    case .callables(let callables, let name):
      // `size` alone is no modifier of `self`; what is assigned to is a property.
      if body.hints.changedPlace != span, callables.count == 1,
        case .inertModifier(let modifier) = callables[0].kind,
        callables[0].receiver?.span == span
      {
        return materialize(body.names.missing(modifier, span), labels, span, expected)
      }
      return functionValue(callables, name, labels, span, expected)
    }
  }

  /// Whether the expected type admits a metatype; otherwise the failed conversion is reported.
  private func takesMetatype(_ expected: Type?) -> Bool {
    switch expected.map(unifier.simplify) {
    case nil, .variable?, .existential?, .metatype?, .parameter?: true
    default: false
    }
  }

  /// Reports a modifier that is assigned to, or a modifier without a declaration that is used as a
  /// value.
  private func reportNoValue(ofModifier name: String, _ type: Type, _ span: Span) {
    if body.hints.changedPlace == span, PreludeLibrary.inertModifierNames.contains(name) {
      error(
        MutabilityError.immutable(
          .function(name, of: checker.displayed(type)), .assignment, of: .value), at: span)
    } else {
      body.members.reportMissingMember(name, type, isStatic: false, span)
    }
  }

  func functionValue(
    _ callables: [Callable], _ name: String, _ labels: [String]?, _ span: Span, _ expected: Type?
  ) -> TypedExpression {
    var best: (value: TypedExpression, callable: Callable, cost: Int)?
    let open = callables.count > 1 ? expected.map(constrainedVariables) ?? [] : []
    for callable in callables {
      let start = body.checkpoint()
      let saved = body.score
      let (made, problems) = body.attempt { self.functionValue(callable, labels, span) }
      guard problems.isEmpty, let made else {
        body.rollBack(to: start)
        continue
      }
      if let expected {
        if let converted = conversions.tryConvert(made, to: expected),
          open.allSatisfy(supposeUsual), meetsConstraints(made, callable)
        {
          let cost =
            (body.score - saved).weight + callable.distance
            + (labels == nil ? labelCost(callable, givesOptional(expected)) : 0)
          if best == nil || cost < best!.cost {
            best = (callables.count > 1 ? made : converted, callable, cost)
          }
        } else if callables.count == 1 {
          return made
        }
        if callables.count > 1 { body.rollBack(to: start) }
      } else {
        // Nothing determines what a function is generic in.
        let cost = callable.distance + genericCount(callable) * 5
        if best == nil || cost < best!.cost { best = (made, callable, cost) }
        if callables.count > 1 { body.rollBack(to: start) }
      }
      body.score = saved
    }
    if let best {
      if isMutatingMethod(best.callable) { error(CallError.mutatingMethodAsValue, at: span) }
      body.names.requireNoCaptures(best.callable)
      if case .function(let function) = best.callable.kind, !function.source.isLibrary,
        let unavailability = checker.availability.unavailability(of: function)
      {
        error(unavailability.report(of: checker.shortName(function)), at: span)
      }
      guard callables.count > 1 else { return best.value }
      guard let expected else { return functionValue(best.callable, labels, span) ?? best.value }
      let converted = conversions.tryConvert(best.value, to: expected) ?? best.value
      // `map(Array.init)`: the initializer's requirements determine the element type.
      if let (function, map) = referenced(best.value, best.callable) {
        body.genericRequirements.solve(
          function.generics.requirements + function.generics.extensionRequirements, map)
      }
      return converted
    }
    reportNoValue(of: callables, name, span)
    return body.unknown(span)
  }

  private func reportNoValue(of callables: [Callable], _ name: String, _ span: Span) {
    if case .inertModifier? = callables.first?.kind, let receiver = callables[0].receiver {
      reportNoValue(ofModifier: name, receiver.type, span)
    } else if callables.contains(where: takesPack) {
      error(CallError.packParameterAsValue, at: span)
    } else if callables.isEmpty {
      error(NameError.moduleAsValue, at: span)
    } else {
      error(CallError.noExactReference(name), at: span)
    }
  }

  /// Whether it is a mutating method of a value.
  private func isMutatingMethod(_ callable: Callable) -> Bool {
    guard case .function(let function) = callable.kind, !callable.isUncurried else { return false }
    return function.kind == .method && function.selfParameter == .inout && callable.receiver != nil
  }

  /// The ranking cost of labels, for `Double.init`: prefers the initializer without labels, and a
  /// failable one only if an optional is expected.
  private func labelCost(_ callable: Callable, _ mayFail: Bool) -> Int {
    guard case .function(let function) = callable.kind else { return 0 }
    return function.parameters.count { $0.label != nil } * 2000
      + (function.modifiers.isFailable != mayFail ? 1000 : 0) + genericCount(callable) * 5
  }

  private func genericCount(_ callable: Callable) -> Int {
    if case .function(let function) = callable.kind {
      function.generics.parameters.count
    } else {
      0
    }
  }

  private func givesOptional(_ type: Type) -> Bool {
    guard case .function(let function) = unifier.simplify(type) else { return false }
    return unifier.simplify(function.result).isOptional
  }

  /// The constrained type variables among a function's parameters: beside `abs`, `String.init`
  /// takes a number.
  private func constrainedVariables(_ type: Type) -> [TypeVariable] {
    guard case .function(let function) = unifier.simplify(type) else { return [] }
    return function.parameters.compactMap {
      guard case .variable(let variable) = unifier.simplify($0.type), !variable.constraints.isEmpty
      else { return nil }
      return variable
    }
  }

  /// Binds a variable to `Int` if nothing determines it and `Int` meets its constraints; returns
  /// whether the constraints hold.
  private func supposeUsual(_ variable: TypeVariable) -> Bool {
    func meets(_ type: Type) -> Bool {
      variable.constraints.allSatisfy { conformances.meets(type, $0) }
    }
    let type = unifier.normalize(.variable(variable))
    guard conversions.isVariable(type) else { return meets(type) }
    return !meets(checker.int) || unifier.unify(type, checker.int)
  }

  /// Whether the inferred generic arguments meet the function's constraints.
  private func meetsConstraints(_ value: TypedExpression, _ callable: Callable) -> Bool {
    guard let (function, map) = referenced(value, callable) else { return true }
    for parameter in function.generics.parameters {
      guard let type = map[parameter] else { continue }
      for constraint in parameter.constraints
      where !conformances.meets(unifier.normalize(type), constraint.substituting(map)) {
        return false
      }
    }
    return conformances.holds(
      function.generics.requirements + function.generics.extensionRequirements, map)
  }

  /// The function that a value refers to, and its substitution.
  private func referenced(
    _ value: TypedExpression, _ callable: Callable
  ) -> (function: Function, map: Substitution)? {
    guard case .functionReference(let function, _, let substitutions, _, _) = value.kind else {
      return nil
    }
    var map = callable.map
    for (parameter, type) in zip(function.generics.parameters, substitutions) {
      map[parameter] = type
    }
    return (function, map)
  }

  private func functionValue(
    _ callable: Callable, _ labels: [String]?, _ span: Span
  ) -> TypedExpression? {
    switch callable.kind {
    case .value(let value): return value
    case .inertModifier(let name):
      if let receiver = callable.receiver {
        reportNoValue(ofModifier: name.name, receiver.type, span)
      }
      return body.unknown(span)
    case .enumCase(let element):
      guard let type = caseType(element, callable) else { return nil }
      if element.payload.isEmpty {
        if type.isOptional { return TypedExpression(.nilLiteral, type: type, span: span) }
        return TypedExpression(.enumCase(element, payload: []), type: type, span: span)
      }
      let map = element.owner.substitution(type.arguments)
      let function = FunctionType(
        parameters: element.payload.map { .init(type: $0.type.substituting(map)) }, result: type)
      return TypedExpression(.enumCaseReference(element), type: .function(function), span: span)
    case .function(let function):
      if takesPack(callable) { return nil }
      if let labels, labels != function.parameters.map({ $0.label ?? "_" }) { return nil }
      var map = callable.map
      let substitutions = function.generics.parameters.map { parameter -> Type in
        let type = checker.makeVariable()
        if case .variable(let variable) = type {
          (variable.parameterName, variable.constraints) = (parameter.name, parameter.constraints)
        }
        map[parameter] = type
        return type
      }
      let type = function.functionType.mapping { unifier.normalize($0.substituting(map)) }
      if let receiver = callable.receiver, case .local(let variable) = receiver.kind,
        function.owner == nil, function.kind == .function, variable.name == function.name
      {
        return TypedExpression(receiver.kind, type: .function(type), span: span)
      }
      if callable.isUncurried {
        let own: Type = .function(type)
        guard let owner = function.owner else { return nil }
        let selfType = owner.declaredType.substituting(map)
        return TypedExpression(
          .functionReference(
            function, receiver: nil, substitutions: substitutions,
            dispatch: dispatch(function, callable),
            isUncurried: true),
          type: .function(FunctionType(parameters: [.init(type: selfType)], result: own)),
          span: span)
      }
      return TypedExpression(
        .functionReference(
          function, receiver: callable.receiver, substitutions: substitutions,
          dispatch: dispatch(function, callable), isUncurried: false),
        type: .function(type), span: span)
    }
  }

  /// Whether a function takes a parameter pack, which makes it unusable as a value.
  private func takesPack(_ callable: Callable) -> Bool {
    guard case .function(let function) = callable.kind else { return false }
    return function.functionType.parameters.contains {
      if case .expansion = $0.type { true } else { false }
    }
  }

  /// The enum type that a case belongs to, with its generic arguments.
  func caseType(_ element: EnumCase, _ callable: Callable) -> Type? {
    if let receiver = callable.receiver, case .metatype(let type) = receiver.type.shallow {
      let simple = unifier.simplify(type)
      if simple.nominal === element.owner { return simple }
    }
    return .nominal(
      element.owner,
      element.owner.generics.parameters.map { callable.map[$0] ?? checker.makeVariable() })
  }

  func dispatch(_ function: Function, _ callable: Callable) -> Dispatch {
    if case .requirement = function.implementation { return .witness }
    if callable.isSuper { return .direct }
    if function.kind == .initializer {
      return callable.makesDynamicType && function.virtualIndex != nil ? .virtual : .direct
    }
    if function.virtualIndex != nil, let owner = function.owner, owner.kind == .class,
      !owner.modifiers.isFinal
    {
      return .virtual
    }
    return .direct
  }
}
