/// Conformances of stubs.
extension Stub {
  /// Makes it conform to a stub protocol; returns whether that is new.
  mutating func conform(toStub name: String) -> Bool {
    guard !conformances.contains(name) else { return false }
    conformances.append(name)
    return true
  }

  /// Omits a conformance that the text itself declares; returns whether it was not yet omitted.
  mutating func withhold(_ name: String) -> Bool { withheld.insert(name).inserted }

  /// Makes it conform to a library protocol and adds the requirements; returns whether that is new.
  mutating func conform(to name: String) -> Bool { LibraryConformance(name: name).add(to: &self) }
}
