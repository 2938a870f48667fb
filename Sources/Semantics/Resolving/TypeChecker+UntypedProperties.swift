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

/// Types of properties that are not written, or not in full.
extension TypeChecker {
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
    while let index = tables.untypedProperties.firstIndex(where: { isWanted($0.property) }) {
      let untyped = tables.untypedProperties.remove(at: index)
      let (value, context) = (untyped.initializer, untyped.context)
      let isLazy = untyped.property.isLazy
      let type =
        untyped.annotation.map { completed($0, by: value, in: context, isLazy: isLazy) }
        ?? inferredType(of: value, in: context, isLazy: isLazy)
      settle(untyped.property, type)
      for part in untyped.parts { settle(part.property, type.part(at: part.path)) }
    }
  }

  func settle(_ property: Property, _ type: Type) {
    property.type = type
    if property.initialPath.isEmpty { property.initialValue?.result = type }
    property.getter?.result = type
    property.setter?.parameters[0].type = type
    property.willSet?.parameters[0].type = type
    property.didSet?.parameters[0].type = type
    if property.isLazy, let backing = tables.lazyBackings[ObjectIdentifier(property)] {
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

  /// The type that is written for a variable. Generic types may be written without their arguments,
  /// which are variables then, where a value says what they are.
  func annotation(
    _ reference: TypeReference, of name: String, isOpenFor initializer: Expression?,
    in context: DeclarationContext
  ) -> Type {
    let saved = diagnostics
    let type = resolve(reference, in: context, opaque: .result(owner: name))
    guard initializer != nil, type.mentionsUnknown else { return type }
    let reported = diagnostics
    diagnostics = saved
    let wasOpen = reading.openGenerics
    reading.openGenerics = true
    defer { reading.openGenerics = wasOpen }
    let open = resolve(reference, in: context, opaque: .result(owner: name))
    guard open.lacksArguments else {
      diagnostics = reported
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
    let saved = diagnostics
    let body = initialValueChecker(in: context, isLazy: isLazy)
    let variables = inference.openVariables
    inference.openVariables = []
    _ = body.check(initializer, to: annotation, .initialization)
    bindDefaults(from: 0)
    inference.openVariables = variables
    let type = normalize(annotation).resolved
    let isWrong = diagnostics.dropFirst(saved.count).contains(where: \.isError)
    diagnostics = saved
    guard type.hasVariables else { return type }
    if !isWrong, let name = body.locals.openParameter(of: type) {
      error(
        TypeReferenceError.notInferred(parameter: name), in: context.source,
        at: initializer.span)
    }
    return propertyWrappers.fillingVariables(type)
  }
}
