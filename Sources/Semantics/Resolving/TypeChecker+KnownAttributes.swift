package import Syntax

/// Known attributes.
extension TypeChecker {
  /// Whether an attribute is known: of the language, a macro, or a type.
  package func isKnown(_ attribute: Attribute) -> Bool {
    attribute.name.hasPrefix("_") || TypeChecker.attributes.contains(attribute.name)
      || globals(named: attribute.name).contains {
        switch $0 {
        case .type(let type):
          type.kind != .protocol || type.modifiers.attributes.contains { $0.name == "_attached" }
        case .typeAlias: true
        default: false
        }
      }
  }

  /// The attributes that are not types of the library.
  package static let attributes: Set<String> = [
    "Attribute", "Entry", "MainActor", "Model", "ModelActor", "Observable", "ObservationIgnored",
    "ObservationTracked", "Previewable", "Relationship",
    "Sendable", "Test", "Suite",
    "Transient", "UIApplicationMain", "NSApplicationMain", "IBAction", "IBOutlet",
    "IBDesignable", "IBInspectable", "GKInspectable", "NSCopying", "NSManaged", "abi", "attached",
    "autoclosure", "available", "backDeployed", "c", "concurrent", "convention",
    "discardableResult",
    "dynamicCallable", "dynamicMemberLookup", "escaping", "exclusivity", "export", "freestanding",
    "frozen", "globalActor", "implementation", "inlinable", "inline", "isolated", "main",
    "nonexhaustive", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
    "requires_stored_property_inits", "resultBuilder", "retroactive", "safe", "section",
    "specialized", "storageRestrictions", "testable", "unchecked", "unsafe", "usableFromInline",
    "used", "warn_unqualified_access",
  ]
}
