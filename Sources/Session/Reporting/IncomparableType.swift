import Semantics

/// The type that makes the values of a property incomparable.
///
/// It is declared by the program, and part of the property's type.
struct IncomparableType: Hashable, Sendable {
  /// The kind of type, which determines the remedy.
  enum Kind: Hashable, Sendable { case value, object, existential }

  /// The name of the type: `Item` in `[Item]?`, `Named` in `[any Named]`.
  let name: String
  let kind: Kind
}

extension Type {
  /// The program's innermost type inside optionals and collections; for a dictionary, that of its
  /// values.
  var incomparableType: IncomparableType? {
    switch self {
    case .nominal(let nominal, let arguments):
      if nominal.isPrelude { return arguments.last?.incomparableType }
      return IncomparableType(name: "\(self)", kind: nominal.isReferenceType ? .object : .value)
    case .existential(let protocols):
      guard protocols.count == 1, let first = protocols[0].nominal, !first.isPrelude else {
        return nil
      }
      return IncomparableType(name: first.name, kind: .existential)
    default: return nil
    }
  }
}
