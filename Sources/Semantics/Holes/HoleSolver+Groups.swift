/// Groups of holes that depend on each other.
extension HoleSolver {
  /// What the uses of holes have determined so far. Holes are in one group if the type of one is, or
  /// is part of, the type of the other, of one of its members, or of its calls.
  func solutions(ofHoles names: [String]) -> [HoleSolution?] {
    var groups: [ObjectIdentifier: Int] = [:]
    let firsts = names.enumerated().map { place, name in
      let reached = checker.holes[name].map { variables(reachedFrom: $0) } ?? []
      let joined = Set(reached.compactMap { groups[$0] })
      for (variable, number) in groups where joined.contains(number) { groups[variable] = place }
      for variable in reached { groups[variable] = place }
      return reached.first
    }
    return zip(names, firsts).enumerated().map { place, hole in
      var solution = solution(ofHole: hole.0)
      solution?.group = hole.1.flatMap { groups[$0] } ?? place
      return solution
    }
  }

  /// The names of the other holes that have the same unsolved type as one, sorted.
  func holes(sameAs name: String) -> [String] {
    func root(_ variable: TypeVariable) -> TypeVariable? {
      if case .variable(let root) = unifier.simplify(.variable(variable)) { root } else { nil }
    }
    guard let own = checker.holes[name].flatMap(root) else { return [] }
    return checker.holes.variables.filter { $0.key != name && root($0.value) === own }.keys.sorted()
  }

  /// The unsolved variables on which a hole depends, itself first.
  private func variables(reachedFrom hole: TypeVariable) -> [ObjectIdentifier] {
    var (found, open): ([ObjectIdentifier], [Type]) = ([], [.variable(hole)])
    while let type = open.popLast() {
      _ = type.containsVariable { variable in
        guard variable.binding == nil, !found.contains(ObjectIdentifier(variable)) else {
          return false
        }
        found.append(ObjectIdentifier(variable))
        open += variable.constraints
        open +=
          (variable.hole?.members.map(\.type) ?? []) + [variable.hole?.result].compactMap(\.self)
        return false
      }
    }
    return found
  }
}
