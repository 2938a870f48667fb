package import Syntax

/// Noncopyable types.
extension Type {
  /// Whether it is noncopyable: `~Copyable`, or an optional or conditionally copyable type with
  /// such an argument.
  package var isNoncopyable: Bool {
    switch self {
    case .nominal(let nominal, let arguments):
      if nominal.isPrelude { return nominal.name == "Optional" && arguments[0].isNoncopyable }
      guard nominal.suppressesCopying else { return false }
      guard nominal.isCopiedWithArguments else { return true }
      return arguments.contains(where: \.isNoncopyable)
    case .parameter(let parameter): return parameter.isNoncopyable
    case .variable(let variable): return variable.binding?.isNoncopyable ?? false
    default: return false
    }
  }
}

extension NominalType {
  /// Whether its declaration has `~Copyable`.
  package var suppressesCopying: Bool {
    declaration?.inheritance.contains(where: \.suppressesCopying) ?? false
  }

  /// Whether it is conditionally copyable: `extension Box: Copyable where T: Copyable`.
  fileprivate var isCopiedWithArguments: Bool {
    conformances.contains { $0.protocol.isPrelude && $0.protocol.name == "Copyable" }
  }
}

extension TypeReference {
  /// Whether it is `~Copyable`, or a composition with it.
  package var suppressesCopying: Bool {
    switch kind {
    case .suppressed(let type):
      if case .named(_, "Copyable", _) = type.kind { true } else { false }
    case .composition(let parts): parts.contains(where: \.suppressesCopying)
    case .attributed(_, _, let type), .some(let type), .any(let type): type.suppressesCopying
    default: false
    }
  }
}
