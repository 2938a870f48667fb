import Semantics

/// The type inside a property's type that makes its values impossible to compare; declared by the
/// program.
struct Culprit: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case value, object, existential }

  /// `Item` of `[Item]?`, `Named` of `[any Named]`.
  let name: String
  let kind: Kind
}

extension Type {
  /// The program's innermost type inside optionals and collections; of a dictionary, that of its
  /// values.
  var culprit: Culprit? {
    switch self {
    case .nominal(let nominal, let arguments):
      if nominal.isPrelude { return arguments.last?.culprit }
      return Culprit(name: "\(self)", kind: nominal.isReferenceType ? .object : .value)
    case .existential(let protocols):
      guard protocols.count == 1, let first = protocols[0].nominal, !first.isPrelude else {
        return nil
      }
      return Culprit(name: first.name, kind: .existential)
    default: return nil
    }
  }
}
