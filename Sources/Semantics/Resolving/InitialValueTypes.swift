import SourceText
import Syntax

/// A property whose type must be inferred from its initial value.
struct UntypedProperty {
  let property: Property
  let initializer: Expression
  /// The type annotation, if any, with type variables for omitted arguments.
  let annotation: Type?
  let context: DeclarationContext
  /// The properties that destructure the value, and their paths in it.
  var parts: [(property: Property, path: [Int])] = []
}

/// Infers the types of variables and properties without annotations from their initial values.
struct InitialValueTypes: CheckerPart {
  let checker: TypeChecker

  /// Infers the types of a type's properties.
  func inferPropertyTypes(_ nominal: NominalType) {
    inferPropertyTypes { $0.owner === nominal }
  }

  /// Infers the types of stored instance properties only; static properties may need an
  /// initializer, which depends on these.
  func inferStoredTypes(_ nominal: NominalType) {
    inferPropertyTypes { $0.owner === nominal && !$0.isStatic }
  }

  /// Infers the type of a property that is mentioned while others still have none.
  func inferType(of property: Property) {
    guard property.type.isUnknown else { return }
    inferPropertyTypes { $0 === property }
    // It may be part of another property's value.
    if property.type.isUnknown, let owner = property.owner { inferPropertyTypes(owner) }
  }

  private func inferPropertyTypes(where isWanted: (Property) -> Bool) {
    let outer = checker.reading.requirements
    defer { checker.reading.requirements = outer }
    // One at a time, since an initial value may mention another property.
    while let index = checker.tables.untypedProperties.firstIndex(where: { isWanted($0.property) })
    {
      let untyped = checker.tables.untypedProperties.remove(at: index)
      let (value, context) = (untyped.initializer, untyped.context)
      let isLazy = untyped.property.modifiers.isLazy
      // What holds where the property is declared, whoever mentions it.
      if let owner = untyped.property.owner {
        let conditions = untyped.property.initialValue?.generics.extensionRequirements ?? []
        checker.reading.requirements = conditions + owner.allRequirements
      }
      let type =
        untyped.annotation.map { completed($0, by: value, in: context, isLazy: isLazy) }
        ?? inferredType(of: value, in: context, isLazy: isLazy)
      assignType(untyped.property, type)
      for part in untyped.parts { assignType(part.property, type.part(at: part.path)) }
    }
  }

  private func assignType(_ property: Property, _ type: Type) {
    property.type = type
    if property.initialPart.path.isEmpty { property.initialValue?.result = type }
    property.getter?.result = type
    property.setter?.parameters[0].type = type
    property.accessors.willSet?.parameters[0].type = type
    property.accessors.didSet?.parameters[0].type = type
    if property.modifiers.isLazy,
      let backing = checker.tables.lazyBackings[ObjectIdentifier(property)]
    {
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

  /// The type annotation of a variable. If there is an initial value, a generic type may omit its
  /// arguments, which become type variables.
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

  /// The annotation completed from the initial value; reports arguments that the value does not
  /// determine, unless the value is erroneous itself.
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

  /// The type of an initial value without annotation. That of a lazy property may use instance
  /// members.
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

  /// A checker for initial values, outside the bodies that evaluate them.
  func initialValueChecker(in context: DeclarationContext, isLazy: Bool) -> BodyChecker {
    let body = checker.makeChecker(in: context)
    if let selfType = context.selfType, context.nominal != nil {
      // `self` is the type, for static members; instance members are errors there.
      body.scope.symbols["self"] = .variable(
        LocalVariable(name: "self", type: isLazy ? selfType : .metatype(selfType), isLet: true))
    }
    return body
  }

  /// The struct that `Self` is in a context; nil in a class, where it may be a subclass.
  private func structAround(_ context: DeclarationContext) -> NominalType? {
    context.nominal.flatMap { $0.kind == .struct ? $0 : nil }
  }

  /// The type of a value that is evident from its syntax: a literal, or an initializer call.
  ///
  /// - Parameter mayBeOwn: whether that may be of the enclosing struct, whose initializers are not
  ///   declared yet.
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
        let nominal = name.name == "Self"
          ? structAround(context) : checker.typeLookup.nominalType(named: name.name, in: context),
        nominal.kind == .struct || nominal.kind == .class, nominal.generics.parameters.isEmpty,
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
