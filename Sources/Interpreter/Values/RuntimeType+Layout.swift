package import Semantics

/// Properties of a type that are computed on first use.
extension RuntimeType {
  /// The stored property of an object or struct in a slot, which may be one of a superclass.
  package func storedProperty(inSlot slot: Int) -> Property? {
    var current = nominal
    while let nominal = current {
      let index = slot - nominal.inheritance.slotOffset
      if nominal.storedProperties.indices.contains(index) { return nominal.storedProperties[index] }
      current = nominal.superclassNominal
    }
    return nil
  }

  var layoutSlotCount: Int {
    guard let nominal else { return 0 }
    return nominal.inheritance.slotOffset + nominal.storedProperties.count
  }

  func resolveSuperclass() -> RuntimeType? {
    guard isClass, let type = machine.program.superclass(of: type) else { return nil }
    return machine.types.type(for: type)
  }

  func resolveHasDeinitializer() -> Bool {
    nominal?.deinitializer != nil || superclass?.hasDeinitializer ?? false
  }

  func resolveIsObservedClass() -> Bool {
    guard let nominal, isClass, !nominal.isPrelude else { return false }
    if nominal.isObservable { return true }
    if let superclass, superclass.isObservedClass { return true }
    return ["ObservableObject", "Observable"].contains { name in
      nominal.conformances.contains { $0.protocol.name == name }
    }
  }

  /// The stored instance properties, superclasses' first, in order of slots.
  package var storedProperties: [Property] {
    (superclass?.storedProperties ?? []) + (nominal?.storedProperties ?? [])
  }
}
