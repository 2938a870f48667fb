import SourceText
import Syntax

extension DeclarationRules {
  /// One variable of a declaration: its accessors, and whether it can be stored where it stands.
  func checkVariable(
    _ variable: VariableDeclaration, _ binding: VariableDeclaration.Binding,
    _ declaration: Declaration, _ place: Place
  ) {
    checkAccessors(binding.accessors)
    if binding.type?.isOpaque ?? false, binding.initializer == nil, binding.accessors == nil,
      place.nominal?.kind != .protocol
    {
      error(
        "property declares an opaque return type, but has no initializer expression from which to infer an underlying type",
        at: binding.pattern.span)
    }
    if let value = binding.initializer, binding.accessors?.isComputed ?? false {
      error("variable with getter/setter cannot have an initial value", at: value.span)
    }
    refuseGlobalActor(binding, declaration, place)
    guard let nominal = place.nominal else { return }
    if variable.hasSeveralNames, binding.pattern.span == variable.bindings[0].pattern.span {
      refuseWrapper(declaration, in: nominal)
    }
    if case .binding(let name) = binding.pattern.kind {
      checkWrapper(name, binding, declaration, in: nominal)
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
      error("empty collection literal requires an explicit type", at: value.span)
    }
    if nominal.isObservable, !isStatic, !variable.isLet, variable.bindings.count > 1,
      binding.pattern.span == variable.bindings[0].pattern.span
    {
      error(
        "accessor macro 'ObservationTracked()' can only apply to a single variable",
        at: binding.pattern.span)
    }
    let isWrapped = declaration.attributes.contains { $0.baseName == "Entry" }
    if nominal.kind == .enum, !isStatic, case .type = place {
      error("enums must not contain stored properties", at: binding.pattern.span)
    }
    if declaration.has("class"), nominal.isReferenceType, !isWrapped {
      error(
        "class stored properties not supported in classes; did you mean 'static'?",
        at: binding.pattern.span)
    }
    if isStatic, !nominal.genericParameters.isEmpty, !isWrapped, !extensionIsConcrete {
      error(
        nominal.kind == .protocol
          ? "static stored properties not supported in protocol extensions"
          : "static stored properties not supported in generic types", at: binding.pattern.span)
    }
  }

  /// Variables of a body belong to whatever the body does; so do those of a file whose statements wait.
  private func refuseGlobalActor(
    _ binding: VariableDeclaration.Binding, _ declaration: Declaration, _ place: Place
  ) {
    guard checker.globalActor(declaration.attributes, false) != nil else { return }
    switch place {
    case .body:
      let name = source.text(in: binding.pattern.span)
      error("local variable '\(name)' cannot have a global actor", at: binding.pattern.span)
    case .file where isAsyncProgram:
      error("top-level code variables cannot have a global actor", at: binding.pattern.span)
    case .file, .type, .extension: return
    }
  }

  /// A type's own variables have a value from the first use on: none of it needs an initializer, and
  /// only those that can change begin as `nil`.
  private func requireStaticValue(
    _ variable: VariableDeclaration, _ binding: VariableDeclaration.Binding,
    _ declaration: Declaration
  ) {
    guard let keyword = ["static", "class"].first(where: { declaration.has($0) }),
      binding.initializer == nil, binding.type != nil, declaration.attributes.isEmpty,
      variable.isLet || !binding.type.isWrittenOptional
    else { return }
    error(
      "'\(keyword) \(variable.isLet ? "let" : "var")' declaration requires an initializer expression or an explicitly stated getter",
      at: binding.pattern.span)
  }

  /// `[]` and `[:]`, whose elements nothing tells.
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
      error(
        "protocols cannot require properties to be immutable; declare read-only properties by using 'var' with a '{ get }' specifier",
        at: binding.pattern.span)
    } else if binding.accessors == nil {
      error(
        "property in protocol must have explicit { get } or { get set } specifier",
        at: binding.pattern.span)
    }
  }

  private func checkAccessors(_ block: AccessorBlock?) {
    guard case .accessors(let accessors, _)? = block else { return }
    var seen: Set<Accessor.Kind> = []
    for accessor in accessors where !seen.insert(accessor.kind).inserted {
      error("variable already has a \(accessor.kind.noun)", at: accessor.span)
    }
    let hasGetter = !seen.isDisjoint(with: [.get, .read])
    for accessor in accessors {
      switch accessor.kind {
      case .set where !hasGetter:
        error("variable with a setter must also have a getter", at: accessor.span)
      case .willSet, .didSet:
        guard hasGetter || seen.contains(.set) else { continue }
        error(
          "'\(accessor.kind.rawValue)' cannot be provided together with a \(hasGetter ? "getter" : "setter")",
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

extension Accessor.Kind {
  /// What the compiler calls the accessor.
  fileprivate var noun: String {
    switch self {
    case .get: "getter"
    case .set: "setter"
    case .willSet, .didSet, .`init`, .modify, .read: "'\(rawValue)' accessor"
    }
  }
}
