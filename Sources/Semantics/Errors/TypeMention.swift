/// A type in a message.
package enum TypeMention: Sendable, CustomStringConvertible {
  /// A declaration, by its unqualified name: `Box`, not `Outer.Box<T>`.
  case declaration(NominalType)
  case type(Type)
  /// `Copyable`, to which types conform implicitly.
  case copyable

  package var description: String {
    switch self {
    case .declaration(let nominal): nominal.name
    case .type(let type): type.description
    case .copyable: "Copyable"
    }
  }

  /// The type; nil for `Copyable`.
  package var type: Type? {
    switch self {
    case .declaration(let nominal): nominal.asMentioned
    case .type(let type): type
    case .copyable: nil
    }
  }

}

extension NominalType {
  /// The declaration as a type in a message; a protocol rather than its `Self`.
  var asMentioned: Type { kind == .protocol ? .nominal(self, []) : declaredType }
}

extension Type {
  /// The type with its kind: `struct 'S'`.
  var titleWithKind: String {
    guard let nominal else { return "'\(self)'" }
    return "\(nominal.kind) '\(self)'"
  }
}
