import SourceText
import Syntax

/// Checks values and accessors of variables and properties.
struct VariableRules: DeclarationRule {
  let rules: DeclarationRules

  /// Checks one variable of a declaration: its accessors, and whether it can be stored there.
  func check(
    _ variable: VariableDeclaration, _ binding: VariableDeclaration.Binding,
    _ declaration: Declaration, _ place: Place
  ) {
    checkAccessors(binding.accessors)
    if binding.type?.isOpaque ?? false, binding.initializer == nil, binding.accessors == nil,
      place.nominal?.kind != .protocol
    {
      error(PropertyError.opaqueWithoutValue, at: binding.pattern.span)
    }
    if let value = binding.initializer, binding.accessors?.isComputed ?? false {
      error(PropertyError.computedWithInitialValue, at: value.span)
    }
    refuseGlobalActor(binding, declaration, place)
    guard let nominal = place.nominal else { return }
    if variable.hasSeveralNames, binding.pattern.span == variable.bindings[0].pattern.span {
      rules.wrappers.refuseWrapper(declaration, in: nominal)
    }
    if case .binding(let name) = binding.pattern.kind {
      rules.wrappers.checkWrapper(name, binding, declaration, in: nominal)
    }
    let isStatic = declaration.has("static") || declaration.has("class")
    let isComputed = binding.accessors?.isComputed ?? false
    if case .type = place, nominal.kind == .protocol {
      checkRequirement(variable, binding)
      return
    }
    guard !isComputed else { return }
    requireStaticValue(variable, binding, declaration)
    if binding.type == nil, let value = binding.initializer, Self.isEmptyCollection(value) {
      error(PropertyError.emptyCollection, at: value.span)
    }
    if nominal.isObservable, !isStatic, !variable.isLet, variable.bindings.count > 1 {
      error(PropertyError.severalObserved, at: binding.pattern.span)
    }
    let isWrapped = declaration.attributes.contains { $0.baseName == "Entry" }
    if nominal.kind == .enum, !isStatic, case .type = place {
      error(PropertyError.storedInEnum, at: binding.pattern.span)
    }
    if declaration.has("class"), nominal.isReferenceType, !isWrapped {
      error(PropertyError.storedOfClass, at: binding.pattern.span)
    }
    if isStatic, !nominal.generics.parameters.isEmpty, !isWrapped, !rules.extensionIsConcrete {
      let isProtocol = nominal.kind == .protocol
      error(
        isProtocol ? PropertyError.staticInProtocolExtension : .staticInGenericType,
        at: binding.pattern.span)
    }
  }

  /// Reports global actors on local variables, and on top-level ones in a file with top-level
  /// `await`.
  private func refuseGlobalActor(
    _ binding: VariableDeclaration.Binding, _ declaration: Declaration, _ place: Place
  ) {
    guard checker.isolation.globalActor(declaration.attributes, false) != nil else { return }
    switch place {
    case .body:
      let name = source.text(in: binding.pattern.span)
      error(PropertyError.localOfGlobalActor(name), at: binding.pattern.span)
    case .file where rules.isAsyncProgram:
      error(PropertyError.topLevelOfGlobalActor, at: binding.pattern.span)
    case .file, .type, .extension: return
    }
  }

  /// Reports static properties without an initial value; only optional variables default to nil.
  private func requireStaticValue(
    _ variable: VariableDeclaration, _ binding: VariableDeclaration.Binding,
    _ declaration: Declaration
  ) {
    guard let keyword = ["static", "class"].first(where: { declaration.has($0) }),
      binding.initializer == nil, binding.type != nil, declaration.attributes.isEmpty,
      variable.isLet || !binding.type.isWrittenOptional
    else { return }
    error(
      PropertyError.staticWithoutValue(isClass: keyword == "class", isLet: variable.isLet),
      at: binding.pattern.span)
  }

  /// Whether it is `[]` or `[:]`, whose element type is undetermined.
  private static func isEmptyCollection(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .array(let elements): elements.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    default: false
    }
  }

  private func checkRequirement(
    _ variable: VariableDeclaration, _ binding: VariableDeclaration.Binding
  ) {
    if variable.isLet {
      error(PropertyError.letRequirement, at: binding.pattern.span)
    } else if binding.accessors == nil {
      error(PropertyError.requirementWithoutAccessors, at: binding.pattern.span)
    }
  }

  private func checkAccessors(_ block: AccessorBlock?) {
    guard case .accessors(let accessors, _)? = block else { return }
    var seen: Set<Accessor.Kind> = []
    for accessor in accessors where !seen.insert(accessor.kind).inserted {
      error(PropertyError.repeatedAccessor(accessor.kind), at: accessor.span)
    }
    let hasGetter = !seen.isDisjoint(with: [.get, .read])
    for accessor in accessors {
      switch accessor.kind {
      case .set where !hasGetter:
        error(PropertyError.setterWithoutGetter, at: accessor.span)
      case .willSet, .didSet:
        guard hasGetter || seen.contains(.set) else { continue }
        error(
          PropertyError.observerBesideAccessor(accessor.kind, isBesideGetter: hasGetter),
          at: accessor.span)
      default: continue
      }
    }
  }
}

extension TypeReference {
  /// Whether it is `some P`.
  fileprivate var isOpaque: Bool { if case .some = stripped.0.kind { true } else { false } }
}
