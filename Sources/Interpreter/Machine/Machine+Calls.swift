internal import Semantics

/// Finding what a call runs.
extension Machine {
  /// Makes the instructions of code that was never called.
  @inline(never)
  func prepare(_ pointer: CodePointer) throws(Fault) {
    let code = pointer.pointee.code.takeUnretainedValue()
    guard let make = code.prepare else { return }
    try make(code)
    onLowering?(code.listing)
    code.prepare = nil
  }

  func stackOverflow() -> Fault { Fault(.stackOverflow(depth: limits.depth)) }

  /// What a dynamic call runs. Nil: it was native and has run, its result is in its place.
  @inline(never)
  func target(
    of i: Instruction, _ r: UnsafeMutablePointer<Value>
  ) throws(Fault) -> CodePointer? {
    let window = r + Int(i.b)
    switch i.opcode {
    case .callClosure:
      guard window[0].kind == .closure else {
        throw Fault(.uninitialized("closure"))
      }
      let closure = window[0].closure
      if let native = closure.native {
        r[Int(i.a)] = try native(
          NativeCall(machine: self, base: window + 1, count: i.payload, typeCount: 0))
        return nil
      }
      return closure.code.header
    case .callVirtual:
      let type =
        window[0].kind == .metatype ? types.type(of: window[0]) : dynamicType(window[0])
      return try virtualCode(Int(i.c), of: type)
    default:
      let code = state.pointee.frame.pointee.code.pointee.code.takeUnretainedValue()
      let site = code.sites[i.payload]
      let key = dispatchKey(window[0])
      if site.key == key, let target = site.target { return target }
      let target = try witnessCode(site.requirement, receiver: window[0])
      site.key = key
      site.target = target
      return target
    }
  }

  /// Tells types apart quickly; equal keys mean equal types.
  private func dispatchKey(_ value: Value) -> UInt64 {
    if value.isHeap, let type = value.header.pointee.type {
      return UInt64(UInt(bitPattern: type.toOpaque()))
    }
    if value.kind == .metatype { return value.bits << 8 | 0xFF }
    return UInt64(value.typeID) << 8 | value.meta & (Value.kindMask | Value.depthMask)
  }

  /// The code at a place of a class's virtual table.
  func virtualCode(_ index: Int, of type: RuntimeType) throws(Fault) -> CodePointer {
    guard let nominal = type.nominal, nominal.virtualTable.indices.contains(index) else {
      throw Fault(.unsupported("a call of a method that '\(typeName(type))' does not have"))
    }
    return code(for: nominal.virtualTable[index]).header
  }

  /// The code that implements a requirement for a receiver, a value or a metatype.
  func witnessCode(_ requirement: Function, receiver: Value) throws(Fault) -> CodePointer {
    let type = receiver.kind == .metatype ? types.type(of: receiver) : dynamicType(receiver)
    if let witness = witness(for: requirement, in: type) {
      if case .requirement = witness.implementation {
        throw missingWitness(requirement, type)
      }
      if let index = witness.virtualIndex, let nominal = type.nominal,
        nominal.virtualTable.indices.contains(index)
      {
        return code(for: nominal.virtualTable[index]).header
      }
      return code(for: witness).header
    }
    if let property = requirement.property, let nominal = type.nominal,
      let stored = findProperty(property.name, in: nominal)
    {
      return accessorCode(stored, requirement.kind == .setter ? .setter : .getter).header
    }
    throw missingWitness(requirement, type)
  }

  private func missingWitness(_ requirement: Function, _ type: RuntimeType) -> Fault {
    Fault(
      .unsupported(
        "'\(typeName(type))' has nothing for requirement '\(requirement.name)' of protocol '\(requirement.owner?.name ?? "")'"
      ))
  }

  func witness(for requirement: Function, in type: RuntimeType) -> Function? {
    let key = ObjectIdentifier(requirement)
    if let known = type.witnesses[key] { return known }
    let found = witnessOwner(type).flatMap { program.witness(for: requirement, in: $0) }
    type.witnesses[key] = .some(found)
    return found
  }

  /// The declaration whose conformances a type's values use.
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
