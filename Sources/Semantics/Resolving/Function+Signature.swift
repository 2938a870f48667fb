/// Which functions and subscripts of one scope a program cannot tell apart.
extension Function {
  /// Whether a call cannot tell it from another function of its name: they have the same parameters
  /// and requirements, except for the names of generic parameters. Results are not compared.
  func hasSignature(of other: Function) -> Bool {
    modifiers.isStatic == other.modifiers.isStatic && effects.isAsync == other.effects.isAsync
      && modifiers.isPostfix == other.modifiers.isPostfix
      && generics.isLike(other.generics) { map in
        parameters.areLike(other.parameters, map)
      }
  }
}

extension Function.Generics {
  /// Whether both have the same requirements, and `test` holds for the replacement of the others'
  /// parameters by these.
  func isLike(_ other: Function.Generics, _ test: (Substitution) -> Bool) -> Bool {
    guard parameters.count == other.parameters.count else { return false }
    let pairs = zip(parameters, other.parameters)
    let map = Substitution(
      pairs.map { ($1, Type.parameter($0)) }, uniquingKeysWith: { first, _ in first })
    return pairs.allSatisfy { parameter, older in
      parameter.isPack == older.isPack
        && Set(parameter.constraints) == Set(older.constraints.map { $0.substituting(map) })
    }
      && Set(requirements) == Set(other.requirements.map { $0.substituting(map) })
      && Set(extensionRequirements) == Set(other.extensionRequirements) && test(map)
  }
}

extension Requirement {
  fileprivate func substituting(_ map: Substitution) -> Requirement {
    switch self {
    case .conformance(let subject, let constraint):
      .conformance(subject.substituting(map), constraint.substituting(map))
    case .sameType(let left, let right):
      .sameType(left.substituting(map), right.substituting(map))
    }
  }
}

extension [ParameterSymbol] {
  func areLike(_ others: [ParameterSymbol], _ map: Substitution) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy {
        $0.label == $1.label && $0.type.resolved == $1.type.resolved.substituting(map)
          && $0.isVariadic == $1.isVariadic && $0.isInout == $1.isInout
      }
  }
}
