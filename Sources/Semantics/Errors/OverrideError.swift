import SourceText

/// Errors about overrides.
package enum OverrideError: DiagnosticFact {
  case missingKeyword
  case overridesNothing(Member)
  /// The name of the member that was probably intended.
  case near(String)
  case staticMember(Member)
  case finalProperty
  case finalMethod(isStatic: Bool)
  case throwing
  case async
  case fromExtension(String, isStatic: Bool, declaredIn: NominalType)
  case withStoredProperty(String)
  case mismatchedType(property: String, Type, inherited: Type)
  case constantWithGetter(String)
  case mutableWithReadOnly(String)
  case missingRequiredInitializer(String, of: NominalType)
  case missingRequiredModifier

  /// The kind of member.
  package enum Member: String, Sendable { case method, property, initializer }

  package var message: String {
    switch self {
    case .missingKeyword: "overriding declaration requires an 'override' keyword"
    case .overridesNothing(.initializer):
      "initializer does not override a designated initializer from its superclass"
    case .overridesNothing(let member):
      "\(member.rawValue) does not override any \(member.rawValue) from its superclass"
    case .near(let name): "did you mean '\(name)'?"
    case .staticMember(let member): "cannot override static \(member.rawValue)"
    case .finalProperty: "property overrides a 'final' property"
    case .finalMethod(let isStatic):
      isStatic
        ? "class method overrides a 'final' class method"
        : "instance method overrides a 'final' instance method"
    case .throwing:
      "cannot override non-throwing instance method with throwing instance method"
    case .async: "cannot override non-async instance method with async instance method"
    case .fromExtension(let name, let isStatic, let parent):
      // swiftc omits its remark on Objective-C, but not the space after it.
      " \(isStatic ? "class" : "instance") method '\(name)' declared in '\(parent.name)' "
        + "cannot be overridden from extension"
    case .withStoredProperty(let name): "cannot override with a stored property '\(name)'"
    case .mismatchedType(let name, let type, let inherited):
      "property '\(name)' with type '\(type)' cannot override a property with type "
        + "'\(inherited)'"
    case .constantWithGetter(let name):
      "cannot override immutable 'let' property '\(name)' with the getter of a 'var'"
    case .mutableWithReadOnly(let name):
      "cannot override mutable property with read-only property '\(name)'"
    case .missingRequiredInitializer(let name, let parent):
      "'required' initializer '\(name)' must be provided by subclass of '\(parent.name)'"
    case .missingRequiredModifier:
      "'required' modifier must be present on all overrides of a required initializer"
    }
  }
}
