internal import Semantics

/// Call targets.
extension Machine {
  /// Lowers code that was never called.
  @inline(never)
  func prepare(_ pointer: CodePointer) throws(Fault) {
    let code = pointer.pointee.code.takeUnretainedValue()
    guard let make = code.prepare else { return }
    try make(code)
    code.prepare = nil
  }

  func stackOverflow() -> Fault { Fault(.stackOverflow(depth: limits.depth)) }

  /// The code that a call of a closure runs; nil if it was native and has already run, with its
  /// result in place.
  @inline(__always)
  func closureTarget(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>
  ) throws(Fault) -> CodePointer? {
    let closure = r[i.placeB]
    if closure.kindByte == ValueKind.closure.rawValue,
      let target = CodePointer(bitPattern: UInt(closure.header.pointee.journaled))
    {
      return target
    }
    return try nativeTarget(i, r)
  }

  /// The same for a closure that is native or missing.
  @inline(never)
  private func nativeTarget(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>
  ) throws(Fault) -> CodePointer? {
    let window = r + Int(i.b)
    guard window[0].kind == .closure else { throw Fault(.uninitialized("closure")) }
    guard let native = window[0].closure.native else { return window[0].closure.code.header }
    r[Int(i.a)] = try native(
      NativeCall(machine: self, base: window + 1, count: i.payload, typeCount: 0))
    return nil
  }

  /// The code that a call of a method runs, which the receiver's type decides.
  @inline(__always)
  func methodTarget(_ i: Instruction, _ receiver: Value) throws(Fault) -> CodePointer {
    i.opcode == .callVirtual
      ? try virtualTarget(receiver, Int(i.c))
      : try witnessTarget(
        CallSitePointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped, receiver)
  }

  /// The code that a call through a virtual table runs.
  @inline(never)
  func virtualTarget(_ receiver: Value, _ index: Int) throws(Fault) -> CodePointer {
    guard receiver.kind == .instance, let type = receiver.header.pointee.type else {
      let type = receiver.kind == .metatype ? types.type(of: receiver) : dynamicType(receiver)
      return try virtualCode(index, of: type)
    }
    if let known = type._withUnsafeGuaranteedRef({ $0.virtualCode(index) }) { return known }
    let owner = type.takeUnretainedValue()
    let target = try virtualCode(index, of: owner)
    codes.answered.note(owner)
    owner.rememberVirtualCode(target, index)
    return target
  }

  /// The code that a call of a protocol requirement runs.
  @inline(__always)
  func witnessTarget(_ site: CallSitePointer, _ receiver: Value) throws(Fault) -> CodePointer {
    let key = dispatchKey(receiver)
    if let known = site.pointee.target(for: key) { return known }
    return try findWitness(site, receiver, key)
  }

  @inline(never)
  private func findWitness(
    _ site: CallSitePointer, _ receiver: Value, _ key: UInt64
  ) throws(Fault) -> CodePointer {
    let target = try witnessCode(
      site.pointee.requirement.takeUnretainedValue(), receiver: receiver,
      isInPlace: site.pointee.isInPlace)
    codes.answered.note(site)
    site.pointee.remember(target, for: key)
    return target
  }

  /// A key that identifies the type of a value: equal keys mean equal types.
  @inline(__always)
  private func dispatchKey(_ value: Value) -> UInt64 {
    if value.isHeap, let type = value.header.pointee.type {
      // The optional depth goes above the bits of the address.
      return UInt64(UInt(bitPattern: type.toOpaque())) | (value.meta & Value.depthMask) << 40
    }
    if value.kind == .metatype { return value.bits << 8 | 0xFF }
    let type = value.kind == .enumCase ? value.typeID : 0
    return UInt64(type) << 16 | value.meta & (Value.kindMask | Value.depthMask)
  }

  /// The code at an index of a class's virtual table.
  func virtualCode(_ index: Int, of type: RuntimeType) throws(Fault) -> CodePointer {
    guard let nominal = type.nominal, nominal.inheritance.virtualTable.indices.contains(index)
    else {
      throw Fault(.unsupported("a call of a method that '\(type.name)' does not have"))
    }
    return code(for: nominal.inheritance.virtualTable[index]).header
  }

  /// The code that implements a requirement, or a method of a class, for a receiver. The receiver
  /// is a value or a metatype.
  ///
  /// - Parameter isInPlace: Whether it is a setter that puts back a value which was changed in place.
  func witnessCode(
    _ requirement: Function, receiver: Value, isInPlace: Bool = false
  ) throws(Fault) -> CodePointer {
    let type = receiver.kind == .metatype ? types.type(of: receiver) : dynamicType(receiver)
    let found =
      requirement.isRequirement ? witness(for: requirement, in: type) : requirement
    if let found {
      if case .requirement = found.implementation { throw missingWitness(requirement, type) }
      var function = found
      if let index = found.virtualIndex, let nominal = type.nominal,
        nominal.inheritance.virtualTable.indices.contains(index)
      {
        function = nominal.inheritance.virtualTable[index]
      }
      if let property = function.accessed.property {
        if isInPlace, hasModify(property) {
          return accessorCode(property, .inPlaceSetter).header
        }
        // A property without `set` is set by its `_modify`.
        if function.kind == .modify { return accessorCode(property, .setter).header }
      }
      return code(for: function).header
    }
    if let property = requirement.accessed.property, let nominal = type.nominal,
      let stored = findProperty(property.name, in: nominal)
    {
      let setter: AccessorKey.Kind = isInPlace ? .inPlaceSetter : .setter
      return accessorCode(stored, requirement.kind == .setter ? setter : .getter).header
    }
    throw missingWitness(requirement, type)
  }

  /// Whether changing a property in place differs from reading and setting it: because it has a
  /// `_modify`, or because a change in place of an observed property notifies even if the value
  /// stays equal.
  private func hasModify(_ property: Property) -> Bool {
    if case .stored = property.storage { return property.notification != nil }
    return property.accessors.modify != nil
  }

  private func missingWitness(_ requirement: Function, _ type: RuntimeType) -> Fault {
    Fault(
      .unsupported(
        "'\(type.name)' has nothing for requirement '\(requirement.name)' of protocol '\(requirement.owner?.name ?? "")'"
      ))
  }

  func witness(for requirement: Function, in type: RuntimeType) -> Function? {
    let key = ObjectIdentifier(requirement)
    type.forgetOutdated()
    if let known = type.witnesses[key] { return known }
    let found = witnessOwner(type).flatMap { program.witness(for: requirement, in: $0) }
    type.witnesses[key] = .some(found)
    return found
  }

  /// The declaration whose conformances apply to a type.
  private func witnessOwner(_ type: RuntimeType) -> NominalType? { type.nominal }

  func findProperty(_ name: String, in nominal: NominalType) -> Property? {
    var current: NominalType? = nominal
    while let type = current {
      for case .property(let property) in type.members[name] ?? [] where !property.isStatic {
        return property
      }
      current = type.superclassNominal
    }
    return nil
  }
}
