import SourceText
import Syntax

/// Declares properties: stored, computed, lazy, wrapped, and parts of tuples.
struct PropertyDeclarations: CheckerPart {
  let checker: TypeChecker

  func declareProperties(
    _ variable: VariableDeclaration, _ declaration: Declaration, _ nominal: NominalType,
    _ context: DeclarationContext, isExtension: Bool, at place: Int?
  ) {
    PropertyGroup(
      checker: checker, variable: variable, declaration: declaration, nominal: nominal,
      context: context, isExtension: isExtension
    ).declare(at: place)
  }

  func makeProperty(
    _ name: String, _ type: Type, _ variable: VariableDeclaration, _ declaration: Declaration,
    _ nominal: NominalType, _ context: DeclarationContext, isStatic: Bool, at span: Span
  ) -> Property {
    let property = Property(
      name: name, type: type, isLet: variable.isLet, isStatic: isStatic, owner: nominal,
      storage: .computed, source: context.source, span: span)
    property.keywordSpan = variable.keywordSpan
    property.attributes = declaration.attributes
    property.modifiers.access = declaration.accessLevel ?? checker.reading.memberAccess
    property.modifiers.setterAccess = declaration.setterAccessLevel ?? property.modifiers.access
    property.modifiers.ownership = declaration.ownership
    property.modifiers.isLazy = declaration.has("lazy")
    property.modifiers.isNonisolated = declaration.isNonisolated
    return property
  }

  /// Whether to add a property. One in a later extension replaces an earlier computed one with the
  /// same requirements.
  func shouldAdd(_ property: Property, in nominal: NominalType, isExtension: Bool) -> Bool {
    guard isExtension, !nominal.isPrelude, property.source.projectModule == nil,
      let members = nominal.members[property.name]
    else { return true }
    func older(_ member: Member) -> Property? {
      guard case .property(let older) = member, older.isStatic == property.isStatic,
        older.source !== property.source, !member.isRequirement,
        Set(older.extensionRequirements) == Set(checker.reading.extensionRequirements)
      else { return nil }
      return older
    }
    // What the type itself declares is later than an older extension; other extensions are in order.
    if checker.reading.skipsExistingMembers,
      members.contains(where: { older($0).map { $0.source === nominal.source } ?? false })
    {
      return false
    }
    nominal.members[property.name] = members.filter { member in
      if case .computed? = older(member)?.storage { false } else { true }
    }
    return true
  }

  func makeInitialValue(
    _ initializer: Expression, _ property: Property, _ nominal: NominalType?,
    _ context: DeclarationContext
  ) -> Function {
    let function = Function(
      name: property.name, kind: .initialValue, parameters: [], result: property.type,
      implementation: .expression(initializer), source: context.source, span: initializer.span)
    function.owner = nominal
    function.selfType = context.selfType
    function.accessed.property = property
    checker.functionDeclarations.findOpaques(in: function)
    // The type is available, for `Self` and generic parameters, but no instance.
    if nominal != nil {
      function.generics.extensionRequirements = checker.reading.extensionRequirements
      function.modifiers.isStatic = true
      function.selfParameter = .metatype
    }
    return function
  }

  func makeStatic(_ property: Property, _ context: DeclarationContext) {
    let variable = GlobalVariable(
      name: property.name, type: property.type, isLet: property.isLet,
      slot: checker.makeGlobalSlot(),
      ownership: property.modifiers.ownership, source: context.source, span: property.span)
    variable.lazyInitialValue = property.initialValue
    variable.owner = property.owner
    variable.isImplicitlyUnwrapped = property.modifiers.isImplicitlyUnwrapped
    property.storage = .global(variable)
  }

  func addAccessors(
    _ block: AccessorBlock?, to property: Property, _ declaration: Declaration,
    _ context: DeclarationContext
  ) {
    func make(_ kind: Function.Kind, _ accessor: Accessor?, _ body: CodeBlock?) -> Function {
      makeAccessor(kind, of: property, declaration, accessor, body, context)
    }
    switch block {
    case .getter(let body)?:
      property.getter = make(.getter, nil, body)
    case .accessors(let accessors, _)?:
      for accessor in accessors {
        switch accessor.kind {
        case .get, .read: property.getter = make(.getter, accessor, accessor.body)
        case .set: property.setter = make(.setter, accessor, accessor.body)
        case .modify: property.accessors.modify = make(.modify, accessor, accessor.body)
        case .willSet: property.accessors.willSet = make(.willSet, accessor, accessor.body)
        case .didSet: property.accessors.didSet = make(.didSet, accessor, accessor.body)
        case .`init`:
          property.accessors.initialize = make(.initAccessor, accessor, accessor.body)
          property.accessors.initializes = accessor.initializes
        }
      }
    case nil: break
    }
    if case .global(let variable) = property.storage {
      variable.willSet = property.accessors.willSet
      variable.didSet = property.accessors.didSet
    }
  }

  private func makeAccessor(
    _ kind: Function.Kind, of property: Property, _ declaration: Declaration,
    _ accessor: Accessor?, _ body: CodeBlock?, _ context: DeclarationContext
  ) -> Function {
    let nominal = context.nominal
    let usualName: String? =
      switch kind {
      case .setter, .willSet, .initAccessor: "newValue"
      case .didSet: "oldValue"
      default: nil
      }
    let parameter = usualName.map {
      ParameterSymbol(label: nil, name: accessor?.parameterName ?? $0, type: property.type)
    }
    let function = Function(
      name: property.name, kind: kind, parameters: parameter.map { [$0] } ?? [],
      result: kind == .getter ? property.type : .void,
      implementation: checker.functionDeclarations.implementation(
        body, accessor?.attributes ?? [], nominal?.kind == .protocol && body == nil),
      source: context.source, span: accessor?.span ?? property.span)
    if let accessor {
      checker.functionDeclarations.applyEffects(accessor.effects, to: function, context)
    }
    let isMutating = accessor?.modifiers.contains { $0.name == "mutating" } ?? false
    let isNonmutating = accessor?.modifiers.contains { $0.name == "nonmutating" } ?? false
    if kind == .setter || kind == .modify { property.modifiers.isSetterNonmutating = isNonmutating }
    if kind == .getter { property.modifiers.isGetterMutating = isMutating }
    checker.functionDeclarations.adopt(
      function, nominal, context, isStatic: property.isStatic && nominal != nil,
      isMutating: kind == .getter ? isMutating : !isNonmutating)
    function.modifiers.access = property.modifiers.access
    function.modifiers.isOverride = declaration.has("override")
    function.attributes = declaration.attributes
    function.accessed.property = property
    checker.journal.retained.append(property)
    if let nominal, kind == .getter || kind == .setter {
      checker.overrides.enterVirtual(function, nominal)
    }
    return function
  }

  // Lazy.

  func declareLazy(
    _ property: Property, _ nominal: NominalType, _ context: DeclarationContext, at place: Span
  ) {
    if nominal.isObservable,
      !property.attributes.contains(where: { $0.baseName == "ObservationIgnored" })
    {
      error(ModifierError.lazy(.computed), in: context.source, at: place)
    }
    let backing = Property(
      name: "\(Property.lazyStorage)\(property.name)", type: checker.optional(property.type),
      isLet: false,
      isStatic: false, owner: nominal, storage: .computed, source: context.source,
      span: property.span)
    backing.modifiers.access = .private
    backing.storage = .stored(slot: nominal.inheritance.slotOffset + nominal.storedProperties.count)
    backing.initialValue = makeInitialValue(
      Expression(.nilLiteral, span: property.span), backing, nominal, context)
    nominal.storedProperties.append(backing)
    nominal.add(.property(backing))
    checker.tables.lazyBackings[ObjectIdentifier(property)] = backing
    let initial = property.initialValue
    initial?.modifiers.isStatic = false
    initial?.selfParameter = nominal.isReferenceType ? .reference : .inout
    let getter = Function(
      name: property.name, kind: .getter, parameters: [], result: property.type,
      implementation: .synthesized(.lazyGetter), source: context.source, span: property.span)
    checker.functionDeclarations.adopt(getter, nominal, context, isStatic: false, isMutating: true)
    getter.accessed.property = property
    property.getter = getter
    property.modifiers.isGetterMutating = !nominal.isReferenceType
    let setter = Function(
      name: property.name, kind: .setter,
      parameters: [ParameterSymbol(label: nil, name: "newValue", type: property.type)],
      result: .void, implementation: .synthesized(.lazySetter), source: context.source,
      span: property.span)
    checker.functionDeclarations.adopt(setter, nominal, context, isStatic: false, isMutating: true)
    setter.accessed.property = property
    property.setter = setter
    checker.journal.retained.append(property)
  }
}

extension TypeReference? {
  /// Whether it is written as `T?` or `T!`.
  var isWrittenOptional: Bool {
    switch self?.stripped.0.kind {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }
}

extension AccessorBlock {
  /// Whether there are only read accessors.
  var isReadOnly: Bool {
    switch self {
    case .getter: true
    case .accessors(let accessors, _):
      isComputed && !accessors.contains { $0.kind == .set || $0.kind == .modify }
    }
  }
}

extension Accessor {
  /// The properties initialized by `@storageRestrictions(initializes: _a, _b, accesses: c)`.
  fileprivate var initializes: [String] {
    let arguments = attributes.first { $0.name == "storageRestrictions" }?.arguments ?? []
    guard arguments.first?.label == "initializes" else { return [] }
    return arguments.prefix { $0.label != "accesses" }.compactMap { argument in
      if case .identifier(let identifier) = argument.value.kind { identifier.name } else { nil }
    }
  }
}
