import SourceText
import Syntax

/// Property wrappers, and entries of the environment.
struct WrapperDeclarations: CheckerPart {
  let checker: TypeChecker

  func declareWrapped(
    _ name: String, _ annotation: Type?, _ binding: VariableDeclaration.Binding,
    _ attribute: Attribute, _ wrapper: NominalType, _ declaration: Declaration,
    _ nominal: NominalType, _ context: DeclarationContext, isStatic: Bool,
    inner: [(attribute: Attribute, type: NominalType)] = []
  ) {
    typeDeclarations.complete(wrapper)
    var annotation = annotation
    if let written = annotation, inner.isEmpty, let own = valueType(of: wrapper, insteadOf: written)
    {
      checker.error(
        WrapperError.otherType(written.resolved, wrappedValue: own.resolved),
        in: context.source, at: binding.pattern.span)
      annotation = nil
    }
    // `@A @B var x`: what `A` wraps is a `B`.
    var (initializer, inside) = (binding.initializer, annotation)
    for (attribute, type) in inner.reversed() {
      let parts = wrapperParts(inside, initializer, attribute, type, context)
      initializer = parts.initializer
      inside = parts.type.mentionsUnknown ? nil : parts.type
    }
    var parts = wrapperParts(inside, initializer, attribute, wrapper, context)
    for _ in inner {
      guard let nominal = parts.wrapped.nominal,
        let value = instanceProperty("wrappedValue", of: nominal)
      else { break }
      let map = nominal.substitution(parts.wrapped.arguments)
      parts.wrapped = unifier.normalize(value.type.substituting(map)).resolved
    }
    let backing = declareBacking(
      name, parts.type, parts.initializer, nominal, context, isStatic: isStatic,
      at: binding.pattern.span)
    let wrapped = Property(
      name: name, type: parts.wrapped, isLet: false, isStatic: isStatic, owner: nominal,
      storage: .computed, source: context.source, span: binding.pattern.span)
    wrapped.attributes = declaration.attributes
    wrapped.access = declaration.accessLevel ?? checker.reading.memberAccess
    wrapped.setterAccess = declaration.setterAccessLevel ?? wrapped.access
    wrapped.wrapperBacking = backing
    backing.wraps = wrapped
    addWrapperAccessors(
      to: wrapped, backing, wrapper, nominal, context,
      suffix: String(repeating: ".wrappedValue", count: inner.count))
    checker.propertyDeclarations.addAccessors(binding.accessors, to: wrapped, declaration, context)
    // Its setter calls the observers: they change what it changes.
    for observer in [wrapped.willSet, wrapped.didSet].compactMap({ $0 }) {
      checker.functionDeclarations.adopt(
        observer, nominal, context, isStatic: isStatic, isMutating: !wrapped.isSetterNonmutating)
    }
    nominal.add(.property(wrapped))
    declareProjection(of: wrapped, wrapper, parts.type, nominal, context)
  }

  /// `_name`, which holds the wrapper.
  private func declareBacking(
    _ name: String, _ type: Type, _ initializer: Expression?, _ nominal: NominalType,
    _ context: DeclarationContext, isStatic: Bool, at place: Span
  ) -> Property {
    let backing = Property(
      name: "_\(name)", type: type, isLet: false, isStatic: isStatic, owner: nominal,
      storage: .computed, source: context.source, span: place)
    backing.access = .private
    backing.setterAccess = .private
    if let initializer {
      backing.initialValue = checker.propertyDeclarations.makeInitialValue(
        initializer, backing, nominal, context)
    }
    if isStatic {
      checker.propertyDeclarations.makeStatic(backing, context)
    } else {
      backing.storage = .stored(slot: nominal.slotOffset + nominal.storedProperties.count)
      nominal.storedProperties.append(backing)
    }
    nominal.add(.property(backing))
    return backing
  }

  /// A wrapper as code in a type names it: types inside functions are not found from elsewhere.
  func spelled(_ wrapper: NominalType, in nominal: NominalType) -> String {
    var around: NominalType? = nominal
    while let current = around {
      if wrapper.outer === current { return wrapper.name }
      around = current.outer
    }
    return wrapper.qualifiedName
  }

  func isSettable(_ property: Property) -> Bool {
    if property.isLet { return false }
    if case .computed = property.storage { return property.setter != nil }
    return true
  }

  func instanceProperty(_ name: String, of nominal: NominalType) -> Property? {
    typeDeclarations.complete(nominal)
    for case .property(let property) in nominal.members[name] ?? [] where !property.isStatic {
      return property
    }
    return nil
  }

  private func addWrapperAccessors(
    to wrapped: Property, _ backing: Property, _ wrapper: NominalType, _ nominal: NominalType,
    _ context: DeclarationContext, suffix: String
  ) {
    let value = instanceProperty("wrappedValue", of: wrapper)
    let isEnclosing = nominal.isReferenceType && hasEnclosingSubscript(wrapper, for: "wrapped")
    let place =
      isEnclosing
      ? "\(spelled(wrapper, in: nominal))[_enclosingInstance: self, wrapped: \\.\(wrapped.name), storage: \\._\(wrapped.name)]"
      : "_\(wrapped.name).wrappedValue\(suffix)"
    let isGetterMutating =
      (value?.isGetterMutating ?? false) && !nominal.isReferenceType && !wrapper.isReferenceType
    wrapped.isGetterMutating = isGetterMutating
    wrapped.getter = makeTextAccessor(
      .getter, place, wrapped, nominal, context, isMutating: isGetterMutating)
    guard isEnclosing || value.map(isSettable) ?? false else { return }
    let isNonmutating =
      wrapper.isReferenceType || (value?.isSetterNonmutating ?? false) || nominal.isReferenceType
    wrapped.isSetterNonmutating = isNonmutating
    wrapped.setter = makeTextAccessor(
      .setter, "\(place) = newValue", wrapped, nominal, context, isMutating: !isNonmutating)
  }

  /// Whether an object's property is reached through a static subscript of its wrapper.
  func hasEnclosingSubscript(_ wrapper: NominalType, for label: String) -> Bool {
    (wrapper.members["subscript"] ?? []).contains { member in
      if case .subscript(let element) = member {
        element.isStatic && element.parameters.count > 1
          && element.parameters[0].label == "_enclosingInstance"
          && element.parameters[1].label == label
      } else {
        false
      }
    }
  }

  /// An accessor whose body is made here, as Swift text.
  func makeTextAccessor(
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
    checker.functionDeclarations.adopt(
      function, nominal, context, isStatic: property.isStatic, isMutating: isMutating)
    function.property = property
    function.access = property.access
    checker.journal.retained.append(property)
    checker.bodies.noteSynthesized(function)
    checker.journal.retained.append(function)
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
    typeDeclarations.complete(wrapper)
    let arguments = checker.typeLookup.wrapperArguments(attribute, of: wrapper, context)
    let type = Type.nominal(wrapper, arguments)
    let map = wrapper.substitution(arguments)
    let wrappedType =
      instanceProperty("wrappedValue", of: wrapper)?.type.substituting(map) ?? .unknown
    if let annotation { _ = unifier.unify(wrappedType, annotation) }
    let span = attribute.span
    var call: Expression?
    if initializer != nil || attribute.arguments != nil {
      var list = attribute.arguments ?? []
      if let initializer { list.insert(Argument(label: "wrappedValue", value: initializer), at: 0) }
      call = Expression(
        .call(Call(callee: attribute.callee, arguments: list, argumentsSpan: span)),
        span: initializer?.span ?? span)
    } else if let list = impliedArguments(annotation, wrapper, map, span) {
      call = Expression(
        .call(Call(callee: attribute.callee, arguments: list, argumentsSpan: span)), span: span)
    }
    if let call, type.hasVariables || annotation == nil {
      _ = checker.initialValues.inferredType(of: call, expecting: type, in: context)
    }
    // `@TaskLocal static var current = Values()` in `Values`, which cannot make one yet.
    if annotation == nil, type.hasVariables,
      let simple = initializer.flatMap({
        checker.initialValues.simpleType(of: $0, in: context, mayBeOwn: true)
      })
    {
      _ = unifier.unify(wrappedType, simple)
    }
    let settled = type.resolved
    let finalType = settled.hasVariables ? fillingVariables(settled) : settled
    return (
      finalType, unifier.normalize(annotation ?? wrappedType).resolved,
      call
    )
  }

  func fillingVariables(_ type: Type) -> Type {
    switch type {
    case .nominal(let nominal, let arguments): .nominal(nominal, arguments.map(fillingVariables))
    case .variable(let variable) where variable.hole != nil: type
    case .variable(let variable): variable.binding ?? unifier.defaultType(of: variable) ?? .unknown
    default: type
    }
  }

  /// Whether a wrapper can be made of nothing, whatever it wraps.
  func makesItself(_ wrapper: NominalType) -> Bool {
    (wrapper.members["init"] ?? []).contains { member in
      if case .function(let function) = member {
        function.extensionRequirements.isEmpty
          && function.parameters.allSatisfy { $0.defaultValue != nil }
      } else {
        false
      }
    }
  }

  /// What a wrapper that is not generic wraps, where that is not what is written.
  private func valueType(of wrapper: NominalType, insteadOf written: Type) -> Type? {
    guard let value = instanceProperty("wrappedValue", of: wrapper) else { return nil }
    let own = unifier.normalize(value.type)
    guard own.nominal != nil, !own.hasParameters, !own.mentionsUnknown, !own.hasVariables,
      !written.mentionsUnknown, !written.hasVariables
    else { return nil }
    let start = unifier.mark()
    defer { unifier.undo(to: start) }
    return unifier.unify(own, written) ? nil : own
  }

  /// Whether a wrapper can be made of nothing, for one type at least, which then is the property's.
  func canMakeItself(_ wrapper: NominalType) -> Bool {
    typeDeclarations.complete(wrapper)
    return (wrapper.members["init"] ?? []).contains { member in
      if case .function(let function) = member {
        function.parameters.allSatisfy { $0.defaultValue != nil }
      } else {
        false
      }
    }
  }

  /// What makes the wrapper of a property that is written without a value: nothing where it has an
  /// initializer that holds for its type and takes nothing, nil for an optional property.
  private func impliedArguments(
    _ annotation: Type?, _ wrapper: NominalType, _ map: Substitution, _ span: Span
  ) -> [Argument]? {
    let acceptsNothing = (wrapper.members["init"] ?? []).contains { member in
      guard case .function(let function) = member,
        function.parameters.allSatisfy({ $0.defaultValue != nil })
      else { return false }
      return conformances.holds(function.extensionRequirements, map)
    }
    if acceptsNothing { return [] }
    guard annotation?.isOptional ?? false, wrapsValues(wrapper) else { return nil }
    return [Argument(label: "wrappedValue", value: Expression(.nilLiteral, span: span))]
  }

  /// Whether a value of the wrapped type makes the wrapper: then memberwise initializers take it.
  func wrapsValues(_ wrapper: NominalType) -> Bool {
    (wrapper.members["init"] ?? []).contains { member in
      if case .function(let function) = member {
        function.parameters.first?.label == "wrappedValue"
          && !checker.availability.isUnavailable(function)
          && function.parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
      } else {
        false
      }
    }
  }

  /// Whether a wrapper takes its value as an autoclosure, as `StateObject` does: then memberwise
  /// initializers do so too.
  func wrapsThunks(_ wrapper: NominalType) -> Bool {
    (wrapper.members["init"] ?? []).contains { member in
      guard case .function(let function) = member, let first = function.parameters.first else {
        return false
      }
      return first.label == "wrappedValue" && first.isAutoclosure
    }
  }

  /// Why values of a wrapper cannot be had but through an object that encloses it, if that is so.
  func unavailableValue(of wrapper: NominalType) -> String? {
    guard let value = instanceProperty("wrappedValue", of: wrapper) else { return nil }
    return checker.availability.availability(value.attributes)?.message
  }

  /// `@Entry var name = value`: a key whose default is worked out anew each time, and a property that
  /// reads and writes the value under it.
  func declareEntry(
    _ name: String, _ annotation: Type?, _ binding: VariableDeclaration.Binding,
    _ declaration: Declaration, _ nominal: NominalType, _ context: DeclarationContext
  ) {
    let type =
      annotation ?? binding.initializer.map {
        checker.initialValues.inferredType(of: $0, in: context)
      }
      ?? .unknown
    let value = binding.initializer.map { context.source.text(in: $0.span) } ?? "nil"
    let key = "__Key_\(name)"
    let text: String
    if nominal.name == "FocusedValues" {
      text = "struct \(key): FocusedValueKey { typealias Value = \(type.wrapped ?? type) }"
    } else {
      let kind = WrapperDeclarations.entryKeys[nominal.name] ?? "EnvironmentKey"
      text = "struct \(key): \(kind) { static var defaultValue: \(type) { \(value) } }"
    }
    let source = Source(
      name: context.source.name, text: text, isLibrary: context.source.isLibrary)
    if case .declaration(let made)? = Parser.parse(source).statements.first?.kind,
      case .type(let keyType) = made.kind
    {
      let inner = DeclarationContext(
        nominal: nominal, selfType: context.selfType, source: source, isPrelude: context.isPrelude)
      nominal.add(.type(typeDeclarations.declareType(keyType, made, inner)))
    }
    let property = Property(
      name: name, type: type, isLet: false, isStatic: false, owner: nominal, storage: .computed,
      source: context.source, span: binding.pattern.span)
    property.access = declaration.accessLevel ?? checker.reading.memberAccess
    property.setterAccess = property.access
    property.getter = makeTextAccessor(
      .getter, "self[\(key).self]", property, nominal, context, isMutating: false)
    property.setter = makeTextAccessor(
      .setter, "self[\(key).self] = newValue", property, nominal, context, isMutating: true)
    nominal.add(.property(property))
  }

  /// What the keys of `@Entry` are, by the type that the entry extends.
  private static let entryKeys = [
    "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
  ]

  /// Whether a type is `Tag` of the tests, or stands in it.
  func isOfTags(_ nominal: NominalType) -> Bool {
    var outermost = nominal
    while let outer = outermost.outer { outermost = outer }
    return outermost.isPrelude && outermost.name == "Tag"
  }

  /// `@Tag static var slow: Self`: the tag that is called `.slow`.
  func declareTag(
    _ name: String, _ type: Type, _ binding: VariableDeclaration.Binding,
    _ declaration: Declaration, _ nominal: NominalType, _ context: DeclarationContext
  ) {
    let property = Property(
      name: name, type: type, isLet: false, isStatic: true, owner: nominal, storage: .computed,
      source: context.source, span: binding.pattern.span)
    property.access = declaration.accessLevel ?? checker.reading.memberAccess
    property.setterAccess = property.access
    let shown = "\(nominal.qualifiedName).\(name)".dropFirst("Tag".count)
    property.getter = makeTextAccessor(
      .getter, "Tag(_name: \"\(shown)\")", property, nominal, context, isMutating: false)
    nominal.add(.property(property))
  }
}
