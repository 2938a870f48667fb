import Semantics

/// A stub that was added, changed or removed.
struct StubChange {
  let before: Stub?
  let after: Stub?

  var name: String { (after ?? before)?.name ?? "" }

  /// Whether some lookups may have other results now.
  ///
  /// - Parameter seesNames: Whether the source of the lookups can see the names of stubs.
  func concerns(_ lookups: Lookups, seesNames: Bool) -> Bool {
    let stubs = [before, after].compactMap(\.self)
    func mention(_ name: String) -> Bool { lookups.mention(name, seesNames: seesNames) }
    guard stubs.allSatisfy({ $0.kind == .additions }) else {
      return stubs.contains { mention($0.ownName) }
    }
    return stubs.contains { stub in
      lookups.members.contains(where: stub.offers) || stub.types.contains(where: mention)
    }
  }
}

extension [String: Stub] {
  /// The differences between two states of the stubs, in the order of their names.
  func changes(to other: [String: Stub]) -> [StubChange] {
    Set(keys).union(other.keys).sorted().compactMap { name in
      self[name] == other[name] ? nil : StubChange(before: self[name], after: other[name])
    }
  }
}
