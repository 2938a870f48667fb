/// Which member takes the place of which.
extension TypeChecker {
  /// Gives a method of a class its place in the table that overriding goes by.
  func enterVirtual(_ function: Function, _ nominal: NominalType, like isOverride: Bool? = nil) {
    guard nominal.kind == .class || nominal.kind == .actor else { return }
    if let index = overridden(function, in: nominal.superclassNominal) {
      function.virtualIndex = index
      nominal.virtualTable[index] = function
    } else if !nominal.isFinal {
      function.virtualIndex = nominal.virtualTable.count
      nominal.virtualTable.append(function)
    }
  }

  private func overridden(_ function: Function, in parent: NominalType?) -> Int? {
    guard let parent else { return nil }
    for (index, candidate) in parent.virtualTable.enumerated()
    where candidate.name == function.name && candidate.kind == function.kind
      && candidate.isStatic == function.isStatic
      && candidate.parameters.count == function.parameters.count
      && zip(candidate.parameters, function.parameters).allSatisfy({
        $0.label == $1.label && $0.isInout == $1.isInout
      })
      && sameParameterTypes(candidate, function)
    {
      return index
    }
    return nil
  }

  private func sameParameterTypes(_ left: Function, _ right: Function) -> Bool {
    zip(left.parameters, right.parameters).allSatisfy { pair in
      if pair.0.type.hasParameters || pair.1.type.hasParameters { return true }
      return pair.0.type.resolved == pair.1.type.resolved || left.kind != .method
    }
  }
}
