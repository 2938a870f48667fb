import SourceText
import Syntax

/// A property whose type is to be inferred from its initial value.
struct UntypedProperty {
  let property: Property
  let initializer: Expression
  /// What is written of the type, if anything, with variables for what is left out.
  let annotation: Type?
  let context: DeclarationContext
  /// The properties that have parts of the value, and which.
  var parts: [(property: Property, path: [Int])] = []
}

/// Infers the types of variables and properties that do not state them from their initial values.
struct InitialValueTypes: CheckerPart {
  let checker: TypeChecker

  /// Gives properties without annotation the type of their initial value.
  func inferPropertyTypes(_ nominal: NominalType) {
    inferPropertyTypes { $0.owner === nominal }
  }

  /// The types of what every new value holds; static properties may need an initializer, which
  /// waits for these.
  func inferStoredTypes(_ nominal: NominalType) {
    inferPropertyTypes { $0.owner === nominal && !$0.isStatic }
  }

  /// Finds the type of a property that is mentioned while others of its type have none yet.
  func inferType(of property: Property) {
    guard property.type.isUnknown else { return }
    inferPropertyTypes { $0 === property }
    // It may be a part of another one's value.
    if property.type.isUnknown, let owner = property.owner { inferPropertyTypes(owner) }
  }

  private func inferPropertyTypes(where isWanted: (Property) -> Bool) {
    // One at a time: the value of one may name another.
    while let index = checker.tables.untypedProperties.firstIndex(where: { isWanted($0.property) })
    {
      let untyped = checker.tables.untypedProperties.remove(at: index)
      let (value, context) = (untyped.initializer, untyped.context)
      let isLazy = untyped.property.isLazy
      let type =
        untyped.annotation.map { completed($0, by: value, in: context, isLazy: isLazy) }
        ?? inferredType(of: value, in: context, isLazy: isLazy)
      settle(untyped.property, type)
      for part in untyped.parts { settle(part.property, type.part(at: part.path)) }
    }
  }

  private func settle(_ property: Property, _ type: Type) {
    property.type = type
    if property.initialPath.isEmpty { property.initialValue?.result = type }
    property.getter?.result = type
    property.setter?.parameters[0].type = type
    property.willSet?.parameters[0].type = type
    property.didSet?.parameters[0].type = type
    if property.isLazy, let backing = checker.tables.lazyBackings[ObjectIdentifier(property)] {
      backing.type = checker.optional(type)
      backing.initialValue?.result = checker.optional(type)
    }
    if case .global(let old) = property.storage {
      let variable = GlobalVariable(
        name: old.name, type: type, isLet: old.isLet, slot: old.slot, ownership: old.ownership,
        source: old.source, span: old.span)
      variable.lazyInitialValue = old.lazyInitialValue
      variable.willSet = old.willSet
      variable.didSet = old.didSet
      variable.owner = old.owner
      property.storage = .global(variable)
    }
  }

  /// The type that is written for a variable. Generic types may be written without their arguments,
  /// which are variables then, where a value says what they are.
  func annotation(
    _ reference: TypeReference, of name: String, isOpenFor initializer: Expression?,
    in context: DeclarationContext
  ) -> Type {
    let saved = checker.diagnostics
    let type = checker.typeResolver.resolve(reference, in: context, opaque: .result(owner: name))
    guard initializer != nil, type.mentionsUnknown else { return type }
    let reported = checker.diagnostics
    checker.diagnostics = saved
    let wasOpen = checker.reading.openGenerics
    checker.reading.openGenerics = true
    defer { checker.reading.openGenerics = wasOpen }
    let open = checker.typeResolver.resolve(reference, in: context, opaque: .result(owner: name))
    guard open.lacksArguments else {
      checker.diagnostics = reported
      return type
    }
    return open
  }

  /// The type that is written with what its initial value says of the arguments left out; what it
  /// does not say is an error, unless the value is wrong by itself.
  func completed(
    _ annotation: Type, by initializer: Expression, in context: DeclarationContext,
    isLazy: Bool = false
  ) -> Type {
    let saved = checker.diagnostics
    let body = initialValueChecker(in: context, isLazy: isLazy)
    let variables = checker.inference.openVariables
    checker.inference.openVariables = []
    _ = body.check(initializer, to: annotation, .initialization)
    unifier.bindDefaults(from: 0)
    checker.inference.openVariables = variables
    let type = unifier.normalize(annotation).resolved
    let isWrong = checker.diagnostics.dropFirst(saved.count).contains(where: \.isError)
    checker.diagnostics = saved
    guard type.hasVariables else { return type }
    if !isWrong, let name = body.locals.openParameter(of: type) {
      error(
        TypeReferenceError.notInferred(parameter: name), in: context.source,
        at: initializer.span)
    }
    return checker.propertyWrappers.fillingVariables(type)
  }

  /// The type of an initial value, where no type is written. That of a lazy property may name the
  /// members of the value it belongs to.
  func inferredType(
    of expression: Expression, expecting expected: Type? = nil, in context: DeclarationContext,
    isLazy: Bool = false
  ) -> Type {
    if expected == nil, let simple = simpleType(of: expression, in: context) { return simple }
    let saved = checker.diagnostics
    let variables = checker.inference.openVariables
    let place = checker.budget.suspend()
    defer { checker.budget.resume(place) }
    checker.inference.openVariables = []
    let typed = initialValueChecker(in: context, isLazy: isLazy)
      .check(expression, expecting: expected)
    unifier.bindDefaults(from: 0)
    let type = unifier.normalize(typed.type).resolved
    checker.inference.openVariables = variables
    checker.diagnostics = saved
    return type
  }

  /// A checker of initial values, outside of the bodies that run them.
  func initialValueChecker(in context: DeclarationContext, isLazy: Bool) -> BodyChecker {
    let body = checker.makeChecker(in: context)
    if let selfType = context.selfType, context.nominal != nil {
      // `self` stands for the type: enough for static members; instance members are errors there.
      body.scope.symbols["self"] = .variable(
        LocalVariable(name: "self", type: isLazy ? selfType : .metatype(selfType), isLet: true))
    }
    return body
  }

  /// The type of a value that says it by its form: a literal, or what a type makes of itself.
  ///
  /// - Parameter mayBeOwn: whether that may be the struct around, which has no initializers yet.
  func simpleType(
    of expression: Expression, in context: DeclarationContext, mayBeOwn: Bool = false
  ) -> Type? {
    switch expression.kind {
    case .integerLiteral: return checker.int
    case .floatLiteral: return checker.double
    case .booleanLiteral: return checker.bool
    case .stringLiteral: return checker.string
    case .call(let call):
      guard case .identifier(let name) = call.callee.kind, name.genericArguments.isEmpty,
        name.name.utf8.first.map({ $0 >= 65 && $0 <= 90 }) ?? false,
        let nominal = checker.typeLookup.nominalType(named: name.name, in: context),
        nominal.kind == .struct || nominal.kind == .class, nominal.genericParameters.isEmpty,
        mayBeOwn || nominal !== context.nominal || nominal.kind == .class,
        !nominal.isPrelude || nominal.isReferenceType
      else { return nil }
      // A failable initializer would make it optional.
      typeDeclarations.complete(nominal, stage: .header)
      if let declaration = nominal.declaration,
        declaration.members.contains(where: {
          if case .initializer(let initializer) = $0.kind { initializer.isFailable } else { false }
        })
      {
        return nil
      }
      return .nominal(nominal, [])
    default: return nil
    }
  }
}
