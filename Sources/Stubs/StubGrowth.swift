/// What a stub has got since an earlier state of it, so that it need not be declared anew.
///
/// - Invariant: The two states differ only in members that the later one has besides.
struct StubGrowth {
  private let stub: Stub
  private let earlier: Stub

  /// Nil if anything else differs, so that the type must be declared anew.
  init?(of stub: Stub, since earlier: Stub) {
    guard stub.kind == earlier.kind, stub.isOfValues || stub.kind == .enumeration,
      stub.outerName == nil, stub.generics.isEmpty, stub.construction == earlier.construction
    else { return nil }
    var kept = stub
    kept.properties.removeAll { !earlier.has($0.name) }
    kept.methods.removeAll { method in !earlier.has(method) }
    kept.types.removeAll { !earlier.types.contains($0) }
    kept.cases.removeAll { !earlier.cases.contains($0) }
    guard kept.text == earlier.text else { return nil }
    // Values of an enum without associated values are of another form.
    let hasPayload = earlier.cases.contains { !$0.payload.isEmpty }
    guard
      hasPayload || stub.cases.allSatisfy({ $0.payload.isEmpty || earlier.cases.contains($0) })
    else { return nil }
    (self.stub, self.earlier) = (stub, earlier)
  }

  /// The new members, as additions to the type.
  ///
  /// - Parameter isLasting: Whether the additions stay; otherwise the type will be declared as a
  ///   whole, so that constants of a struct cannot be changed.
  func additions(isLasting: Bool) -> Stub {
    var grown = Stub(name: stub.name, kind: .additions)
    grown.cases = stub.cases.filter { !earlier.cases.contains($0) }
    grown.properties = stub.properties.filter { !earlier.has($0.name) }
    grown.methods = stub.methods.filter { !earlier.has($0) }
    grown.types = stub.types.filter { !earlier.types.contains($0) }
    // Extensions contain no stored properties.
    for property in grown.properties where !property.isComputed {
      let isOfObject = stub.isOfObjects || property.isStatic
      _ = grown.set(
        property.name, by: isOfObject ? "set" : isLasting ? "nonmutating set" : "mutating set")
    }
    return grown
  }
}
