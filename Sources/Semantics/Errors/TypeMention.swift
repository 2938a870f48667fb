/// A type as a message names it.
package enum TypeMention: Sendable, CustomStringConvertible {
  /// A declaration, by its own name: `Box`, not `Outer.Box<T>`.
  case declaration(NominalType)
  case type(Type)
  /// The protocol that types conform to unless they say otherwise.
  case copyable

  package var description: String {
    switch self {
    case .declaration(let nominal): nominal.name
    case .type(let type): type.description
    case .copyable: "Copyable"
    }
  }

  /// The type that is meant; nil for the protocol that types conform to without saying so.
  package var type: Type? {
    switch self {
    case .declaration(let nominal): nominal.asMentioned
    case .type(let type): type
    case .copyable: nil
    }
  }

}

extension NominalType {
  /// The declaration as a type that a message names: of a protocol, not the `Self` of it.
  var asMentioned: Type { kind == .protocol ? .nominal(self, []) : declaredType }
}

extension Type {
  /// The type with what kind of thing it is: `struct 'S'`.
  var titleWithKind: String {
    guard let nominal else { return "'\(self)'" }
    return "\(nominal.kind) '\(self)'"
  }
}
