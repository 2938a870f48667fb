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
    for binding in variable.bindings.reversed() where binding.type != nil {
      sharedType = binding.type
    }
    for (offset, binding) in variable.bindings.enumerated() {
      guard case .binding(let name) = binding.pattern.kind else { continue }
      // `var a, b: Int` gives both the type.
      let written =
        binding.type
        ?? (binding.initializer == nil && offset < variable.bindings.count - 1 ? sharedType : nil)
      var annotation: Type?
      if let written {
        annotation = resolve(written, in: context, opaque: .result(owner: name))
      }
      if declaration.attribute("Entry") != nil {
        declareEntry(name, annotation, binding, declaration, nominal, context)
        continue
      }
      let wrapper = declaration.attributes.lazy.compactMap { attribute in
        self.propertyWrapper(attribute, context).map { (attribute, $0) }
      }.first
      if let (attribute, wrapperType) = wrapper {
        if declaration.attributes.contains(where: { $0.baseName == "ObservationIgnored" }) == false,
          nominal.isObservable, !isStatic
        {
          error(
            "property wrapper cannot be applied to a computed property", in: context.source,
            at: attribute.span)
        }
        if variable.isLet {
          error(
            "property wrapper can only be applied to a 'var'", in: context.source,
            at: attribute.span)
        }
        if nominal.kind != .class, let message = unavailableValue(of: wrapperType) {
          error(
            "'wrappedValue' is unavailable: \(message)", in: context.source, at: attribute.span)
        }
        declareWrapped(
          name, annotation, binding, attribute, wrapperType, declaration, nominal, context,
          isStatic: isStatic)
        continue
      }
      let isComputed = binding.accessors?.isComputed ?? false
      let property = Property(
        name: name, type: annotation ?? .unknown, isLet: variable.isLet, isStatic: isStatic,
        owner: nominal, storage: .computed, source: context.source, span: binding.pattern.span)
      property.attributes = declaration.attributes
      property.access = declaration.accessLevel ?? .internal
      property.setterAccess = declaration.setterAccessLevel ?? property.access
      property.ownership = declaration.ownership
      property.isLazy = declaration.has("lazy")
      replaceOlder(property, in: nominal, isExtension: isExtension)
      let isRequirement = nominal.kind == .protocol && !isExtension
      if isComputed || isRequirement {
        if annotation == nil, binding.initializer == nil {
          error(
            "computed property must have an explicit type", in: context.source,
            at: binding.pattern.span)
        }
        addAccessors(binding.accessors, to: property, declaration, context)
        nominal.add(.property(property))
        continue
      }
      if isExtension, !isStatic {
        error(
          "extensions must not contain stored properties", in: context.source,
          at: binding.pattern.span)
        continue
      }
      if let initializer = binding.initializer {
        property.initialValue = makeInitialValue(initializer, property, nominal, context)
        if annotation == nil { untypedProperties.append((property, initializer, context)) }
      } else if annotation == nil {
        error("type annotation missing in pattern", in: context.source, at: binding.pattern.span)
      } else if annotation!.isOptional, !variable.isLet, !isStatic {
        property.initialValue = makeInitialValue(
          Expression(.nilLiteral, span: binding.pattern.span), property, nominal, context)
      }
      if isStatic {
        makeStatic(property, binding, context)
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

  private func replaceOlder(_ property: Property, in nominal: NominalType, isExtension: Bool) {
    guard isExtension, !nominal.isPrelude, let members = nominal.members[property.name] else {
      return
    }
    nominal.members[property.name] = members.filter { member in
      if case .property(let older) = member, older.isStatic == property.isStatic,
        older.source !== property.source, case .computed = older.storage
      {
        return false
      }
      return true
    }
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
    // The type is at hand, so that `Self` and generic parameters can be found; the value is not.
    if nominal != nil {
      function.isStatic = true
      function.selfParameter = .metatype
    }
    return function
  }

  private func makeStatic(
    _ property: Property, _ binding: VariableDeclaration.Binding, _ context: DeclarationContext
  ) {
    let variable = GlobalVariable(
      name: property.name, type: property.type, isLet: property.isLet, slot: makeGlobalSlot(),
      ownership: property.ownership, source: context.source, span: property.span)
    variable.lazyInitialValue = property.initialValue
    variable.owner = property.owner
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
      if kind == .setter { property.isSetterNonmutating = isNonmutating }
      if kind == .getter { property.isGetterMutating = isMutating }
      adopt(
        function, nominal, context, isStatic: property.isStatic && nominal != nil,
        isMutating: kind == .getter ? isMutating : !isNonmutating)
      function.access = property.access
      function.isOverride = declaration.has("override")
      function.attributes = declaration.attributes
      function.property = property
      retained.append(property)
      if let nominal, kind == .getter || kind == .setter, !property.isStatic {
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
        case .`init`: property.initAccessor = make(.initAccessor, accessor, accessor.body)
        }
      }
    case nil: break
    }
    if case .global(let variable) = property.storage {
      variable.willSet = property.willSet
      variable.didSet = property.didSet
    }
  }

  // Wrappers.

  private func declareWrapped(
    _ name: String, _ annotation: Type?, _ binding: VariableDeclaration.Binding,
    _ attribute: Attribute, _ wrapper: NominalType, _ declaration: Declaration,
    _ nominal: NominalType, _ context: DeclarationContext, isStatic: Bool
  ) {
    complete(wrapper)
    let parts = wrapperParts(
      annotation, binding.initializer, attribute, wrapper, context)
    let backing = Property(
      name: "_\(name)", type: parts.type, isLet: false, isStatic: isStatic, owner: nominal,
      storage: .computed, source: context.source, span: binding.pattern.span)
    backing.access = .private
    backing.setterAccess = .private
    if let initial = parts.initializer {
      backing.initialValue = makeInitialValue(initial, backing, nominal, context)
    }
    if isStatic {
      makeStatic(backing, binding, context)
    } else {
      backing.storage = .stored(slot: nominal.slotOffset + nominal.storedProperties.count)
      nominal.storedProperties.append(backing)
    }
    nominal.add(.property(backing))
    let wrapped = Property(
      name: name, type: parts.wrapped, isLet: false, isStatic: isStatic, owner: nominal,
      storage: .computed, source: context.source, span: binding.pattern.span)
    wrapped.attributes = declaration.attributes
    wrapped.access = declaration.accessLevel ?? .internal
    wrapped.setterAccess = declaration.setterAccessLevel ?? wrapped.access
    wrapped.wrapperBacking = backing
    backing.wraps = wrapped
    addWrapperAccessors(to: wrapped, backing, wrapper, nominal, context)
    addAccessors(binding.accessors, to: wrapped, declaration, context)
    nominal.add(.property(wrapped))
    if let projection = instanceProperty("projectedValue", of: wrapper) {
      let map = wrapper.substitution(parts.type.arguments)
      let projected = Property(
        name: "$\(name)", type: normalize(projection.type.substituting(map)), isLet: false,
        isStatic: isStatic, owner: nominal, storage: .computed, source: context.source,
        span: binding.pattern.span)
      projected.access = wrapped.access
      projected.setterAccess = wrapped.access
      projected.getter = makeTextAccessor(
        .getter, "_\(name).projectedValue", projected, nominal, context, isMutating: false)
      if isSettable(projection) {
        projected.setter = makeTextAccessor(
          .setter, "_\(name).projectedValue = newValue", projected, nominal, context,
          isMutating: !projection.isSetterNonmutating && !wrapper.isReferenceType)
        projected.isSetterNonmutating = projection.isSetterNonmutating || wrapper.isReferenceType
      }
      nominal.add(.property(projected))
    }
  }

  func isSettable(_ property: Property) -> Bool {
    if property.isLet { return false }
    if case .computed = property.storage { return property.setter != nil }
    return true
  }

  func instanceProperty(_ name: String, of nominal: NominalType) -> Property? {
    complete(nominal)
    for case .property(let property) in nominal.members[name] ?? [] where !property.isStatic {
      return property
    }
    return nil
  }

  private func addWrapperAccessors(
    to wrapped: Property, _ backing: Property, _ wrapper: NominalType, _ nominal: NominalType,
    _ context: DeclarationContext
  ) {
    let value = instanceProperty("wrappedValue", of: wrapper)
    let isEnclosing = nominal.isReferenceType && hasEnclosingSubscript(wrapper)
    let place =
      isEnclosing
      ? "\(wrapper.name)[_enclosingInstance: self, wrapped: \\.\(wrapped.name), storage: \\._\(wrapped.name)]"
      : "_\(wrapped.name).wrappedValue"
    wrapped.getter = makeTextAccessor(
      .getter, place, wrapped, nominal, context, isMutating: false)
    guard isEnclosing || value.map(isSettable) ?? false else { return }
    let isNonmutating =
      wrapper.isReferenceType || (value?.isSetterNonmutating ?? false) || nominal.isReferenceType
    wrapped.isSetterNonmutating = isNonmutating
    wrapped.setter = makeTextAccessor(
      .setter, "\(place) = newValue", wrapped, nominal, context, isMutating: !isNonmutating)
  }

  private func hasEnclosingSubscript(_ wrapper: NominalType) -> Bool {
    (wrapper.members["subscript"] ?? []).contains { member in
      if case .subscript(let element) = member {
        element.isStatic && element.parameters.first?.label == "_enclosingInstance"
      } else {
        false
      }
    }
  }

  /// An accessor whose body is made here, as Swift text.
  private func makeTextAccessor(
    _ kind: Function.Kind, _ text: String, _ property: Property, _ nominal: NominalType,
    _ context: DeclarationContext, isMutating: Bool
  ) -> Function {
    let parameters =
      kind == .setter
      ? [ParameterSymbol(label: nil, name: "newValue", type: property.type)] : []
    let function = Function(
      name: property.name, kind: kind, parameters: parameters,
      result: kind == .getter ? property.type : .void, implementation: .source(parseBody(text)),
      source: context.source, span: property.span)
    adopt(function, nominal, context, isStatic: property.isStatic, isMutating: isMutating)
    function.property = property
    function.access = property.access
    retained.append(property)
    synthesizedBodies.insert(ObjectIdentifier(function))
    retained.append(function)
    return function
  }

  func parseBody(_ text: String) -> CodeBlock {
    let file = Parser.parse(Source(name: "<synthesized>", text: text))
    // Their places mean nothing in the source of the declaration.
    return CodeBlock(statements: file.statements, span: .none)
  }

  /// What a wrapper attribute makes: the backing's type and initial value, the wrapped type.
  func wrapperParts(
    _ annotation: Type?, _ initializer: Expression?, _ attribute: Attribute,
    _ wrapper: NominalType, _ context: DeclarationContext
  ) -> (type: Type, wrapped: Type, initializer: Expression?) {
    complete(wrapper)
    let explicit = attribute.genericArguments.map { resolve($0, in: context) }
    let arguments =
      explicit.isEmpty ? wrapper.genericParameters.map { _ in makeVariable() } : explicit
    let type = Type.nominal(wrapper, arguments)
    let map = wrapper.substitution(arguments)
    let wrappedType =
      instanceProperty("wrappedValue", of: wrapper)?.type.substituting(map) ?? .unknown
    let span = attribute.span
    var call: Expression?
    if initializer != nil || attribute.arguments != nil {
      var list = attribute.arguments ?? []
      if let initializer { list.insert(Argument(label: "wrappedValue", value: initializer), at: 0) }
      call = Expression(
        .call(
          Call(
            callee: Expression(
              .identifier(
                Identifier(
                  name: attribute.baseName, span: span,
                  genericArguments: attribute.genericArguments)), span: span),
            arguments: list, argumentsSpan: span)), span: initializer?.span ?? span)
    } else if acceptsNoArguments(wrapper) {
      call = Expression(
        .call(
          Call(
            callee: Expression(
              .identifier(Identifier(name: attribute.baseName, span: span)), span: span),
            arguments: [], argumentsSpan: span)), span: span)
    }
    if let annotation { _ = unify(wrappedType, annotation) }
    if let call, type.hasVariables || annotation == nil {
      _ = inferredType(of: call, expecting: type, in: context)
    }
    let settled = type.resolved
    let finalType = settled.hasVariables ? fillingVariables(settled) : settled
    return (
      finalType, annotation ?? normalize(wrappedType).resolved,
      call
    )
  }

  private func fillingVariables(_ type: Type) -> Type {
    switch type {
    case .nominal(let nominal, let arguments): .nominal(nominal, arguments.map(fillingVariables))
    case .variable(let variable): variable.binding ?? defaultType(of: variable) ?? .unknown
    default: type
    }
  }

  private func acceptsNoArguments(_ wrapper: NominalType) -> Bool {
    (wrapper.members["init"] ?? []).contains { member in
      if case .function(let function) = member {
        function.parameters.allSatisfy { $0.defaultValue != nil }
      } else {
        false
      }
    }
  }

  /// Whether a value of the wrapped type makes the wrapper: then memberwise initializers take it.
  func wrapsValues(_ wrapper: NominalType) -> Bool {
    (wrapper.members["init"] ?? []).contains { member in
      if case .function(let function) = member {
        function.parameters.first?.label == "wrappedValue"
          && !isUnavailable(function)
          && function.parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
      } else {
        false
      }
    }
  }

  func isUnavailable(_ function: Function) -> Bool { unavailableMessage(function) != nil }

  /// The message of `@available(*, unavailable, message: "…")`; nil for what can be used.
  func unavailableMessage(_ function: Function) -> String? {
    unavailableMessage(function.attributes)
  }

  private func unavailableMessage(_ attributes: [Attribute]) -> String? {
    for attribute in attributes where attribute.name == "available" {
      let arguments = attribute.arguments ?? []
      let isUnavailable = arguments.contains {
        if case .identifier(let name) = $0.value.kind { name.name == "unavailable" } else { false }
      }
      guard isUnavailable else { continue }
      for argument in arguments where argument.label == "message" {
        if case .stringLiteral(let literal) = argument.value.kind { return literal.plainText ?? "" }
      }
      return ""
    }
    return nil
  }

  /// Why values of a wrapper cannot be had but through an object that encloses it, if that is so.
  private func unavailableValue(of wrapper: NominalType) -> String? {
    guard let value = instanceProperty("wrappedValue", of: wrapper) else { return nil }
    return unavailableMessage(value.attributes)
  }

  // Entries.

  /// `@Entry var name = value`: a key whose default is worked out anew each time, and a property that
  /// reads and writes the value under it.
  private func declareEntry(
    _ name: String, _ annotation: Type?, _ binding: VariableDeclaration.Binding,
    _ declaration: Declaration, _ nominal: NominalType, _ context: DeclarationContext
  ) {
    let type =
      annotation ?? binding.initializer.map { inferredType(of: $0, in: context) } ?? .unknown
    let value = binding.initializer.map { context.source.text(in: $0.span) } ?? "nil"
    let key = "__Key_\(name)"
    let text = "struct \(key): EnvironmentKey { static var defaultValue: \(type) { \(value) } }"
    let source = Source(name: context.source.name, text: text)
    if case .declaration(let made)? = Parser.parse(source).statements.first?.kind,
      case .type(let keyType) = made.kind
    {
      let inner = DeclarationContext(
        nominal: nominal, selfType: context.selfType, source: source, isPrelude: context.isPrelude)
      nominal.add(.type(declareType(keyType, made, inner)))
    }
    let property = Property(
      name: name, type: type, isLet: false, isStatic: false, owner: nominal, storage: .computed,
      source: context.source, span: binding.pattern.span)
    property.access = declaration.accessLevel ?? .internal
    property.setterAccess = property.access
    property.getter = makeTextAccessor(
      .getter, "self[\(key).self]", property, nominal, context, isMutating: false)
    property.setter = makeTextAccessor(
      .setter, "self[\(key).self] = newValue", property, nominal, context, isMutating: true)
    nominal.add(.property(property))
  }

  // Lazy.

  private func declareLazy(
    _ property: Property, _ nominal: NominalType, _ context: DeclarationContext
  ) {
    if nominal.isObservable,
      !property.attributes.contains(where: { $0.baseName == "ObservationIgnored" })
    {
      error(
        "'lazy' cannot be used on a computed property", in: context.source, at: property.span)
    }
    let backing = Property(
      name: "$__lazy_storage_$_\(property.name)", type: optional(property.type), isLet: false,
      isStatic: false, owner: nominal, storage: .computed, source: context.source,
      span: property.span)
    backing.access = .private
    backing.storage = .stored(slot: nominal.slotOffset + nominal.storedProperties.count)
    backing.initialValue = makeInitialValue(
      Expression(.nilLiteral, span: property.span), backing, nominal, context)
    nominal.storedProperties.append(backing)
    nominal.add(.property(backing))
    lazyBackings[ObjectIdentifier(property)] = backing
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
    retained.append(property)
  }

  // Types that are not written.

  /// Gives properties without annotation the type of their initial value.
  func inferPropertyTypes(_ nominal: NominalType) {
    let open = untypedProperties
    untypedProperties = []
    for (property, initializer, context) in open where property.owner === nominal {
      let type = inferredType(of: initializer, in: context)
      settle(property, type)
    }
    untypedProperties += open.filter { $0.0.owner !== nominal }
  }

  func settle(_ property: Property, _ type: Type) {
    property.type = type
    property.initialValue?.result = type
    property.getter?.result = type
    property.setter?.parameters[0].type = type
    property.willSet?.parameters[0].type = type
    property.didSet?.parameters[0].type = type
    if property.isLazy, let backing = lazyBackings[ObjectIdentifier(property)] {
      backing.type = optional(type)
      backing.initialValue?.result = optional(type)
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

  // Observable.

  func applyTypeAttributes(
    _ nominal: NominalType, _ attributes: [Attribute], _ context: DeclarationContext
  ) {
    guard
      let attribute = attributes.first(where: { $0.baseName == "Observable" })
    else { return }
    let kindName: String
    switch nominal.kind {
    case .class:
      nominal.isObservable = true
      let target = wellKnown("Observable")
      if !nominal.conformances.contains(where: { $0.protocol === target }) {
        nominal.conformances.append(Conformance(type: nominal, protocol: target))
      }
      return
    case .struct: kindName = "struct"
    case .enum: kindName = "enumeration"
    case .actor: kindName = "actor"
    case .protocol: kindName = "protocol"
    }
    error(
      "'@Observable' cannot be applied to \(kindName) type '\(nominal.name)' (from macro 'Observable ')",
      in: context.source, at: attribute.span)
  }

  /// Decides whether and how a stored property of an observable class notifies.
  func settleNotification(of property: Property, in nominal: NominalType) {
    guard nominal.isObservable, !property.isLet, property.wraps == nil, !property.isLazy,
      case .stored = property.storage,
      !property.name.hasPrefix("$__lazy"),
      !property.attributes.contains(where: { $0.baseName == "ObservationIgnored" })
    else { return }
    let own = (nominal.members["shouldNotifyObservers"] ?? []).contains { member in
      if case .function(let function) = member {
        function.parameters.first?.type == property.type
      } else {
        false
      }
    }
    if own {
      property.notification = .unlessEqual
      return
    }
    let type = property.type
    if property.ownership == .weak {
      property.notification = .always
    } else if conforms(type, toPrelude: "Equatable"), !isExistential(type) {
      property.notification = .unlessEqual
    } else if isClassBound(type) {
      property.notification = .unlessIdentical
    } else {
      property.notification = .always
    }
  }

  private func isExistential(_ type: Type) -> Bool {
    if case .existential = type.shallow { true } else { false }
  }

  private func isClassBound(_ type: Type) -> Bool {
    switch type.shallow {
    case .nominal(let nominal, _): nominal.isReferenceType
    case .existential(let types): types.count == 1 && types[0].isPrelude("AnyObject")
    case .parameter: conforms(type, toPrelude: "AnyObject")
    default: false
    }
  }
}

extension AccessorBlock {
  /// Whether the accessors take the place of storage, rather than observe it.
  var isComputed: Bool {
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
