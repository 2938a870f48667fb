extension Stub {
  /// The members that it has beyond an earlier state of it, as additions; nil if anything else
  /// differs, so that the type must be declared anew.
  ///
  /// - Parameter isLasting: Whether the additions stay; otherwise the type will be declared as a
  ///   whole, so that constants of a struct cannot be changed.
  func growth(since earlier: Stub, isLasting: Bool) -> Stub? {
    guard kind == earlier.kind, isOfValues || kind == .enumeration, outerName == nil,
      genericCount == 0, construction == earlier.construction
    else { return nil }
    var (kept, grown) = (self, Stub(name: name, kind: .additions))
    kept.properties.removeAll { !earlier.has($0.name) }
    kept.methods.removeAll { method in !earlier.has(method) }
    kept.types.removeAll { !earlier.types.contains($0) }
    kept.cases.removeAll { !earlier.cases.contains($0) }
    guard kept.text == earlier.text else { return nil }
    grown.cases = cases.filter { !earlier.cases.contains($0) }
    // Values of an enum without associated values are of another form.
    let hasPayload = earlier.cases.contains { !$0.payload.isEmpty }
    guard hasPayload || grown.cases.allSatisfy(\.payload.isEmpty) else { return nil }
    grown.properties = properties.filter { !earlier.has($0.name) }
    grown.methods = methods.filter { !earlier.has($0) }
    grown.types = types.filter { !earlier.types.contains($0) }
    // Extensions contain no stored properties.
    for property in grown.properties where !property.isComputed {
      let isOfObject = isOfObjects || property.isStatic
      _ = grown.set(
        property.name, by: isOfObject ? "set" : isLasting ? "nonmutating set" : "mutating set")
    }
    return grown
  }
}
