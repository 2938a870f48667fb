package import Syntax

/// Which types have values that are moved rather than copied.
extension Type {
  /// Whether its values have one owner at a time: `~Copyable`, or an optional or generic type around
  /// such a one that can be copied only with its arguments.
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
  /// Whether `~Copyable` stands in its declaration.
  package var suppressesCopying: Bool {
    declaration?.inheritance.contains(where: \.suppressesCopying) ?? false
  }

  /// `extension Box: Copyable where T: Copyable`.
  fileprivate var isCopiedWithArguments: Bool {
    conformances.contains { $0.protocol.isPrelude && $0.protocol.name == "Copyable" }
  }
}

extension TypeReference {
  /// Whether it is `~Copyable`, alone or among others.
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
