package import Semantics

/// Access to properties and key paths for native code.
extension Machine {
  /// Reads a property, with getters and tracking; the result is owned by the caller.
  package func get(_ property: Property, of base: Value) throws(Fault) -> Value {
    if case .stored(let slot) = property.storage, base.kind == .structure,
      property.modifiers.ownership == .strong, slot < base.fields.count
    {
      let value = base.fields[slot]
      if value.isHole { throw emptySlot(base, slot) }
      return value.retained()
    }
    if let getter = property.getter, property.notification == nil, !isPlainlyStored(property) {
      return try invoke(getter, receiver: base)
    }
    var arguments = [base]
    return try run(accessorCode(property, .getter).header, first: nil, &arguments)
  }

  /// Writes a property, with setters, tracking and observers. The value is borrowed.
  package func set(
    _ property: Property, of base: inout Value, to value: Value
  ) throws(Fault) {
    if case .stored(let slot) = property.storage, base.kind == .structure,
      property.modifiers.ownership == .strong, !property.accessors.hasObservers,
      slot < base.fields.count
    {
      base.makeUnique()
      let old = base.fields[slot]
      base.fields[slot] = value.retained()
      old.release()
      return
    }
    if let setter = property.setter, property.notification == nil, !isPlainlyStored(property) {
      try invokeMutating(setter, receiver: &base, arguments: [value]).release()
      return
    }
    var arguments = [base, value]
    defer { base = arguments[0] }
    try run(accessorCode(property, .setter).header, first: nil, &arguments).release()
  }

  private func isPlainlyStored(_ property: Property) -> Bool {
    if case .stored = property.storage { return property.getter?.virtualIndex == nil }
    return false
  }

  /// Reads through a key path; the result is owned by the caller.
  package func read(_ path: KeyPathObject, of root: Value) throws(Fault) -> Value {
    var current = root.retained()
    for component in path.components {
      let base = current
      switch component {
      case .optionalChain:
        if base.isNil { return .none }
        current = base.unwrapped
        continue
      case .forceUnwrap:
        if base.isNil { throw Fault.unwrappedNil }
        current = base.unwrapped
        continue
      case .wrapOptional:
        current = base.wrapped
        continue
      default: break
      }
      do throws(Fault) {
        current = try read(component, of: base)
      } catch {
        base.release()
        throw error
      }
      base.release()
    }
    return current
  }

  private func read(
    _ component: KeyPathObject.Component, of base: Value
  ) throws(Fault) -> Value {
    switch component {
    case .property(let property):
      return try get(property, of: base)
    case .subscriptElement(let element, let arguments, let typeArguments):
      guard let getter = element.getter else { return .void }
      return try invoke(
        getter, receiver: base, arguments: arguments, typeArguments: typeArguments)
    case .tupleElement(let index):
      return base.fields.indices.contains(index) ? base.fields[index].retained() : base.retained()
    case .optionalChain, .forceUnwrap, .wrapOptional: return base.retained()
    }
  }

  /// Writes through a key path. The value is borrowed.
  package func write(
    _ path: KeyPathObject, of root: inout Value, to value: Value
  ) throws(Fault) {
    try write(path.components[...], of: &root, to: value)
  }

  private func write(
    _ components: ArraySlice<KeyPathObject.Component>, of base: inout Value, to value: Value
  ) throws(Fault) {
    guard let first = components.first else {
      let old = base
      base = value.retained()
      old.release()
      return
    }
    let rest = components.dropFirst()
    switch first {
    case .forceUnwrap, .optionalChain:
      if base.isNil {
        if case .optionalChain = first { return }
        throw Fault.unwrappedNil
      }
      var inner = base.unwrapped
      defer { base = inner.wrapped }
      try write(rest, of: &inner, to: value)
    case .wrapOptional:
      try write(rest, of: &base, to: value.unwrapped)
    default:
      if rest.isEmpty { return try put(value, first, of: &base) }
      var inner = try read(first, of: base)
      defer { inner.release() }
      try write(rest, of: &inner, to: value)
      // A value behind a reference was changed in place: nothing to put back.
      if inner.kind != .instance || inner.depth > 0 { try put(inner, first, of: &base) }
    }
  }

  private func put(
    _ value: Value, _ component: KeyPathObject.Component, of base: inout Value
  ) throws(Fault) {
    switch component {
    case .property(let property): try set(property, of: &base, to: value)
    case .subscriptElement(let element, let arguments, let typeArguments):
      guard let setter = element.setter else { return }
      try invokeMutating(
        setter, receiver: &base, arguments: [value] + arguments, typeArguments: typeArguments
      ).release()
    case .tupleElement(let index):
      base.makeUnique()
      let old = base.fields[index]
      base.fields[index] = value.retained()
      old.release()
    case .optionalChain, .forceUnwrap, .wrapOptional: break
    }
  }

  func makeKeyPath(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>, _ code: Unmanaged<Code>
  ) throws(Fault) {
    let template = code._withUnsafeGuaranteedRef { $0.tables.keyPaths[i.payload] }
    var next = r + Int(i.b)
    var components: [KeyPathObject.Component] = []
    for component in template.components {
      switch component {
      case .property(let property): components.append(.property(property))
      case .subscriptElement(let element, let arguments, let substitutions):
        var values: [Value] = []
        for _ in arguments {
          values.append(next.pointee)
          next.pointee = .hole
          next += 1
        }
        components.append(
          .subscriptElement(
            element, arguments: values,
            typeArguments: substitutions.map { types.type(for: $0) }))
      case .tupleElement(let index): components.append(.tupleElement(index))
      case .optionalChain: components.append(.optionalChain)
      case .forceUnwrap: components.append(.forceUnwrap)
      case .wrapOptional: components.append(.wrapOptional)
      }
    }
    let type = types.type(of: r[Int(i.c)])
    r[Int(i.a)] = .keyPath(KeyPathObject(type: type, components: components))
  }
}
