import SourceText
import Syntax

/// Stored and computed properties, property wrappers, `@Observable`.
extension TypeChecker {
  func declareProperties(
    _ variable: VariableDeclaration, _ declaration: Declaration, _ nominal: NominalType,
    _ context: DeclarationContext, isExtension: Bool
  ) {
    let isStatic = declaration.has("static") || declaration.has("class")
    var sharedType: TypeReference?
    let bindings = variable.separateBindings
    if variable.isLet, !isStatic, nominal.kind == .struct {
      for binding in variable.bindings where binding.pattern.isTuple && binding.initializer != nil {
        error(
          DestructuringError.constantsOfStruct, in: context.source, at: binding.pattern.span)
      }
    }
    if declaration.has("lazy") {
      for part in variable.bindings where part.pattern.isTuple {
        error(DestructuringError.lazy, in: context.source, at: part.pattern.span)
      }
    }
    for binding in bindings.reversed() where binding.type != nil {
      sharedType = binding.type
    }
    for (offset, binding) in bindings.enumerated() {
      guard case .binding(let name) = binding.pattern.kind else {
        if binding.pattern.isTuple {
          declareParts(
            of: binding, variable, declaration, nominal, context, isStatic: isStatic,
            isExtension: isExtension)
        }
        continue
      }
      // `var a, b: Int` gives both the type.
      let written =
        binding.type
        ?? (binding.initializer == nil && offset < bindings.count - 1 ? sharedType : nil)
      var annotation = written.map {
        self.annotation($0, of: name, isOpenFor: binding.initializer, in: context)
      }
      if declaration.attribute("Entry") != nil {
        propertyWrappers.declareEntry(name, annotation, binding, declaration, nominal, context)
        continue
      }
      if isStatic, let annotation, declaration.attribute("Tag") != nil,
        propertyWrappers.isOfTags(nominal)
      {
        propertyWrappers.declareTag(name, annotation, binding, declaration, nominal, context)
        continue
      }
      let wrappers = declaration.attributes.compactMap { attribute in
        self.propertyWrapper(attribute, context).map { (attribute: attribute, type: $0) }
      }
      if let (attribute, wrapperType) = wrappers.first {
        if declaration.attributes.contains(where: { $0.baseName == "ObservationIgnored" }) == false,
          nominal.isObservable, !isStatic
        {
          error(WrapperError.onComputed, in: context.source, at: attribute.span)
        }
        if variable.isLet {
          error(WrapperError.onLet, in: context.source, at: attribute.span)
        }
        if annotation == nil, binding.initializer == nil, attribute.arguments == nil,
          attribute.genericArguments.isEmpty, !propertyWrappers.canMakeItself(wrapperType)
        {
          error(PropertyError.missingType, in: context.source, at: binding.pattern.span)
        }
        if nominal.kind != .class, let reason = propertyWrappers.unavailableValue(of: wrapperType) {
          error(
            WrapperError.unavailableValue(reason: reason), in: context.source, at: attribute.span)
        }
        propertyWrappers.declareWrapped(
          name, annotation, binding, attribute, wrapperType, declaration, nominal, context,
          isStatic: isStatic, inner: Array(wrappers.dropFirst()))
        continue
      }
      let isComputed = binding.accessors?.isComputed ?? false
      let open = annotation.flatMap { $0.lacksArguments ? $0 : nil }
      if open != nil { annotation = nil }
      let property = makeProperty(
        name, annotation ?? .unknown, variable, declaration, nominal, context, isStatic: isStatic,
        at: binding.pattern.span)
      property.isImplicitlyUnwrapped = written?.isImplicitlyUnwrapped ?? false
      property.isGivenWithOthers = variable.bindings.contains { $0.pattern.isTuple }
      guard takesPlace(property, in: nominal, isExtension: isExtension) else { continue }
      let isRequirement = nominal.kind == .protocol && !isExtension
      if declaration.has("override"), !isStatic {
        openToOverriding(name, of: nominal)
        if !isComputed {
          observeInherited(property, binding.accessors, declaration, nominal, context)
          continue
        }
      }
      if isComputed || isRequirement {
        if annotation == nil, binding.initializer == nil {
          error(PropertyError.computedWithoutType, in: context.source, at: binding.pattern.span)
        }
        addAccessors(binding.accessors, to: property, declaration, context)
        nominal.add(.property(property))
        continue
      }
      if isExtension, !isStatic {
        error(PropertyError.storedInExtension, in: context.source, at: binding.pattern.span)
        continue
      }
      if let initializer = binding.initializer {
        property.initialValue = makeInitialValue(initializer, property, nominal, context)
        if annotation == nil {
          tables.untypedProperties.append(
            UntypedProperty(
              property: property, initializer: initializer, annotation: open, context: context))
        }
      } else if annotation == nil {
        error(PropertyError.missingType, in: context.source, at: binding.pattern.span)
      } else if annotation!.isOptional, !variable.isLet {
        property.initialValue = makeInitialValue(
          Expression(.nilLiteral, span: binding.pattern.span), property, nominal, context)
        // Swift 6.3: `nil` is no default value beside a variable that has none.
        property.isGivenWithOthers = bindings.contains {
          $0.initializer == nil && !($0.type ?? sharedType).isWrittenOptional
        }
      }
      if isStatic {
        makeStatic(property, context)
      } else if property.isLazy {
        declareLazy(property, nominal, context)
      } else {
        property.storage = .stored(slot: nominal.slotOffset + nominal.storedProperties.count)
        nominal.storedProperties.append(property)
      }
      addAccessors(binding.accessors, to: property, declaration, context)
      nominal.add(.property(property))
    }
  }

  func makeProperty(
    _ name: String, _ type: Type, _ variable: VariableDeclaration, _ declaration: Declaration,
    _ nominal: NominalType, _ context: DeclarationContext, isStatic: Bool, at span: Span
  ) -> Property {
    let property = Property(
      name: name, type: type, isLet: variable.isLet, isStatic: isStatic, owner: nominal,
      storage: .computed, source: context.source, span: span)
    property.attributes = declaration.attributes
    property.access = declaration.accessLevel ?? reading.memberAccess
    property.setterAccess = declaration.setterAccessLevel ?? property.access
    property.ownership = declaration.ownership
    property.isLazy = declaration.has("lazy")
    property.isNonisolated = declaration.isNonisolated
    return property
  }

  /// Whether a property is to be added. A later extension's takes the place of an earlier computed one.
  func takesPlace(_ property: Property, in nominal: NominalType, isExtension: Bool) -> Bool {
    guard isExtension, !nominal.isPrelude, property.source.projectModule == nil,
      let members = nominal.members[property.name]
    else { return true }
    func older(_ member: Member) -> Property? {
      guard case .property(let older) = member, older.isStatic == property.isStatic,
        older.source !== property.source, !isRequirement(member)
      else { return nil }
      return older
    }
    if reading.extensionYields, members.contains(where: { older($0) != nil }) { return false }
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
    function.property = property
    findOpaques(in: function)
    // The type is at hand, so that `Self` and generic parameters can be found; the value is not.
    if nominal != nil {
      function.extensionRequirements = reading.extensionRequirements
      function.isStatic = true
      function.selfParameter = .metatype
    }
    return function
  }

  func makeStatic(_ property: Property, _ context: DeclarationContext) {
    let variable = GlobalVariable(
      name: property.name, type: property.type, isLet: property.isLet, slot: makeGlobalSlot(),
      ownership: property.ownership, source: context.source, span: property.span)
    variable.lazyInitialValue = property.initialValue
    variable.owner = property.owner
    variable.isImplicitlyUnwrapped = property.isImplicitlyUnwrapped
    property.storage = .global(variable)
  }

  func addAccessors(
    _ block: AccessorBlock?, to property: Property, _ declaration: Declaration,
    _ context: DeclarationContext
  ) {
    let nominal = context.nominal
    func make(_ kind: Function.Kind, _ accessor: Accessor?, _ body: CodeBlock?) -> Function {
      let parameter: ParameterSymbol? =
        switch kind {
        case .setter, .willSet:
          ParameterSymbol(
            label: nil, name: accessor?.parameterName ?? "newValue", type: property.type)
        case .didSet:
          ParameterSymbol(
            label: nil, name: accessor?.parameterName ?? "oldValue", type: property.type)
        case .initAccessor:
          ParameterSymbol(
            label: nil, name: accessor?.parameterName ?? "newValue", type: property.type)
        default: nil
        }
      let function = Function(
        name: property.name, kind: kind, parameters: parameter.map { [$0] } ?? [],
        result: kind == .getter ? property.type : .void,
        implementation: implementation(
          body, accessor?.attributes ?? [],
          nominal?.kind == .protocol && body == nil),
        source: context.source, span: accessor?.span ?? property.span)
      if let accessor { applyEffects(accessor.effects, to: function, context) }
      let isMutating = accessor?.modifiers.contains { $0.name == "mutating" } ?? false
      let isNonmutating = accessor?.modifiers.contains { $0.name == "nonmutating" } ?? false
      if kind == .setter || kind == .modify { property.isSetterNonmutating = isNonmutating }
      if kind == .getter { property.isGetterMutating = isMutating }
      adopt(
        function, nominal, context, isStatic: property.isStatic && nominal != nil,
        isMutating: kind == .getter ? isMutating : !isNonmutating)
      function.access = property.access
      function.isOverride = declaration.has("override")
      function.attributes = declaration.attributes
      function.property = property
      journal.retained.append(property)
      if let nominal, kind == .getter || kind == .setter {
        enterVirtual(function, nominal)
      }
      return function
    }
    switch block {
    case .getter(let body)?:
      property.getter = make(.getter, nil, body)
    case .accessors(let accessors, _)?:
      for accessor in accessors {
        switch accessor.kind {
        case .get, .read: property.getter = make(.getter, accessor, accessor.body)
        case .set: property.setter = make(.setter, accessor, accessor.body)
        case .modify: property.modify = make(.modify, accessor, accessor.body)
        case .willSet: property.willSet = make(.willSet, accessor, accessor.body)
        case .didSet: property.didSet = make(.didSet, accessor, accessor.body)
        case .`init`:
          property.initAccessor = make(.initAccessor, accessor, accessor.body)
          property.initializes = accessor.initializes
        }
      }
    case nil: break
    }
    if case .global(let variable) = property.storage {
      variable.willSet = property.willSet
      variable.didSet = property.didSet
    }
  }

  // Lazy.

  private func declareLazy(
    _ property: Property, _ nominal: NominalType, _ context: DeclarationContext
  ) {
    if nominal.isObservable,
      !property.attributes.contains(where: { $0.baseName == "ObservationIgnored" })
    {
      error(ModifierError.lazy(.computed), in: context.source, at: property.span)
    }
    let backing = Property(
      name: "\(Property.lazyStorage)\(property.name)", type: optional(property.type), isLet: false,
      isStatic: false, owner: nominal, storage: .computed, source: context.source,
      span: property.span)
    backing.access = .private
    backing.storage = .stored(slot: nominal.slotOffset + nominal.storedProperties.count)
    backing.initialValue = makeInitialValue(
      Expression(.nilLiteral, span: property.span), backing, nominal, context)
    nominal.storedProperties.append(backing)
    nominal.add(.property(backing))
    tables.lazyBackings[ObjectIdentifier(property)] = backing
    let initial = property.initialValue
    initial?.isStatic = false
    initial?.selfParameter = nominal.isReferenceType ? .reference : .inout
    let getter = Function(
      name: property.name, kind: .getter, parameters: [], result: property.type,
      implementation: .synthesized(.lazyGetter), source: context.source, span: property.span)
    adopt(getter, nominal, context, isStatic: false, isMutating: true)
    getter.property = property
    property.getter = getter
    property.isGetterMutating = !nominal.isReferenceType
    let setter = Function(
      name: property.name, kind: .setter,
      parameters: [ParameterSymbol(label: nil, name: "newValue", type: property.type)],
      result: .void, implementation: .synthesized(.lazySetter), source: context.source,
      span: property.span)
    adopt(setter, nominal, context, isStatic: false, isMutating: true)
    setter.property = property
    property.setter = setter
    journal.retained.append(property)
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
  /// Whether the accessors read and never write.
  var isReadOnly: Bool {
    switch self {
    case .getter: true
    case .accessors(let accessors, _):
      isComputed && !accessors.contains { $0.kind == .set || $0.kind == .modify }
    }
  }

  /// Whether the accessors take the place of storage, rather than observe it.
  package var isComputed: Bool {
    switch self {
    case .getter: true
    case .accessors(let accessors, _):
      accessors.contains { accessor in
        switch accessor.kind {
        case .get, .set, .modify, .read: true
        case .willSet, .didSet, .`init`: false
        }
      }
    }
  }
}

extension Accessor {
  /// The names in `@storageRestrictions(initializes: _a, _b, accesses: c)` that are set.
  fileprivate var initializes: [String] {
    let arguments = attributes.first { $0.name == "storageRestrictions" }?.arguments ?? []
    guard arguments.first?.label == "initializes" else { return [] }
    return arguments.prefix { $0.label != "accesses" }.compactMap { argument in
      if case .identifier(let identifier) = argument.value.kind { identifier.name } else { nil }
    }
  }
}
