extension Stub {
  /// The members that it has beyond an earlier state of it, as additions; nil if anything else
  /// differs, so that the type must be declared anew.
  ///
  /// - Parameter isLasting: Whether the additions stay; otherwise the type will be declared as a
  ///   whole, so that constants of a struct cannot be changed.
  func growth(since earlier: Stub, isLasting: Bool) -> Stub? {
    guard kind == earlier.kind, isOfValues, outerName == nil, genericCount == 0,
      construction == earlier.construction
    else { return nil }
    var (kept, grown) = (self, Stub(name: name, kind: .additions))
    kept.properties.removeAll { !earlier.has($0.name) }
    kept.methods.removeAll { method in !earlier.methods.contains { $0.head == method.head } }
    kept.types.removeAll { !earlier.types.contains($0) }
    guard kept.text == earlier.text else { return nil }
    grown.properties = properties.filter { !earlier.has($0.name) }
    grown.methods = methods.filter { method in
      !earlier.methods.contains { $0.head == method.head }
    }
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
