import SourceText
import Syntax

/// Declares properties with wrappers, environment entries and test tags.
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
        WrapperError.mismatchedType(written.resolved, wrappedValue: own.resolved),
        in: context.source, at: binding.pattern.span)
      annotation = nil
    }
    // `@A @B var x`: the wrapped value of `A` is a `B`.
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
    wrapped.modifiers.access = declaration.accessLevel ?? checker.reading.memberAccess
    wrapped.modifiers.setterAccess = declaration.setterAccessLevel ?? wrapped.modifiers.access
    wrapped.wrapperBacking = backing
    backing.wraps = wrapped
    addWrapperAccessors(
      to: wrapped, backing, wrapper, nominal, context,
      suffix: String(repeating: ".wrappedValue", count: inner.count))
    checker.propertyDeclarations.addAccessors(binding.accessors, to: wrapped, declaration, context)
    // The observers are `mutating` if the property's setter, which calls them, is.
    for observer in [wrapped.accessors.willSet, wrapped.accessors.didSet].compactMap({ $0 }) {
      checker.functionDeclarations.adopt(
        observer, nominal, context, isStatic: isStatic,
        isMutating: !wrapped.modifiers.isSetterNonmutating)
    }
    nominal.add(.property(wrapped))
    declareProjection(of: wrapped, wrapper, parts.type, nominal, context)
  }

  /// Declares `_name`, which stores the wrapper.
  private func declareBacking(
    _ name: String, _ type: Type, _ initializer: Expression?, _ nominal: NominalType,
    _ context: DeclarationContext, isStatic: Bool, at place: Span
  ) -> Property {
    let backing = Property(
      name: "_\(name)", type: type, isLet: false, isStatic: isStatic, owner: nominal,
      storage: .computed, source: context.source, span: place)
    backing.modifiers.access = .private
    backing.modifiers.setterAccess = .private
    if let initializer {
      backing.initialValue = checker.propertyDeclarations.makeInitialValue(
        initializer, backing, nominal, context)
    }
    if isStatic {
      checker.propertyDeclarations.makeStatic(backing, context)
    } else {
      backing.storage = .stored(
        slot: nominal.inheritance.slotOffset + nominal.storedProperties.count)
      nominal.storedProperties.append(backing)
    }
    nominal.add(.property(backing))
    return backing
  }

  /// The wrapper's name as code in a type can use it: a type nested in a local type has no global
  /// name.
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
    if case .computed = property.storage {
      return property.setter != nil || property.accessors.modify != nil
    }
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
      (value?.modifiers.isGetterMutating ?? false) && !nominal.isReferenceType
      && !wrapper.isReferenceType
    wrapped.modifiers.isGetterMutating = isGetterMutating
    wrapped.getter = makeTextAccessor(
      .getter, place, wrapped, nominal, context, isMutating: isGetterMutating)
    guard isEnclosing || value.map(isSettable) ?? false else { return }
    let isNonmutating =
      wrapper.isReferenceType || (value?.modifiers.isSetterNonmutating ?? false)
      || nominal.isReferenceType
    wrapped.modifiers.isSetterNonmutating = isNonmutating
    wrapped.setter = makeTextAccessor(
      .setter, "\(place) = newValue", wrapped, nominal, context, isMutating: !isNonmutating)
  }

  /// Whether properties of objects are accessed through a static subscript of their wrapper.
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

  /// An accessor whose body is generated as Swift text.
  func makeTextAccessor(
    _ kind: Function.Kind, _ text: String, _ property: Property, _ nominal: NominalType,
    _ context: DeclarationContext, isMutating: Bool
  ) -> Function {
    let function = makeAccessor(
      kind, .source(parseBody(text)), property, nominal, context, isMutating: isMutating)
    checker.bodies.noteSynthesized(function)
    return function
  }

  private func makeAccessor(
    _ kind: Function.Kind, _ implementation: Function.Implementation, _ property: Property,
    _ nominal: NominalType, _ context: DeclarationContext, isMutating: Bool
  ) -> Function {
    let parameters =
      kind == .setter
      ? [ParameterSymbol(label: nil, name: "newValue", type: property.type)] : []
    let function = Function(
      name: property.name, kind: kind, parameters: parameters,
      result: kind == .getter ? property.type : .void, implementation: implementation,
      source: context.source, span: property.span)
    checker.functionDeclarations.adopt(
      function, nominal, context, isStatic: property.isStatic, isMutating: isMutating)
    function.accessed.property = property
    function.modifiers.access = property.modifiers.access
    checker.journal.retained.append(property)
    checker.journal.retained.append(function)
    return function
  }

  func parseBody(_ text: String) -> CodeBlock {
    let file = Parser.parse(Source(name: "<synthesized>", text: text))
    // Their positions mean nothing in the source of the declaration.
    return CodeBlock(statements: file.statements, span: .none)
  }

  /// The parts of a wrapped property: the type of its backing property, the wrapped type and the
  /// initial value.
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
    // `@TaskLocal static var current = Values()` in `Values`, whose initializers are not declared
    // yet.
    if annotation == nil, type.hasVariables,
      let simple = initializer.flatMap({
        checker.initialValues.simpleType(of: $0, in: context, mayBeOwn: true)
      })
    {
      _ = unifier.unify(wrappedType, simple)
    }
    let settled = type.resolved
    let finalType = settled.hasVariables ? fillingVariables(settled) : settled
    // What a wrong argument leaves open is unknown, which is no further error.
    let wrapped = unifier.normalize(annotation ?? wrappedType).resolved
    return (finalType, wrapped.hasVariables ? fillingVariables(wrapped) : wrapped, call)
  }

  func fillingVariables(_ type: Type) -> Type {
    switch type {
    case .nominal(let nominal, let arguments): .nominal(nominal, arguments.map(fillingVariables))
    case .variable(let variable) where variable.hole != nil: type
    case .variable(let variable): variable.binding ?? unifier.defaultType(of: variable) ?? .unknown
    default: type
    }
  }

  /// Whether a wrapper has an initializer without arguments for every wrapped type.
  func isDefaultInitializable(_ wrapper: NominalType) -> Bool {
    (wrapper.members["init"] ?? []).contains { member in
      if case .function(let function) = member {
        function.generics.extensionRequirements.isEmpty && function.generics.requirements.isEmpty
          && function.parameters.allSatisfy { $0.defaultValue != nil }
      } else {
        false
      }
    }
  }

  /// The wrapped type of a wrapper that is not generic, if it differs from the written type.
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

  /// Whether a wrapper has an initializer without arguments for some wrapped type, which then is
  /// the property's.
  func mayBeDefaultInitializable(_ wrapper: NominalType) -> Bool {
    typeDeclarations.complete(wrapper)
    return (wrapper.members["init"] ?? []).contains { member in
      if case .function(let function) = member {
        function.parameters.allSatisfy { $0.defaultValue != nil }
      } else {
        false
      }
    }
  }

  /// The initializer arguments of a wrapper for a property without a value: none if it has such an
  /// initializer for its type, otherwise `nil` as the wrapped value of an optional property. The
  /// result is nil if neither applies.
  private func impliedArguments(
    _ annotation: Type?, _ wrapper: NominalType, _ map: Substitution, _ span: Span
  ) -> [Argument]? {
    let acceptsNothing = (wrapper.members["init"] ?? []).contains { member in
      guard case .function(let function) = member,
        function.parameters.allSatisfy({ $0.defaultValue != nil })
      else { return false }
      return conformances.holds(function.generics.extensionRequirements, map)
    }
    if acceptsNothing { return [] }
    guard annotation?.isOptional ?? false, wrapsValues(wrapper) else { return nil }
    return [Argument(label: "wrappedValue", value: Expression(.nilLiteral, span: span))]
  }

  /// Whether a wrapper can be made from a wrapped value, which memberwise initializers then take.
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

  /// Whether a wrapper takes its value as an autoclosure, like `StateObject`; memberwise
  /// initializers then do so too.
  func wrapsThunks(_ wrapper: NominalType) -> Bool {
    (wrapper.members["init"] ?? []).contains { member in
      guard case .function(let function) = member, let first = function.parameters.first else {
        return false
      }
      return first.label == "wrappedValue" && first.isAutoclosure
    }
  }

  /// The `@available` message of a wrapper's `wrappedValue`, which then works only through an
  /// enclosing object; nil if it is available.
  func unavailableValue(of wrapper: NominalType) -> String? {
    guard let value = instanceProperty("wrappedValue", of: wrapper) else { return nil }
    return checker.availability.availability(value.attributes)?.message
  }

  /// Declares `@Entry var name = value`: a key whose default value is evaluated each time, and a
  /// property for the value of that key.
  func declareEntry(
    _ name: String, _ annotation: Type?, _ binding: VariableDeclaration.Binding,
    _ declaration: Declaration, _ nominal: NominalType, _ context: DeclarationContext
  ) {
    let type =
      annotation ?? binding.initializer.map {
        checker.initialValues.inferredType(of: $0, in: context)
      }
      ?? .unknown
    let key = "__Key_\(name)"
    var value = "nil"
    if let initializer = binding.initializer {
      // A property of its own is checked where it stands in the text.
      let initial = Property(
        name: "__Value_\(name)", type: type, isLet: false, isStatic: true, owner: nominal,
        storage: .computed, source: context.source, span: initializer.span)
      initial.getter = makeAccessor(
        .getter, .expression(initializer), initial, nominal, context, isMutating: false)
      nominal.add(.property(initial))
      value = "\(nominal.name).\(initial.name)"
    }
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
    property.modifiers.access = declaration.accessLevel ?? checker.reading.memberAccess
    property.modifiers.setterAccess = property.modifiers.access
    property.getter = makeTextAccessor(
      .getter, "self[\(key).self]", property, nominal, context, isMutating: false)
    property.setter = makeTextAccessor(
      .setter, "self[\(key).self] = newValue", property, nominal, context, isMutating: true)
    nominal.add(.property(property))
  }

  /// The protocols of `@Entry` keys, by extended type.
  private static let entryKeys = [
    "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
  ]

  /// Whether a type is the testing library's `Tag`, or nested in it.
  func isOfTags(_ nominal: NominalType) -> Bool {
    var outermost = nominal
    while let outer = outermost.outer { outermost = outer }
    return outermost.isPrelude && outermost.name == "Tag"
  }

  /// Declares `@Tag static var slow: Self`, the tag named `.slow`.
  func declareTag(
    _ name: String, _ type: Type, _ binding: VariableDeclaration.Binding,
    _ declaration: Declaration, _ nominal: NominalType, _ context: DeclarationContext
  ) {
    let property = Property(
      name: name, type: type, isLet: false, isStatic: true, owner: nominal, storage: .computed,
      source: context.source, span: binding.pattern.span)
    property.modifiers.access = declaration.accessLevel ?? checker.reading.memberAccess
    property.modifiers.setterAccess = property.modifiers.access
    let shown = "\(nominal.qualifiedName).\(name)".dropFirst("Tag".count)
    property.getter = makeTextAccessor(
      .getter, "Tag(_name: \"\(shown)\")", property, nominal, context, isMutating: false)
    nominal.add(.property(property))
  }
}
