import SourceText
import Syntax

/// Checks variables, functions and types declared in a body.
struct LocalDeclarations: BodyPart {
  let body: BodyChecker

  func localDeclaration(_ declaration: Declaration, _ span: Span) -> [TypedStatement] {
    DeclarationRules(checker: checker, source: body.source).check(declaration, .body)
    switch declaration.kind {
    case .variable(let variable): return localVariables(variable, declaration, span)
    case .function(let function): return localFunction(function, span)
    case .typeAlias(let alias):
      body.scope.symbols[alias.name] = .typeAlias(
        typeDeclarations.makeAlias(alias, body.declarations))
      typeDeclarations.readAliases()
      return []
    case .conditionalCompilation(let clauses):
      return checker.chosen(clauses).flatMap { localDeclaration($0, $0.span) }
    case .extension, .import, .operator, .precedenceGroup:
      error(StatementError.notAtFileScope, at: span)
      return []
    case .type(let type):
      if case .type(let nominal)? = body.scope.symbols[type.name] {
        refuseInGenericFunction(nominal)
        checker.functionBodies.checkLocal(nominal)
      }
      return []
    case .macro, .macroExpansion, .placeholder:
      return []
    case .subscript:
      error(StatementError.subscriptOutsideType, at: span)
      return []
    case .initializer, .deinitializer, .enumCase: return []
    case .associatedType:
      error(
        StatementError.associatedTypeOutsideProtocol,
        at: span)
      return []
    }
  }

  private func localFunction(_ declared: FunctionDeclaration, _ span: Span) -> [TypedStatement] {
    guard
      let local = body.scope.functions[declared.name]?.first(where: {
        $0.function.span == declared.nameSpan
      }), let block = declared.body
    else { return [] }
    let function = local.function
    let inner = BodyContext(
      function: nil, parent: body.context, resultType: function.result,
      isThrowingAllowed: function.effects.isThrowing || function.effects.isRethrowing)
    inner.localFunction = function
    inner.localName = checker.describeName(function)
    inner.isAsync = function.effects.isAsync
    inner.errors.type = function.effects.thrownType
    let requirements = checker.reading.requirements
    checker.reading.requirements += function.generics.requirements
    defer { checker.reading.requirements = requirements }
    let typed = body.inBody(inner) {
      body.declarations.genericParameters += function.generics.parameters
      let parameters = function.parameters.map { parameter in
        let variable = body.parameterVariable(parameter)
        body.declare(variable)
        return variable
      }
      let statements =
        body.functions.ownVariables(of: function) + localFunctionBody(block, function)
      let typed = TypedBody(
        parameters: parameters, selfVariable: nil, statements: statements,
        captures: inner.captures)
      typed.executor = body.isolation.executor(isAsync: function.effects.isAsync)
      return typed
    }
    return [
      TypedStatement(
        .localFunction(local.variable, TypedClosure(function: function, body: typed)), span: span)
    ]
  }

  private func localFunctionBody(_ block: CodeBlock, _ function: Function) -> [TypedStatement] {
    let builder = function.attributes.lazy.compactMap {
      self.checker.typeLookup.resultBuilder($0, body.declarations)
    }.first
    if let builder, !body.scan.containsReturn(block) {
      return body.transform(builder).buildBody(block)
    }
    if !function.result.isVoid, let single = body.closures.singleExpression(block) {
      let value = body.check(single, expecting: function.result)
      let isNever = unifier.simplify(value.type).isNever
      let statement: TypedStatement.Kind =
        isNever ? .expression(value) : .return(body.functions.returnValue(value, single.span))
      body.finishStatement()
      return [body.finisher.finished(TypedStatement(statement, span: single.span))]
    }
    let statements = body.statementChecker.block(block)
    if !function.result.isVoid, !ControlFlow.endsAbruptly(statements) {
      body.reachability.missingReturn(
        in: .localFunction, of: unifier.normalize(function.result).resolved,
        after: statements, end: block.span)
    }
    return statements
  }

  private func localVariables(
    _ variable: VariableDeclaration, _ declaration: Declaration, _ span: Span
  ) -> [TypedStatement] {
    var result: [TypedStatement] = []
    let wrapper = declaration.attributes.lazy.compactMap { attribute in
      self.checker.typeLookup.propertyWrapper(attribute, body.declarations).map { (attribute, $0) }
    }.first
    if let wrapper, variable.hasSeveralNames {
      error(WrapperError.onSeveralVariables, at: wrapper.0.span)
    }
    for binding in variable.bindings {
      if let wrapper, case .binding(let name) = binding.pattern.kind {
        result += wrappedLocal(name, binding, wrapper.0, wrapper.1, span)
        continue
      }
      if case .binding(let name) = binding.pattern.kind, let block = binding.accessors,
        block.isComputed
      {
        result += computedLocal(name, block, binding, span)
        continue
      }
      if declaration.has("lazy"), case .binding(let name) = binding.pattern.kind,
        let lazy = lazyLocal(name, binding, span)
      {
        result += lazy
        continue
      }
      if declaration.modifiers.contains(where: { $0.name == "async" }),
        let child = asyncLocal(binding, span)
      {
        result += child
        continue
      }
      result += plainLocal(variable, binding, declaration, span)
    }
    return result
  }

  /// Reports names that are declared twice in a block.
  func requireNew(_ pattern: Pattern) {
    for (name, span) in pattern.boundNames {
      body.scope.later.remove(name)
      guard let older = body.scope.written.updateValue(span, forKey: name), older != span else {
        continue
      }
      error(
        RedeclarationError.invalid(name), at: span,
        notes: [
          Diagnostic(.note, RedeclarationError.previous(name), in: body.source, at: older)
        ])
    }
  }

  /// `Box? = nil`: reports a generic type written without arguments if the value does not determine
  /// them.
  func requireKnownArguments(
    of annotation: Type, _ initializer: Expression, _ value: TypedExpression
  ) {
    if case .nominal(_, let arguments) = annotation,
      arguments.contains(where: conversions.isVariable)
    {
      body.collections.requireCommonElements(value, of: initializer)
    }
    let type = unifier.normalize(annotation)
    guard !hasErrors(in: initializer.span), let name = openParameter(of: type) else { return }
    error(GenericError.notInferred(parameter: name), at: initializer.span)
  }

  /// Whether an error was reported in the span.
  func hasErrors(in span: Span) -> Bool {
    checker.diagnostics.contains {
      $0.isError && $0.source === body.source && $0.span.start >= span.start
        && $0.span.end <= span.end
    }
  }

  /// Reports a closure with a parameter whose type nothing determines; returns whether it did.
  func reportOpenParameter(of value: TypedExpression) -> Bool {
    guard case .closure(let closure) = value.kind,
      let open = closure.body.parameters.first(where: {
        if case .variable(let variable) = unifier.simplify($0.type) {
          variable.literal == nil && variable.hole == nil
        } else {
          false
        }
      })
    else { return false }
    error(
      ClosureError.parameterTypeUnknown(name: open.name),
      at: open.span.isEmpty ? value.span : open.span)
    return true
  }

  func openParameter(of type: Type) -> String? {
    if case .variable(let variable) = type.shallow, variable.literal == nil {
      return variable.parameterName
    }
    switch type.shallow {
    case .function(let function):
      return (function.parameters.map(\.type) + [function.result]).lazy.compactMap(openParameter)
        .first
    case .tuple(let elements): return elements.lazy.compactMap { openParameter(of: $0.type) }.first
    case .metatype(let instance): return openParameter(of: instance)
    default: break
    }
    guard case .nominal(let nominal, let arguments) = type else { return nil }
    for (parameter, argument) in zip(nominal.generics.parameters, arguments) {
      if case .variable(let variable) = argument.shallow {
        if variable.literal == nil { return variable.parameterName ?? parameter.name }
      } else if let open = openParameter(of: argument) {
        return open
      }
    }
    return nil
  }

  /// Reports `weak` and `unowned` variables of a value type.
  func requireReference(_ type: Type, _ ownership: Ownership, _ span: Span) {
    guard ownership != .strong else { return }
    var type = unifier.simplify(type)
    while let wrapped = type.wrapped { type = unifier.simplify(wrapped) }
    guard case .nominal(let nominal, _) = type, !nominal.isReferenceType else { return }
    error(
      StatementError.weakValue(checker.displayed(type), isWeak: ownership == .weak),
      at: span)
  }

  /// Checks the initial value of `async let`: its effects are covered where the value is used.
  private func beginAsyncLet(_ span: Span) {
    (body.effects.awaiting, body.effects.coveringTry) = (Span.none, Span.none)
    body.effectChecker.recordSuspension(asyncLetPlace(span), .asyncLet)
    body.effects.isAsyncLet = true
  }

  private func plainLocal(
    _ variable: VariableDeclaration, _ binding: VariableDeclaration.Binding,
    _ declaration: Declaration, _ span: Span
  ) -> [TypedStatement] {
    let ownership = declaration.ownership
    let outer = body.effects
    defer { body.effects = outer }
    if declaration.modifiers.contains(where: { $0.name == "async" }) { beginAsyncLet(span) }
    var (type, value) = typeAndValue(of: variable, binding, span)
    if ownership == .weak, !type.isOptional {
      let optional = checker.optional(type)
      type = optional
      value = value.map { TypedExpression(.wrapOptional($0), type: optional, span: $0.span) }
    }
    requireReference(type, ownership, binding.pattern.span)
    requireNew(binding.pattern)
    let pattern = body.patterns.pattern(
      binding.pattern,
      body.patterns.destructuredType(binding.pattern, type, binding.initializer),
      isBinding: true, isLet: variable.isLet, ownership: ownership)
    if case .bind(let local) = pattern {
      local.isImplicitlyUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
    }
    for local in pattern.variables { local.keywordSpan = variable.keywordSpan }
    if value == nil { body.initialization.declareUnset(pattern.variables, isLet: variable.isLet) }
    let statement = TypedStatement(.variable(pattern, value: value), span: span)
    guard case .accessors(let accessors, _)? = binding.accessors, case .bind(let local) = pattern
    else { return [statement] }
    return [statement] + accessors.compactMap { observer($0, of: local, span) }
  }

  /// The type of a variable, and its initial value.
  private func typeAndValue(
    of variable: VariableDeclaration, _ binding: VariableDeclaration.Binding, _ span: Span
  ) -> (type: Type, value: TypedExpression?) {
    let annotation = binding.type.map { body.opaqueResults.annotation($0, of: binding.pattern) }
    guard let initializer = binding.initializer else {
      guard let annotation else {
        if !binding.pattern.span.isEmpty {
          for (_, place) in binding.pattern.boundNames {
            error(PatternError.typeMissing, at: place)
          }
        }
        return (.unknown, nil)
      }
      let value = TypedExpression(.nilLiteral, type: annotation, span: binding.pattern.span)
      return (annotation, annotation.isOptional && !variable.isLet ? value : nil)
    }
    if let annotation {
      let value = body.opaqueResults.initialValue(
        initializer, of: annotation, for: RequirementOwner.OpaqueOwner(binding.pattern, variable))
      requireKnownArguments(of: annotation, initializer, value)
      return (unifier.normalize(annotation), value)
    }
    if case .ownership("repeat", let pattern) = initializer.kind {
      body.packs.reportExpansion(asValue: pattern, span)
      return (.unknown, nil)
    }
    let value = literals.applyDefaults(body.check(initializer))
    body.bindDefaults()
    body.collections.requireCommonElements(value, of: initializer)
    body.overloads.requireUnambiguous(initializer)
    let type = unifier.normalize(value.type)
    if !body.globals.reportOpenLiteral(value, at: initializer.span), !type.isUnboundVariable {
      _ = reportOpenParameter(of: value)
    }
    return (type, value)
  }

  /// An observer of a local variable, `willSet` or `didSet`.
  private func observer(
    _ accessor: Accessor, of variable: LocalVariable, _ span: Span
  ) -> TypedStatement? {
    guard let block = accessor.body else { return nil }
    let name = accessor.parameterName ?? (accessor.kind == .willSet ? "newValue" : "oldValue")
    let parameter = Parameter(label: nil, name: name, nameSpan: accessor.span, type: nil)
    let type = Type.function(
      FunctionType(parameters: [FunctionType.Parameter(type: variable.type)], result: .void))
    body.passing.escapes = false
    let typed = body.closures.closure(
      Closure(
        attributes: [], captures: [], parameters: [parameter], effects: Effects(), result: nil,
        body: block, span: accessor.span), type)
    guard case .closure(let made) = typed.kind else { return nil }
    let holder = LocalVariable(
      name: "\(variable.name).\(accessor.kind.rawValue)", type: type, isLet: true,
      span: accessor.span)
    let observer = LocalObserver(variable: holder, function: made.function)
    if accessor.kind == .willSet {
      variable.willSet = observer
    } else {
      variable.didSet = observer
    }
    return TypedStatement(.localFunction(holder, made), span: span)
  }

  /// A local variable with a property wrapper: `@Bindable var book = book`.
  private func wrappedLocal(
    _ name: String, _ binding: VariableDeclaration.Binding, _ attribute: Attribute,
    _ wrapper: NominalType, _ span: Span
  ) -> [TypedStatement] {
    wrapped(
      name, binding.initializer, binding.type.map { body.resolveType($0) }, attribute, wrapper,
      at: binding.pattern.span, span)
  }

  /// Declares a variable with a property wrapper: `_x` stores the wrapper, `x` and `$x` read it.
  func wrapped(
    _ name: String, _ initializer: Expression?, _ annotation: Type?, _ attribute: Attribute,
    _ wrapper: NominalType, at nameSpan: Span, _ span: Span, isLet: Bool = false
  ) -> [TypedStatement] {
    let arguments =
      attribute.genericArguments.isEmpty
      ? wrapper.generics.parameters.map { _ in checker.makeVariable() }
      : attribute.genericArguments.map { body.resolveType($0) }
    typeDeclarations.complete(wrapper)
    let type = Type.nominal(wrapper, arguments)
    if let annotation,
      let value = checker.propertyWrappers.instanceProperty("wrappedValue", of: wrapper)
    {
      _ = unifier.unify(
        unifier.normalize(value.type.substituting(wrapper.substitution(arguments))), annotation)
    }
    var list = attribute.arguments ?? []
    if let initializer {
      list.insert(Argument(label: "wrappedValue", value: initializer), at: 0)
    }
    let value = body.calls.construct(
      type,
      Call(
        callee: Expression(.missing, span: attribute.span), arguments: list,
        argumentsSpan: attribute.span),
      initializer?.span ?? attribute.span, expected: type)
    body.bindDefaults()
    let backing = body.makeLocal("_\(name)", unifier.normalize(type), isLet: isLet, span: nameSpan)
    body.scope.symbols["_\(name)"] = .variable(backing)
    body.scope.symbols[name] = .wrapped(backing, property: "wrappedValue")
    body.scope.symbols["$\(name)"] = .wrapped(backing, property: "projectedValue")
    return [TypedStatement(.variable(.bind(backing), value: value), span: span)]
  }
}
