import SourceText
import Syntax

/// Checks top-level statements of an input: its variables become globals of the session.
struct TopLevelChecker: BodyPart {
  let body: BodyChecker

  /// The typed statements, the type of the last expression's value, and the declared names.
  func topLevel(_ list: [Statement]) -> ([TypedStatement], Type, [String]) {
    var result: [TypedStatement] = []
    var names: [String] = []
    var value: Type = .void
    for (index, statement) in list.enumerated() {
      switch statement.kind {
      case .declaration(let declaration):
        result += topLevel(declaration, statement.span, &names)
      case .conditionalCompilation(let clauses):
        let (inner, _, more) = topLevel(checker.chosen(clauses))
        result += inner
        names += more
      case .expression(let expression) where index == list.count - 1:
        let typed = literals.applyDefaults(body.check(expression))
        body.finishStatement()
        if !reportOpenLiteral(typed, at: expression.span) {
          requireKnownParameters(typed, expression)
        }
        let done = body.finisher.finished(typed)
        let type = done.type
        if type.isVoid || type.isUnknown || type.isNever || isLeftRunning(done) {
          result.append(TypedStatement(.expression(done), span: statement.span))
        } else {
          value = done.type
          result.append(TypedStatement(.return(done), span: statement.span))
        }
      default:
        let typed = body.statementChecker.statement(statement)
        body.finishStatement()
        result += typed.map(body.finisher.finished)
        if case .guard = statement.kind { result += promoteBound(typed, statement.span, &names) }
      }
    }
    return (result, value, names)
  }

  /// Reports a reference to a generic function whose parameters nothing determines.
  private func requireKnownParameters(_ typed: TypedExpression, _ expression: Expression) {
    guard case .functionReference = typed.kind else { return }
    requireDetermined(unifier.normalize(typed.type), expression)
  }

  /// Reports a generic parameter in the type of an expression that nothing determines, unless the
  /// expression has errors of its own.
  private func requireDetermined(_ type: Type, _ expression: Expression) {
    guard type.lacksArguments, !type.isUnknown, !body.locals.hasErrors(in: expression.span) else {
      return
    }
    error(
      GenericError.notInferred(parameter: body.locals.openParameter(of: type)),
      at: expression.span)
  }

  /// Whether an expression makes an object only for its effect, such as `Task { … }`.
  private func isLeftRunning(_ expression: TypedExpression) -> Bool {
    guard case .call(let function, _, _, _, _) = expression.kind, function.kind == .initializer
    else { return false }
    return function.attributes.contains { $0.name == "discardableResult" }
  }

  /// Makes globals of the variables that a top-level `guard let` binds.
  private func promoteBound(
    _ statements: [TypedStatement], _ span: Span, _ names: inout [String]
  ) -> [TypedStatement] {
    var bound: [LocalVariable] = []
    func collect(_ pattern: TypedPattern) {
      switch pattern {
      case .bind(let variable): bound.append(variable)
      case .tuple(let parts), .enumCase(_, let parts): parts.forEach(collect)
      case .optionalSome(let inner), .asType(let inner, _): collect(inner)
      case .wildcard, .bindGlobal, .optionalNone, .isType, .expression: break
      }
    }
    for statement in statements {
      guard case .guard(let conditions, _) = statement.kind else { continue }
      for case .pattern(let pattern, _) in conditions { collect(pattern) }
    }
    return bound.map { variable in
      let global = makeGlobal(
        variable.name, body.finisher.finished(variable.type), variable.isLet, .strong, variable.span
      )
      body.scope.symbols[variable.name] = nil
      names.append(variable.name)
      return TypedStatement(.initializeGlobal(global, body.local(variable, span)), span: span)
    }
  }

  private func topLevel(
    _ declaration: Declaration, _ span: Span, _ names: inout [String]
  ) -> [TypedStatement] {
    switch declaration.kind {
    case .variable(let variable): return globals(variable, declaration, span, &names)
    case .conditionalCompilation(let clauses):
      return checker.chosen(clauses).flatMap { topLevel($0, $0.span, &names) }
    case .macroExpansion(let expansion):
      body.macros.checkDeclaration(expansion, span)
      return []
    case .subscript:
      error(StatementError.subscriptOutsideType, at: span)
      return []
    case .associatedType:
      error(
        StatementError.associatedTypeOutsideProtocol,
        at: span)
      return []
    default: return []
    }
  }

  private func globals(
    _ variable: VariableDeclaration, _ declaration: Declaration, _ span: Span,
    _ names: inout [String]
  ) -> [TypedStatement] {
    var result: [TypedStatement] = []
    let wrapper = declaration.attributes.lazy.compactMap { attribute in
      self.checker.typeLookup.propertyWrapper(attribute, body.declarations).map { (attribute, $0) }
    }.first
    for binding in variable.bindings {
      if declaration.modifiers.contains(where: { $0.name == "async" }),
        let child = body.locals.asyncGlobal(binding, span)
      {
        result += child
        continue
      }
      if case .binding(let name) = binding.pattern.kind {
        names.append(name)
        if let wrapper {
          result += wrappedGlobal(
            name, binding, wrapper.0, wrapper.1, span, isLet: variable.isLet)
          continue
        }
        if let block = binding.accessors, block.isComputed {
          let property = typeDeclarations.makeComputedGlobal(
            name, binding, declaration, body.declarations)
          checker.world.declare(name, .computed(property), in: body.source)
          _ = property.getter.map { checker.functionBodies.body(of: $0) }
          if let getter = property.getter {
            checker.diagnostics += checker.bodies.errors[ObjectIdentifier(getter)] ?? []
          }
          continue
        }
      }
      result += plainGlobal(variable, binding, declaration, span, &names)
    }
    return result
  }

  private func plainGlobal(
    _ variable: VariableDeclaration, _ binding: VariableDeclaration.Binding,
    _ declaration: Declaration, _ span: Span, _ names: inout [String]
  ) -> [TypedStatement] {
    guard var (final, value) = typeAndValue(variable, binding, span) else { return [] }
    var ownership = declaration.ownership
    if ownership == .weak, !final.isOptional {
      final = checker.optional(final)
      value = value.map { TypedExpression(.wrapOptional($0), type: final, span: $0.span) }
    }
    if value == nil { ownership = declaration.ownership }
    body.locals.requireReference(final, ownership, binding.pattern.span)
    let pattern = globalPattern(
      binding.pattern, body.patterns.destructuredType(binding.pattern, final, binding.initializer),
      variable.isLet, ownership, binding.accessors, declaration, &names)
    note(variable.keywordSpan, in: pattern)
    body.finishStatement()
    if case .bindGlobal(let global) = pattern {
      global.isImplicitlyUnwrapped = binding.type?.isImplicitlyUnwrapped ?? false
      if value == nil, binding.accessors == nil {
        checker.world.unset[ObjectIdentifier(global)] = global
      }
    }
    if case .bindGlobal(let global) = pattern, let value {
      if checker.mode.programForms[ObjectIdentifier(body.source)]?.isLibrary ?? false {
        global.lazyInitialValue = lazyInitialValue(of: global, body.finisher.finished(value))
        return []
      }
      return [TypedStatement(.initializeGlobal(global, body.finisher.finished(value)), span: span)]
    }
    return [
      TypedStatement(.variable(pattern, value: value.map(body.finisher.finished)), span: span)
    ]
  }

  /// The type and value of a variable; nil after an error if its type is unknown.
  private func typeAndValue(
    _ variable: VariableDeclaration, _ binding: VariableDeclaration.Binding, _ span: Span
  ) -> (type: Type, value: TypedExpression?)? {
    let annotation = binding.type.map { body.opaqueResults.annotation($0, of: binding.pattern) }
    if let initializer = binding.initializer {
      guard let annotation else { return inferred(from: initializer) }
      let value = body.opaqueResults.initialValue(
        initializer, of: annotation, for: RequirementOwner.OpaqueOwner(binding.pattern, variable))
      body.bindDefaults()
      body.locals.requireKnownArguments(of: annotation, initializer, value)
      return (body.finisher.finished(annotation), value)
    }
    guard let annotation, let written = binding.type else {
      // The parser has already reported a missing pattern.
      if !binding.pattern.span.isEmpty {
        for (_, place) in binding.pattern.boundNames {
          error(PatternError.typeMissing, at: place)
        }
      }
      if case .binding(let name) = binding.pattern.kind {
        _ = makeGlobal(name, .unknown, variable.isLet, .strong, binding.pattern.span)
      }
      return nil
    }
    if annotation.hasVariables {
      // Without a value, a generic type must be written with its arguments, as in a declaration.
      return (checker.typeResolver.resolve(written, in: body.declarations), nil)
    }
    let isNil = annotation.isOptional && !variable.isLet
    return (annotation, isNil ? TypedExpression(.nilLiteral, type: annotation, span: span) : nil)
  }

  private func inferred(from initializer: Expression) -> (type: Type, value: TypedExpression?) {
    let value = literals.applyDefaults(body.check(initializer))
    body.bindDefaults()
    body.collections.requireCommonElements(value, of: initializer)
    body.overloads.requireUnambiguous(initializer)
    let type = unifier.normalize(value.type)
    // An open literal or parameter is the error to report.
    if !reportOpenLiteral(value, at: initializer.span),
      !body.locals.reportOpenParameter(of: value)
    {
      requireDetermined(type, initializer)
    }
    return (body.finisher.finished(type), value)
  }

  /// The function that computes a variable's initial value on first use.
  private func lazyInitialValue(
    of global: GlobalVariable, _ value: TypedExpression
  ) -> Function {
    let function = Function(
      name: global.name, kind: .initialValue, parameters: [], result: global.type,
      implementation: .typed, source: body.source, span: value.span)
    function.body = TypedBody(
      parameters: [], selfVariable: nil,
      statements: [TypedStatement(.return(value), span: value.span)])
    checker.journal.retained.append(function)
    return function
  }

  /// Reports a literal whose type nothing determines, `nil` or an empty collection; returns whether
  /// it is one.
  func reportOpenLiteral(_ value: TypedExpression, at span: Span) -> Bool {
    let type = unifier.normalize(value.type)
    if case .variable(let open) = type {
      guard open.literal == .null else { return false }
      error(ConversionError.nilWithoutType, at: span)
      return true
    }
    let isEmpty =
      switch value.kind {
      case .array(let values): values.isEmpty
      case .dictionary(let pairs): pairs.isEmpty
      default: false
      }
    guard isEmpty, type.hasVariables else { return false }
    error(LiteralError.emptyCollection, at: span)
    return true
  }

  private func globalPattern(
    _ pattern: Pattern, _ type: Type, _ isLet: Bool, _ ownership: Ownership,
    _ accessors: AccessorBlock?, _ declaration: Declaration, _ names: inout [String]
  ) -> TypedPattern {
    switch pattern.kind {
    case .binding(let name):
      let variable = makeGlobal(name, type, isLet, ownership, pattern.span)
      if let accessors {
        let holder = Property(
          name: name, type: type, isLet: isLet, isStatic: false, owner: nil,
          storage: .global(variable), source: body.source, span: pattern.span)
        checker.propertyDeclarations.addAccessors(
          accessors, to: holder, declaration, body.declarations)
      }
      return .bindGlobal(variable)
    case .tuple(let elements):
      guard case .tuple(let parts) = unifier.simplify(type), parts.count == elements.count else {
        body.patterns.reportTuple(type, at: pattern.span)
        return .wildcard
      }
      var result: [TypedPattern] = []
      for (element, part) in zip(elements, parts) {
        if case .binding(let name) = element.pattern.kind { names.append(name) }
        result.append(
          globalPattern(
            element.pattern, body.finisher.finished(part.type), isLet, ownership, nil, declaration,
            &names))
      }
      return .tuple(result)
    case .bindingModifier(let isLet, let inner):
      return globalPattern(inner, type, isLet, ownership, accessors, declaration, &names)
    default: return .wildcard
    }
  }

  /// Records at the variables of a pattern that they are declared with this `let` or `var`.
  private func note(_ keyword: Span, in pattern: TypedPattern) {
    switch pattern {
    case .bindGlobal(let variable): variable.keywordSpan = keyword
    case .tuple(let parts): for part in parts { note(keyword, in: part) }
    default: break
    }
  }

  func makeGlobal(
    _ name: String, _ type: Type, _ isLet: Bool, _ ownership: Ownership, _ span: Span
  ) -> GlobalVariable {
    checker.world[tableOf: name, body.source].later[name] = nil
    if let known = checker.world[tableOf: name, body.source].usedEarly.removeValue(forKey: name),
      known.source === body.source,
      known.span == span, known.type == type
    {
      checker.world.declare(name, .variable(known), in: body.source)
      return known
    }
    let variable = GlobalVariable(
      name: name, type: type, isLet: isLet, slot: checker.makeGlobalSlot(), ownership: ownership,
      source: body.source, span: span)
    checker.world.declare(name, .variable(variable), in: body.source)
    return variable
  }

  /// A global with a property wrapper: `@State var count = 0`.
  private func wrappedGlobal(
    _ name: String, _ binding: VariableDeclaration.Binding, _ attribute: Attribute,
    _ wrapper: NominalType, _ span: Span, isLet: Bool
  ) -> [TypedStatement] {
    if isLet { error(WrapperError.onLet, at: attribute.span) }
    let annotation = binding.type.map { body.resolveType($0) }
    let parts = checker.propertyWrappers.wrapperParts(
      annotation, binding.initializer, attribute, wrapper, body.declarations)
    let value = parts.initializer.map { body.check($0, to: parts.type, .initialization) }
    body.finishStatement()
    let type = body.finisher.finished(parts.type)
    if value == nil, annotation == nil || type.hasVariables {
      error(StatementError.variableWithoutValue(name), at: binding.pattern.span)
      return []
    }
    let backing = makeGlobal("_\(name)", type, false, .strong, binding.pattern.span)
    checker.world.declare(
      name, .wrapped(backing, property: "wrappedValue"), in: body.source)
    if checker.propertyWrappers.instanceProperty("projectedValue", of: wrapper) != nil {
      checker.world.declare(
        "$\(name)", .wrapped(backing, property: "projectedValue"), in: body.source)
    }
    guard let value else {
      // Documents may show such a property on its own, without its view.
      checker.world.unset[ObjectIdentifier(backing)] = backing
      return [TypedStatement(.variable(.bindGlobal(backing), value: nil), span: span)]
    }
    return [TypedStatement(.initializeGlobal(backing, body.finisher.finished(value)), span: span)]
  }
}
