import SourceText
import Syntax

/// Checks function bodies when they are first needed, and stores the results.
struct FunctionBodyProvider: CheckerPart {
  let checker: TypeChecker

  /// Checks all bodies in types and functions.
  ///
  /// - Parameter isIncluded: Whether the body at a place is checked.
  /// - Returns: Errors that later declarations may fix, and the other errors of the bodies with
  ///   such errors. Both are empty if errors of the first kind are reported at once.
  func checkBodies(
    of types: [NominalType], _ functions: [Function], in current: Source, reportsUnresolved: Bool,
    where isIncluded: @escaping (Span) -> Bool = { _ in true }
  ) -> (unresolved: [Diagnostic], withheld: [Diagnostic]) {
    var bodies = InputBodies(
      checker: checker, source: current, reportsUnresolved: reportsUnresolved,
      isIncluded: isIncluded)
    for type in types where !type.isPrelude { bodies.check(type) }
    for function in functions { bodies.check(function) }
    for type in types where type.isPrelude { bodies.checkAdditions(to: type) }
    return (bodies.unresolved, bodies.withheld)
  }

  /// The errors in a function's default arguments, whether or not a call omits the arguments.
  func defaultErrors(of function: Function) -> [Diagnostic] {
    guard function.generics.parameters.isEmpty,
      function.parameters.contains(where: { $0.defaultValue != nil })
    else { return [] }
    let body = BodyChecker(
      checker: checker,
      context: BodyContext(
        function: nil, parent: nil, resultType: .void, isThrowingAllowed: false),
      declarations: declarationContext(of: function))
    let saved = (checker.inference.openVariables, checker.reading.requirements)
    checker.inference.openVariables = []
    checker.reading.requirements =
      function.generics.extensionRequirements + (function.owner?.allRequirements ?? [])
    defer { (checker.inference.openVariables, checker.reading.requirements) = saved }
    let (_, found) = body.attempt {
      // In `Box<Item>.init(make: () -> Item = { 5 })`, the call determines `Item`.
      for (index, parameter) in function.parameters.enumerated()
      where !parameter.type.hasParameters {
        _ = body.passedArguments.defaultArgument(
          function, index, parameter, [:], parameter.span, place: 0)
      }
    }
    return found.filter(\.isError)
  }

  /// Checks the members of a local type.
  func checkLocal(_ nominal: NominalType) {
    typeDeclarations.complete(nominal)
    _ = checkBodies(of: [nominal], [], in: nominal.source, reportsUnresolved: true)
  }

  /// Removes and returns the errors about undeclared names in signatures.
  func takeUnresolved() -> [Diagnostic] {
    let waiting = checker.diagnostics.filter { $0.isError && $0.missingName != nil }
    checker.diagnostics.removeAll { $0.isError && $0.missingName != nil }
    return waiting
  }

  func body(of function: Function) -> TypedBody? {
    if let body = function.body { return body }
    let key = ObjectIdentifier(function)
    if checker.bodies.errors[key] != nil { return nil }
    guard checker.bodies.inProgress.insert(key).inserted else { return nil }
    defer { checker.bodies.inProgress.remove(key) }
    if let owner = function.owner { typeDeclarations.complete(owner) }
    let saved = checker.diagnostics
    let requirements = checker.reading.requirements
    let variables = checker.inference.openVariables
    let place = checker.budget.suspend()
    checker.diagnostics = []
    checker.inference.openVariables = []
    checker.reading.requirements =
      function.generics.requirements + function.generics.extensionRequirements
      + (function.owner?.allRequirements ?? [])
    let body =
      checker.lookupRecorder.map { $0.within(function.source) { makeBody(function) } }
      ?? makeBody(function)
    checker.reading.requirements = requirements
    checker.inference.openVariables = variables
    let found = checker.diagnostics
    checker.diagnostics = saved
    checker.budget.resume(place)
    // The check was cut off.
    if checker.budget.hasEnded, !function.source.isLibrary { return nil }
    if found.contains(where: \.isError) || body == nil {
      checker.bodies.errors[key] = found
      checker.journal.retained.append(function)
      if function.source.isLibrary { checker.library.diagnostics += found }
      return nil
    }
    checker.bodies.warnings[key] = found
    function.body = body
    return body
  }

  func declarationContext(of function: Function) -> DeclarationContext {
    let owner = function.inheritedFrom?.nominal ?? function.owner
    // The parameters of a superclass are bound by the class that inherits from it.
    var parameters = function.inheritedFrom == nil ? owner?.generics.parameters ?? [] : []
    parameters += function.generics.parameters
    return DeclarationContext(
      nominal: owner, selfType: function.inheritedFrom ?? function.selfType,
      genericParameters: parameters,
      source: function.source,
      isPrelude: function.source.isLibrary,
      scope: owner?.localScope ?? function.localScope)
  }

  private func makeBody(_ function: Function) -> TypedBody? {
    let context = BodyContext(
      function: function, parent: nil, resultType: function.result,
      isThrowingAllowed: function.effects.isThrowing || function.effects.isRethrowing)
    context.errors.type = function.effects.thrownType
    if function.kind == .initializer {
      context.resultType = function.modifiers.isFailable ? function.result : .void
    }
    let body = BodyChecker(
      checker: checker, context: context, declarations: declarationContext(of: function))
    let (parameters, selfVariable) = body.enter(function)
    switch function.implementation {
    case .source(let block):
      let own = body.functions.ownVariables(of: function)
      body.opaqueResults.openOpaques(function.result)
      let statements = body.functions.functionBody(block, function)
      body.opaqueResults.closeOpaques()
      let typed = TypedBody(
        parameters: parameters, selfVariable: selfVariable, statements: own + statements)
      typed.executor = body.isolation.executor(isAsync: function.effects.isAsync)
      return typed
    case .expression(let expression):
      let value = body.functions.initialValue(expression, function)
      return TypedBody(
        parameters: parameters, selfVariable: selfVariable,
        statements: [TypedStatement(.return(value), span: expression.span)])
    case .synthesized(.lazyGetter):
      return lazyGetterBody(function, body, selfVariable)
    case .synthesized(.lazySetter):
      return lazySetterBody(function, body, parameters, selfVariable)
    case .native, .instruction, .requirement, .synthesized, .typed: return nil
    }
  }
}
