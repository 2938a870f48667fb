/// Groups of holes that depend on each other.
extension HoleSolver {
  /// What the uses of holes have determined so far. Holes are in one group if the type of one is, or
  /// is part of, the type of the other, of one of its members, or of its calls.
  package func solutions(ofHoles names: [String]) -> [HoleSolution?] {
    var groups = HoleGroups(count: names.count)
    let open = names.enumerated().map { place, name in
      checker.holes[name].map { groups.note($0, of: place) } ?? false
    }
    return zip(names, open).enumerated().map { place, hole in
      var solution = solution(ofHole: hole.0)
      solution?.group = hole.1 ? groups.group(of: place) : place
      return solution
    }
  }

  /// The names of the other holes that have the same unsolved type as one, sorted.
  package func holes(sameAs name: String) -> [String] {
    func root(_ variable: TypeVariable) -> TypeVariable? {
      if case .variable(let root) = unifier.simplify(.variable(variable)) { root } else { nil }
    }
    guard let own = checker.holes[name].flatMap(root) else { return [] }
    return checker.holes.variables.filter { $0.key != name && root($0.value) === own }.keys.sorted()
  }
}

/// Groups of holes that depend on the same unsolved variables.
private struct HoleGroups {
  /// The number of a hole in the same group, which is its own for one hole of each group.
  private var parents: [Int]
  /// The number of the first hole that depends on each variable.
  private var owners: [ObjectIdentifier: Int] = [:]

  init(count: Int) { parents = Array(0..<count) }

  /// The number of the group of a hole.
  func group(of hole: Int) -> Int {
    var group = hole
    while parents[group] != group { group = parents[group] }
    return group
  }

  /// Notes the unsolved variables on which a hole depends; returns whether there are some.
  mutating func note(_ variable: TypeVariable, of hole: Int) -> Bool {
    var open: [Type] = [.variable(variable)]
    var isOpen = false
    while let type = open.popLast() {
      _ = type.containsVariable { variable in
        guard variable.binding == nil else { return false }
        isOpen = true
        if let owner = owners[ObjectIdentifier(variable)] {
          parents[group(of: owner)] = group(of: hole)
          return false
        }
        owners[ObjectIdentifier(variable)] = hole
        open += variable.constraints
        open +=
          (variable.hole?.members.map(\.type) ?? []) + [variable.hole?.result].compactMap(\.self)
        return false
      }
    }
    return isOpen
  }
}
