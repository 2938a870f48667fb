/// Uses that determine a hole's form.
extension HoleSolver {
  /// The wrapped type of an optional; a hole becomes an optional.
  func wrapped(_ type: Type) -> Type? {
    if let hole = hole(type) { return solve(hole, as: checker.optional) }
    return type.wrapped
  }

  /// The type of an iterated sequence; a hole becomes an `Array`, or an `AsyncStream`.
  func iterated(_ type: Type, isAsync: Bool) -> Type {
    if let hole = hole(type) {
      _ = solve(hole) { isAsync ? checker.known("AsyncStream", $0) : checker.array($0) }
    }
    return unifier.simplify(type)
  }

  /// The type of a subscripted value; a hole becomes an array for an integer index, or for an
  /// undetermined one if it is used like an array; otherwise a dictionary, as for labels that only a
  /// dictionary has: `votes[name, default: 0]`.
  func indexed(_ type: Type, _ labels: [String?], by key: @autoclosure () -> Type) -> Type {
    guard let hole = hole(type) else { return type }
    if labels.count > 1 {
      let dictionary = checker.known("Dictionary", makeHole(), makeHole())
      guard hasSubscript(dictionary, labels) else { return type }
      _ = unifier.unify(type, dictionary)
      return unifier.simplify(type)
    }
    let key = unifier.simplify(key())
    let isNumber: Bool =
      if case .variable(let variable) = key {
        variable.literal == .integer
          || variable.hole != nil && givesIndices(hole)
            && unifier.unify(key, checker.int)
      } else {
        key == checker.int
      }
    _ = solve(hole) { isNumber ? checker.array($0) : checker.known("Dictionary", key, $0) }
    return unifier.simplify(type)
  }

  private func hasSubscript(_ type: Type, _ labels: [String?]) -> Bool {
    memberLookup.lookUpMembers("subscript", in: type).contains { candidate in
      guard case .subscript(let element) = candidate.member else { return false }
      return element.parameters.map(\.label) == labels
    }
  }
}
