import Syntax

/// Uses that determine a hole's form.
extension HoleSolver {
  /// The wrapped type of an optional; a hole becomes an optional.
  func wrapped(_ type: Type) -> Type? {
    if let hole = hole(type) { return solve(hole, as: checker.optional) }
    return type.wrapped
  }

  /// The type of an iterated sequence; a hole becomes an `Array`, or a stream, which may throw in
  /// `for try await`.
  func iterated(_ type: Type, by loop: ForStatement) -> Type {
    if let hole = hole(type) {
      _ = solve(hole) { element in
        guard loop.isAwait else { return checker.array(element) }
        return loop.isTry
          ? checker.known("AsyncThrowingStream", element, checker.anyError)
          : checker.known("AsyncStream", element)
      }
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
    // A key path is applied to a value of its root.
    let isKeyPath = labels == ["keyPath"]
    if let known = isKeyPath ? key.arguments.first : library(subscriptedBy: key) {
      _ = unifier.unify(.variable(hole), known)
    } else if isRangeOfIndices(key) {
      _ = solve(hole) { checker.array($0) }
    }
    guard !isKeyPath, self.hole(type) != nil else { return unifier.simplify(type) }
    let isNumber: Bool =
      if case .variable(let variable) = key {
        variable.literal == .integer
          || variable.hole != nil && checker.libraryMatches.givesIndices(hole)
            && unifier.unify(key, checker.int)
      } else {
        key == checker.int
      }
    _ = solve(hole) { isNumber ? checker.array($0) : checker.known("Dictionary", key, $0) }
    return unifier.simplify(type)
  }

  /// Whether a key is a range of integers: `items[...2]`.
  private func isRangeOfIndices(_ key: Type) -> Bool {
    guard let bound = key.arguments.first,
      conformances.conforms(key, to: checker.wellKnown("RangeExpression"))
    else { return false }
    if case .variable(let variable) = unifier.simplify(bound) {
      return variable.literal == .integer
    }
    return unifier.simplify(bound) == checker.int
  }

  /// The type of the library whose subscript takes such a metatype: `LayoutSubview` for that of a
  /// `LayoutValueKey`, which the same file of the library declares.
  private func library(subscriptedBy key: Type) -> Type? {
    guard case .metatype(let instance) = key, let nominal = instance.nominal else { return nil }
    let asked = conformances.protocols(of: nominal).map(\.0).filter(\.isPrelude)
    guard !asked.isEmpty else { return nil }
    let symbols = checker.library.symbols.sorted { $0.key < $1.key }.lazy.flatMap(\.value)
    return symbols.compactMap { symbol -> Type? in
      guard case .type(let type) = symbol, type.generics.parameters.isEmpty,
        asked.contains(where: { $0.source === type.source })
      else { return nil }
      let takesKey = memberLookup.lookUpMembers("subscript", in: type.declaredType).contains {
        guard case .subscript(let element) = $0.member, element.parameters.count == 1,
          case .metatype(.parameter(let parameter)) = element.parameters[0].type
        else { return false }
        return parameter.constraints.contains { constraint in
          asked.contains { $0 === constraint.nominal }
        }
      }
      return takesKey ? type.declaredType : nil
    }.first
  }

  private func hasSubscript(_ type: Type, _ labels: [String?]) -> Bool {
    memberLookup.lookUpMembers("subscript", in: type).contains { candidate in
      guard case .subscript(let element) = candidate.member else { return false }
      return element.parameters.map(\.label) == labels
    }
  }
}
