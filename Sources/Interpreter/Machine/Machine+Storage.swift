package import ObservationGraph
package import Semantics
internal import SourceText

/// Slots of instances and boxes, global variables, and their tracking in the dependency graph.
extension Machine {
  /// The fault for a read of an empty slot.
  func emptySlot(_ object: Value, _ slot: Int) -> Fault {
    let name = slotName(object, slot)
    if object.isHeap, object.header.pointee.flags.contains(.isDeinitializing) {
      return Fault(.uninitialized(name))
    }
    return Fault(.overlappingAccess(name))
  }

  private func slotName(_ object: Value, _ slot: Int) -> String {
    switch object.kind {
    case .instance, .structure:
      let properties = object.header.pointee.type?.takeUnretainedValue().storedProperties ?? []
      return properties.indices.contains(slot) ? properties[slot].name : "variable"
    default: return "variable"
    }
  }

  /// Records that the running scope reads a property of an instance.
  @inline(__always)
  func recordRead(_ object: Value, _ slot: Int) {
    let header = object.header
    if header.pointee.subject == 0 { makeSubject(object) }
    graph.recordRead(SubjectID(rawValue: header.pointee.subject), slot)
  }

  /// Makes the graph subject of an instance.
  @inline(never)
  func makeSubject(_ object: Value) {
    let header = object.header
    let subject = graph.makeSubject(
      propertyCount: Int(header.pointee.slotCount), payload: object.bits)
    header.pointee.subject = subject.rawValue
    header.pointee.firstReader = graph.runningScope
  }

  /// The graph subject of an instance; `.none` if nothing has read it and `create` is false.
  package func subject(of instance: Value, create: Bool) -> SubjectID {
    guard instance.kind == .instance else { return .none }
    if create, instance.header.pointee.subject == 0 { makeSubject(instance) }
    return SubjectID(rawValue: instance.header.pointee.subject)
  }

  /// The instance that a subject belongs to, borrowed.
  package func instance(ofSubject subject: SubjectID) -> Value? {
    guard graph.isAlive(subject) else { return nil }
    let bits = graph.payload(of: subject)
    return bits == 0 ? nil : Value(.instance, bits: bits)
  }

  /// Journals the old value of a slot.
  @inline(never)
  func recordWrite(_ i: Instruction, _ object: Value, _ slot: Int) {
    var place = currentPlace
    let index = i.payload & 0xFFFF_FFFF
    let count = place.code?._withUnsafeGuaranteedRef { $0.tables.writes.count } ?? 0
    if index < count { place.write = Int32(truncatingIfNeeded: index) }
    place.kind = writing.kind
    journal.recordSlot(object, slot, place, caller: writtenCaller(of: place))
  }

  /// Records a further write to a slot in the same moment.
  @inline(never)
  func noteRewrite(_ object: Value, _ slot: Int) {
    guard journal.keepsRewrites, !journal.isNew(object) else { return }
    let place = currentPlace
    journal.noteRewrite(object, slot, place, caller: writtenCaller(of: place))
  }

  /// The innermost place of the program's own code that called the library code at `place`; nil if
  /// that is the program's own.
  private func writtenCaller(of place: WritePlace) -> WritePlace? {
    guard let code = place.code,
      !code._withUnsafeGuaranteedRef({ $0.isWritten(at: Int(place.instruction)) })
    else { return nil }
    var isThroughBinding = false
    var frame = state.pointee.frame
    while frame > state.pointee.firstFrame {
      let header = frame.pointee.code
      let code = header.pointee.code
      if header != state.pointee.halt.header, let instructions = header.pointee.instructions {
        if code._withUnsafeGuaranteedRef({ $0.isWritten }) {
          return WritePlace(
            code: code,
            instruction: Int32(truncatingIfNeeded: frame.pointee.resume - instructions - 1),
            isThroughBinding: isThroughBinding)
        }
        if code._withUnsafeGuaranteedRef({ $0.setsBinding }) { isThroughBinding = true }
      }
      frame -= 1
    }
    return nil
  }

  /// The program's code that called the running library code.
  package var caller: Writer? {
    writtenCaller(of: currentPlace).flatMap { Writer($0, isThroughBinding: $0.isThroughBinding) }
  }

  /// The place of the running instruction.
  private var currentPlace: WritePlace {
    let frame = state.pointee.frame
    let code = frame.pointee.code
    let instruction = frame.pointee.resume - code.pointee.instructions.unsafelyUnwrapped - 1
    return WritePlace(
      code: code.pointee.code, instruction: Int32(truncatingIfNeeded: instruction))
  }

  /// Reports a write in a tracked scope; returns true, and drops the value, if it must have no
  /// effect.
  @inline(never)
  func holdsWrite(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) -> Bool {
    guard noteTrackedWrite(r[Int(i.a)], Int(i.b)) else { return false }
    let value = r[Int(i.c)]
    if value.isHeap { r[Int(i.c)] = .hole }
    value.release()
    return true
  }

  /// Reports an upcoming write in a tracked scope; returns whether it must have no effect. Writes
  /// to objects made in the same moment always take effect.
  func noteTrackedWrite(_ object: Value, _ slot: Int) -> Bool {
    guard object.kind == .instance, !journal.isNew(object) else { return false }
    hooks.onWrite?(object, slot)
    return writing.areHeld
  }

  /// Moves a slot's value out, to be changed and put back.
  func takeSlot(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) throws(Fault) {
    let object = r[Int(i.b)]
    let slot = Int(i.c)
    let header = object.header
    if header.pointee.slots[slot].isHole { throw emptySlot(object, slot) }
    if i.opcode == .takeTracked {
      if graph.isTracking {
        if header.pointee.subject == 0 { makeSubject(object) }
        graph.recordRead(SubjectID(rawValue: header.pointee.subject), slot)
      }
    }
    if graph.isTracking, noteTrackedWrite(object, slot) {
      r[Int(i.a)] = header.pointee.slots[slot].retained()
      return
    }
    if i.opcode == .takeTracked { announce(object, slot) }
    if header.pointee.epoch != state.pointee.epoch
      || header.pointee.journaled & HeapHeader.bit(slot) == 0
    {
      recordWrite(i, object, slot)
    } else if i.opcode == .takeTracked {
      noteRewrite(object, slot)
    }
    if i.opcode == .takeTracked {
      header.pointee.notified |= HeapHeader.bit(slot)
    }
    r[Int(i.a)] = header.pointee.slots[slot]
    header.pointee.slots[slot] = .hole
  }

  /// Puts a slot's value back; a hole releases the value that is there.
  func putSlot(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) throws(Fault) {
    let object = r[Int(i.a)]
    let slot = Int(i.b)
    let value = r[Int(i.c)]
    let old = object.header.pointee.slots[slot]
    if writing.areHeld, graph.isTracking, !old.isHole, object.kind == .instance,
      !journal.isNew(object)
    {
      if value.isHeap { r[Int(i.c)] = .hole }
      return value.release()
    }
    if !old.isHole {
      // The slot was written while its value was moved out.
      if !value.isHole { throw emptySlot(object, slot) }
      old.release()
    }
    if value.isHeap { r[Int(i.c)] = .hole }
    object.header.pointee.slots[slot] = value
    if i.opcode == .putTracked, object.header.pointee.subject != 0 {
      graph.announceChange(SubjectID(rawValue: object.header.pointee.subject), slot)
    }
  }

  func makeWeak(_ value: Value) -> Value {
    guard value.isHeap else { return value }
    let reference = Value(.weak, WeakReference(value.object(as: HeapObject.self)))
    // The kind of the referenced object, as loading needs it.
    reference.header.pointee.tag = UInt32(value.kindByte)
    return reference
  }

  /// The object as an optional, retained.
  func loadWeak(_ value: Value) -> Value {
    guard value.kind == .weak else { return value.isHole ? .none : value.retained() }
    if graph.isTracking { hooks.onWeakRead?(value) }
    guard let object = value.weakReference.object else { return .none }
    let kind = ValueKind(rawValue: UInt8(truncatingIfNeeded: value.header.pointee.tag)) ?? .instance
    return Value(kind, object).wrapped
  }

  func loadUnowned(_ value: Value) throws(Fault) -> Value {
    guard value.kind == .weak else { return value.retained() }
    let loaded = loadWeak(value)
    guard !loaded.isNil else { throw Fault(.unownedGone) }
    return Value(
      bits: loaded.bits, meta: loaded.meta &- Value.depthUnit &+ UInt64(value.depth) << 8)
  }

  // Globals.

  func cell(for variable: GlobalVariable) -> GlobalPointer {
    let key = ObjectIdentifier(variable)
    if let known = globals[key] { return known }
    let cell = GlobalPointer.allocate(capacity: 1)
    cell.initialize(
      to: GlobalCell(
        value: .hole, epoch: 0, isInitializing: false,
        variable: Unmanaged.passRetained(variable)))
    globals[key] = cell
    return cell
  }

  /// The value of a global variable, borrowed; a hole if it is not initialized.
  package func global(_ variable: GlobalVariable) -> Value { cell(for: variable).pointee.value }

  /// Sets a global variable; takes ownership of the value.
  package func setGlobal(_ variable: GlobalVariable, to value: Value) {
    let cell = cell(for: variable)
    if cell.pointee.epoch != journal.epoch { journal.recordGlobal(cell, .none) }
    let old = cell.pointee.value
    cell.pointee.value = value
    old.release()
  }

  /// Evaluates the initial value of a global variable on its first use.
  @inline(never)
  func initializeGlobal(_ cell: GlobalPointer) throws(Fault) {
    let variable = cell.pointee.variable.takeUnretainedValue()
    guard !cell.pointee.value.isMovedOut, let initialValue = variable.lazyInitialValue else {
      throw Fault(
        cell.pointee.value.isMovedOut
          ? .overlappingAccess(variable.name) : .uninitialized(variable.name))
    }
    guard !cell.pointee.isInitializing else {
      throw Fault.fatal("the initial value of '\(variable.name)' needs itself")
    }
    cell.pointee.isInitializing = true
    defer { cell.pointee.isInitializing = false }
    if cell.pointee.epoch != journal.epoch {
      cell.pointee.epoch = journal.epoch
      // A rollback makes it uninitialized again. That is not reported as a write.
      journal.record {
        let value = cell.pointee.value
        cell.pointee.value = .hole
        value.release()
      }
    }
    // The initial value of a static variable may use members of the type without naming it.
    let owner = initialValue.selfType.map { Value.metatype(types.type(for: $0)) }
    var value = try untracked { () throws(Fault) in try invoke(initialValue, receiver: owner) }
    if variable.ownership != .strong, !value.isNil {
      let weak = makeWeak(value)
      value.release()
      value = weak
    }
    cell.pointee.value = value
  }

  func setGlobal(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) throws(Fault) {
    let cell = GlobalPointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped
    let value = r[Int(i.a)]
    if value.isHeap { r[Int(i.a)] = .hole }
    if recordGlobalWrite(cell) { return value.release() }
    let old = cell.pointee.value
    cell.pointee.value = value
    old.release()
  }

  func takeGlobal(_ i: Instruction) throws(Fault) -> Value {
    let cell = GlobalPointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped
    if cell.pointee.value.isHole { try initializeGlobal(cell) }
    if recordGlobalWrite(cell) { return cell.pointee.value.retained() }
    let value = cell.pointee.value
    cell.pointee.value = .movedOut
    return value
  }

  func putGlobal(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) throws(Fault) {
    let cell = GlobalPointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped
    if writing.areHeld, graph.isTracking, !cell.pointee.value.isHole {
      let value = r[Int(i.a)]
      if value.isHeap { r[Int(i.a)] = .hole }
      return value.release()
    }
    guard cell.pointee.value.isHole else {
      throw Fault(.overlappingAccess(cell.pointee.variable.takeUnretainedValue().name))
    }
    let value = r[Int(i.a)]
    if value.isHeap { r[Int(i.a)] = .hole }
    cell.pointee.value = value
  }

  /// Journals the old value of a variable; returns true if the write must have no effect.
  private func recordGlobalWrite(_ cell: GlobalPointer) -> Bool {
    if graph.isTracking {
      hooks.onVariableWrite?(cell.pointee.variable.takeUnretainedValue(), cell.pointee.value)
      if writing.areHeld, !cell.pointee.value.isHole { return true }
    }
    if cell.pointee.epoch != state.pointee.epoch { journal.recordGlobal(cell, currentPlace) }
    return false
  }

  /// Runs code whose reads are not tracked.
  package func untracked<Result>(
    _ body: () throws(Fault) -> Result
  ) throws(Fault) -> Result {
    guard graph.isTracking else { return try body() }
    let depth = graph.trackingDepth
    graph.beginUntracked()
    defer { graph.unwindTracking(to: depth) }
    return try body()
  }
}
