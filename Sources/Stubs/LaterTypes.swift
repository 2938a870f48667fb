/// Types after which values of stubs are named, and that only later texts have shown.
struct LaterTypes {
  let scope: StubScope

  /// Lets those values be of these types of which nothing else is known: the `laps` of one text, where a later
  /// one makes a `Lap`. Returns the names of the changed stubs.
  func apply() -> [String] {
    let named = scope.sortedStubs.filter(\.value.isOfDocument).reduce(into: [String: String]()) {
      named, stub in
      for property in stub.value.properties where !property.isStatic {
        for (open, old) in property.suggestion?.parts ?? [:] {
          named[open] = type(for: open, old, of: stub.key)
        }
      }
    }
    guard !named.isEmpty else { return [] }
    return scope.sortedStubs.compactMap { name, stub in
      let reopened = ReopenedStub(stub, only: Set(named.keys))
      guard !reopened.known.isEmpty else { return nil }
      scope.set(
        reopened.known.sorted { $0.key < $1.key }.reduce(reopened.stub) { stub, part in
          var told = scope.spelling.told(named[part.key] ?? part.value)
          told.suggested = part.key
          return stub.telling(part.key, as: told)
        })
      return name
    }
  }

  /// The type that a name tells now, where it told none before; nil if a value of it cannot be part of the stub.
  private func type(for open: String, _ old: String, of owner: String) -> String? {
    guard ["String", "[String]"].contains(old),
      let type = scope.declaredType(of: OpenType.label(of: open)),
      type.hasPrefix("[") == old.hasPrefix("["), scope.isStub(type.trimmingTypeMarks),
      !scope.properties.makes(type.trimmingTypeMarks, owner)
    else { return nil }
    return type
  }
}
