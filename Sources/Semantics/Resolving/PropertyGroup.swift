import SourceText
import Syntax

/// The properties of one declaration, `var a = 1, b: Int`, as members of a type.
struct PropertyGroup: CheckerPart {
  typealias Binding = VariableDeclaration.Binding

  let checker: TypeChecker
  let variable: VariableDeclaration
  let declaration: Declaration
  let nominal: NominalType
  let context: DeclarationContext
  let isExtension: Bool
  private let bindings: [Binding]
  /// `var a, b: Int` gives both the type.
  private let sharedType: TypeReference?

  init(
    checker: TypeChecker, variable: VariableDeclaration, declaration: Declaration,
    nominal: NominalType, context: DeclarationContext, isExtension: Bool
  ) {
    (self.checker, self.variable, self.declaration) = (checker, variable, declaration)
    (self.nominal, self.context, self.isExtension) = (nominal, context, isExtension)
    bindings = variable.separateBindings
    sharedType = bindings.lazy.compactMap(\.type).first
  }

  private var isStatic: Bool { declaration.has("static") || declaration.has("class") }
  private var lazySpan: Span? { declaration.modifiers.first { $0.name == "lazy" }?.span }
  private var properties: PropertyDeclarations { checker.propertyDeclarations }
  private var wrappers: WrapperDeclarations { checker.propertyWrappers }

  func declare() {
    requirePlainTuples()
    for (offset, binding) in bindings.enumerated() {
      guard case .binding(let name) = binding.pattern.kind else {
        if binding.pattern.isTuple {
          properties.declareParts(
            of: binding, variable, declaration, nominal, context, isStatic: isStatic,
            isExtension: isExtension)
        }
        continue
      }
      let written =
        binding.type
        ?? (binding.initializer == nil && offset < bindings.count - 1 ? sharedType : nil)
      let annotation = written.map {
        checker.initialValues.annotation($0, of: name, isOpenFor: binding.initializer, in: context)
      }
      if declareByMacro(name, annotation, binding) { continue }
      if declareWrapped(name, annotation, binding) { continue }
      declarePlain(name, annotation, written, binding)
    }
  }

  /// Tuples that are taken apart can be neither constants of structs nor lazy.
  private func requirePlainTuples() {
    let tuples = variable.bindings.filter(\.pattern.isTuple)
    if variable.isLet, !isStatic, nominal.kind == .struct {
      for binding in tuples where binding.initializer != nil {
        error(
          DestructuringError.constantsOfStruct, in: context.source, at: binding.pattern.span)
      }
    }
    if declaration.has("lazy") {
      for part in tuples {
        error(DestructuringError.lazy, in: context.source, at: lazySpan ?? part.pattern.span)
      }
    }
  }

  /// Whether it is a property that a macro makes: `@Entry`, `@Tag`.
  private func declareByMacro(_ name: String, _ annotation: Type?, _ binding: Binding) -> Bool {
    if declaration.attribute("Entry") != nil {
      wrappers.declareEntry(name, annotation, binding, declaration, nominal, context)
      return true
    }
    if isStatic, let annotation, declaration.attribute("Tag") != nil, wrappers.isOfTags(nominal) {
      wrappers.declareTag(name, annotation, binding, declaration, nominal, context)
      return true
    }
    return false
  }

  /// Whether it is a property that a wrapper holds.
  private func declareWrapped(_ name: String, _ annotation: Type?, _ binding: Binding) -> Bool {
    let attributes = declaration.attributes.compactMap { attribute in
      checker.typeLookup.propertyWrapper(attribute, context).map {
        (attribute: attribute, type: $0)
      }
    }
    guard let (attribute, type) = attributes.first else { return false }
    func report(_ fact: WrapperError) { error(fact, in: context.source, at: attribute.span) }
    if !declaration.attributes.contains(where: { $0.baseName == "ObservationIgnored" }),
      nominal.isObservable, !isStatic
    {
      report(.onComputed)
    }
    if variable.isLet { report(.onLet) }
    if annotation == nil, binding.initializer == nil, attribute.arguments == nil,
      attribute.genericArguments.isEmpty, !wrappers.canMakeItself(type)
    {
      error(PropertyError.missingType, in: context.source, at: binding.pattern.span)
    }
    if nominal.kind != .class, let reason = wrappers.unavailableValue(of: type) {
      report(.unavailableValue(reason: reason))
    }
    wrappers.declareWrapped(
      name, annotation, binding, attribute, type, declaration, nominal, context,
      isStatic: isStatic, inner: Array(attributes.dropFirst()))
    return true
  }

  private func declarePlain(
    _ name: String, _ annotation: Type?, _ written: TypeReference?, _ binding: Binding
  ) {
    let open = annotation.flatMap { $0.lacksArguments ? $0 : nil }
    let annotation = open == nil ? annotation : nil
    let isComputed = binding.accessors?.isComputed ?? false
    let property = properties.makeProperty(
      name, annotation ?? .unknown, variable, declaration, nominal, context, isStatic: isStatic,
      at: binding.pattern.span)
    property.isImplicitlyUnwrapped = written?.isImplicitlyUnwrapped ?? false
    property.isGivenWithOthers = variable.bindings.contains { $0.pattern.isTuple }
    guard properties.takesPlace(property, in: nominal, isExtension: isExtension) else { return }
    if declaration.has("override"), !isStatic {
      checker.overrides.openToOverriding(name, of: nominal)
      if !isComputed {
        return checker.overrides.observeInherited(
          property, binding.accessors, declaration, nominal, context)
      }
    }
    if isComputed || nominal.kind == .protocol && !isExtension {
      if annotation == nil, binding.initializer == nil {
        error(PropertyError.computedWithoutType, in: context.source, at: binding.pattern.span)
      }
      properties.addAccessors(binding.accessors, to: property, declaration, context)
      nominal.add(.property(property))
      return
    }
    if isExtension, !isStatic {
      return error(PropertyError.storedInExtension, in: context.source, at: binding.pattern.span)
    }
    setInitialValue(of: property, annotation, open, binding)
    store(property)
    properties.addAccessors(binding.accessors, to: property, declaration, context)
    nominal.add(.property(property))
  }

  /// - Parameter open: the type that is written, where it lacks generic arguments.
  private func setInitialValue(
    of property: Property, _ annotation: Type?, _ open: Type?, _ binding: Binding
  ) {
    if let initializer = binding.initializer {
      property.initialValue = properties.makeInitialValue(initializer, property, nominal, context)
      if annotation == nil {
        checker.tables.untypedProperties.append(
          UntypedProperty(
            property: property, initializer: initializer, annotation: open, context: context))
      }
      return
    }
    guard let annotation else {
      return error(PropertyError.missingType, in: context.source, at: binding.pattern.span)
    }
    if annotation.isOptional, !variable.isLet {
      property.initialValue = properties.makeInitialValue(
        Expression(.nilLiteral, span: binding.pattern.span), property, nominal, context)
      // Swift 6.3: `nil` is no default value beside a variable that has none.
      property.isGivenWithOthers = bindings.contains {
        $0.initializer == nil && !($0.type ?? sharedType).isWrittenOptional
      }
    }
  }

  private func store(_ property: Property) {
    if isStatic {
      properties.makeStatic(property, context)
    } else if property.isLazy {
      properties.declareLazy(
        property, nominal, context, at: lazySpan ?? property.span)
    } else {
      property.storage = .stored(slot: nominal.slotOffset + nominal.storedProperties.count)
      nominal.storedProperties.append(property)
    }
  }
}
