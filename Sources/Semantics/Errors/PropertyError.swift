import SourceText
package import Syntax

/// Errors about declarations of variables and properties.
package enum PropertyError: DiagnosticFact {
  case missingType
  case computedWithoutType
  case computedWithInitialValue
  case opaqueWithoutValue
  case emptyCollection
  case staticWithoutValue(isClass: Bool, isLet: Bool)

  // Stored properties where none are allowed.
  case storedInEnum
  case storedInExtension
  case storedOfClass
  case staticInProtocolExtension
  case staticInGenericType

  case letRequirement
  case requirementWithoutAccessors

  case repeatedAccessor(Accessor.Kind)
  case setterWithoutGetter
  /// An observer on a computed property.
  case observerBesideAccessor(Accessor.Kind, isBesideGetter: Bool)

  case severalObserved
  case localOfGlobalActor(String)
  case topLevelOfGlobalActor

  package var message: String {
    // A table of wordings, one for each case.
    switch self {
    case .missingType: "type annotation missing in pattern"
    case .computedWithoutType: "computed property must have an explicit type"
    case .computedWithInitialValue: "variable with getter/setter cannot have an initial value"
    case .opaqueWithoutValue:
      "property declares an opaque return type, but has no initializer expression from which to "
        + "infer an underlying type"
    case .emptyCollection: "empty collection literal requires an explicit type"
    case .staticWithoutValue(let isClass, let isLet):
      "'\(isClass ? "class" : "static") \(isLet ? "let" : "var")' declaration requires an "
        + "initializer expression or an explicitly stated getter"
    case .storedInEnum: "enums must not contain stored properties"
    case .storedInExtension: "extensions must not contain stored properties"
    case .storedOfClass:
      "class stored properties not supported in classes; did you mean 'static'?"
    case .staticInProtocolExtension:
      "static stored properties not supported in protocol extensions"
    case .staticInGenericType: "static stored properties not supported in generic types"
    case .letRequirement:
      "protocols cannot require properties to be immutable; declare read-only properties by "
        + "using 'var' with a '{ get }' specifier"
    case .requirementWithoutAccessors:
      "property in protocol must have explicit { get } or { get set } specifier"
    case .repeatedAccessor(let kind): "variable already has a \(kind.noun)"
    case .setterWithoutGetter: "variable with a setter must also have a getter"
    case .observerBesideAccessor(let kind, let isBesideGetter):
      "'\(kind.rawValue)' cannot be provided together with a "
        + (isBesideGetter ? "getter" : "setter")
    case .severalObserved:
      "accessor macro 'ObservationTracked()' can only apply to a single variable"
    case .localOfGlobalActor(let name): "local variable '\(name)' cannot have a global actor"
    case .topLevelOfGlobalActor: "top-level code variables cannot have a global actor"
    }
  }
}

extension Accessor.Kind {
  /// The accessor's name in swiftc's wording.
  fileprivate var noun: String {
    switch self {
    case .get: "getter"
    case .set: "setter"
    case .willSet, .didSet, .`init`, .modify, .read: "'\(rawValue)' accessor"
    }
  }
}
