import SourceText

/// Errors about key paths.
package enum KeyPathError: DiagnosticFact {
  case noRoot
  case call
  case instanceMethod(String)
  case enumCase(String)
  case valueType(Type, to: Type)
  case notAKeyPath(Type)
  case root(Type, appliedTo: Type)
  case unhashableIndex(Type)

  package var message: String {
    switch self {
    case .noRoot:
      "cannot infer key path type from context; consider explicitly specifying a root type"
    case .call: "invalid component of Swift key path"
    case .instanceMethod(let name): "key path cannot refer to instance method '\(name)'"
    case .enumCase(let name): "key path cannot refer to enum case '\(name)'"
    case .valueType(let type, let target):
      "key path value type '\(type)' cannot be converted to contextual type '\(target)'"
    case .notAKeyPath(let type):
      "cannot convert value of type '\(type)' to expected argument type 'KeyPath'"
    case .unhashableIndex(let type):
      "subscript index of type '\(type)' in a key path must be Hashable"
    case .root(let root, let type):
      "key path with root type '\(root)' cannot be applied to a base of type '\(type)'"
    }
  }
}

extension KeyPathError: TypeFact {
  package var types: [Type] {
    switch self {
    case .valueType(let type, let other), .root(let type, let other): [type, other]
    case .notAKeyPath(let type), .unhashableIndex(let type): [type]
    case .noRoot, .call, .instanceMethod, .enumCase: []
    }
  }
}
