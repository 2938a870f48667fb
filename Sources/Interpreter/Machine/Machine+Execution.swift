internal import ObservationGraph

/// The loop. What is short and frequent stands here; `executeRare` does the rest.
extension Machine {
  /// Runs from the current frame until its boundary is reached.
  func execute() throws(Fault) {
    let state = state
    let graph = graph
    var frame = state.pointee.frame
    var pc = frame.pointee.resume
    var r = frame.pointee.base
    while true {
      do throws(Fault) {
        while true {
          let i = pc.pointee
          pc += 1
          let a = Int(i.a)
          let b = Int(i.b)
          let c = Int(i.c)
          switch i.opcode {
          case .move: r[a] = r[b]
          case .take:
            r[a] = r[b]
            r[b] = .hole
          case .copy:
            let value = r[b]
            value.retain()
            r[a] = value
          case .release:
            let value = r[a]
            r[a] = .hole
            if value.isHeap {
              frame.pointee.resume = pc
              value.release()
            }
          case .loadImmediate:
            r[a] = Value(
              bits: UInt64(bitPattern: Int64(i.payload)), meta: UInt64(b) | UInt64(c) << 8)
          case .loadConstant:
            let value = frame.pointee.code.pointee.constants[i.payload]
            value.retain()
            r[a] = value
          case .borrowSlot: r[a] = r[b].header.pointee.slots[c]

          case .addInt:
            let (sum, overflow) = r[b].asInt.addingReportingOverflow(r[c].asInt)
            if overflow { throw Fault.arithmeticOverflow }
            r[a] = .int(sum)
          case .addIntConstant:
            let (sum, overflow) = r[b].asInt.addingReportingOverflow(i.payload)
            if overflow { throw Fault.arithmeticOverflow }
            r[a] = .int(sum)
          case .subtractInt:
            let (difference, overflow) = r[b].asInt.subtractingReportingOverflow(r[c].asInt)
            if overflow { throw Fault.arithmeticOverflow }
            r[a] = .int(difference)
          case .multiplyInt:
            let (product, overflow) = r[b].asInt.multipliedReportingOverflow(by: r[c].asInt)
            if overflow { throw Fault.arithmeticOverflow }
            r[a] = .int(product)
          case .multiplyIntConstant:
            let (product, overflow) = r[b].asInt.multipliedReportingOverflow(by: i.payload)
            if overflow { throw Fault.arithmeticOverflow }
            r[a] = .int(product)
          case .divideIntConstant: r[a] = .int(r[b].asInt / i.payload)
          case .remainderIntConstant: r[a] = .int(r[b].asInt % i.payload)
          case .divideInt:
            let divisor = r[c].asInt
            if divisor == 0 { throw Fault(.divisionByZero(remainder: false)) }
            let (quotient, overflow) = r[b].asInt.dividedReportingOverflow(by: divisor)
            if overflow { throw Fault.arithmeticOverflow }
            r[a] = .int(quotient)
          case .remainderInt:
            let divisor = r[c].asInt
            if divisor == 0 { throw Fault(.divisionByZero(remainder: true)) }
            let (rest, overflow) = r[b].asInt.remainderReportingOverflow(dividingBy: divisor)
            if overflow { throw Fault.arithmeticOverflow }
            r[a] = .int(rest)

          case .addDouble: r[a] = Machine.floating(r[b].asDouble + r[c].asDouble, like: r[b])
          case .subtractDouble: r[a] = Machine.floating(r[b].asDouble - r[c].asDouble, like: r[b])
          case .multiplyDouble: r[a] = Machine.floating(r[b].asDouble * r[c].asDouble, like: r[b])
          case .divideDouble: r[a] = Machine.floating(r[b].asDouble / r[c].asDouble, like: r[b])

          case .equalInt: r[a] = .bool(r[b].bits == r[c].bits)
          case .notEqualInt: r[a] = .bool(r[b].bits != r[c].bits)
          case .lessInt: r[a] = .bool(r[b].asInt < r[c].asInt)
          case .lessOrEqualInt: r[a] = .bool(r[b].asInt <= r[c].asInt)
          case .lessDouble: r[a] = .bool(r[b].asDouble < r[c].asDouble)
          case .lessOrEqualDouble: r[a] = .bool(r[b].asDouble <= r[c].asDouble)
          case .notBool: r[a] = .bool(!r[b].asBool)
          case .isNil: r[a] = .bool(r[b].isNil)

          case .jump:
            pc += i.payload
            state.pointee.fuel &-= 1
            if state.pointee.fuel < 0 { try poll() }
          case .jumpIf:
            if r[a].asBool {
              pc += i.payload
              state.pointee.fuel &-= 1
              if state.pointee.fuel < 0 { try poll() }
            }
          case .jumpUnless:
            if !r[a].asBool {
              pc += i.payload
              state.pointee.fuel &-= 1
              if state.pointee.fuel < 0 { try poll() }
            }
          case .jumpIfNil: if r[a].isNil { pc += i.payload }
          case .jumpUnlessNil: if !r[a].isNil { pc += i.payload }
          case .jumpIfEqual:
            if r[a].bits == r[b].bits {
              pc += i.payload
              state.pointee.fuel &-= 1
              if state.pointee.fuel < 0 { try poll() }
            }
          case .jumpIfNotEqual:
            if r[a].bits != r[b].bits {
              pc += i.payload
              state.pointee.fuel &-= 1
              if state.pointee.fuel < 0 { try poll() }
            }
          case .jumpIfLess:
            if r[a].asInt < r[b].asInt {
              pc += i.payload
              state.pointee.fuel &-= 1
              if state.pointee.fuel < 0 { try poll() }
            }
          case .jumpIfLessOrEqual:
            if r[a].asInt <= r[b].asInt {
              pc += i.payload
              state.pointee.fuel &-= 1
              if state.pointee.fuel < 0 { try poll() }
            }
          case .jumpIfEqualConstant:
            if r[a].asInt == i.low {
              pc += i.high
              state.pointee.fuel &-= 1
              if state.pointee.fuel < 0 { try poll() }
            }
          case .jumpIfNotEqualConstant:
            if r[a].asInt != i.low {
              pc += i.high
              state.pointee.fuel &-= 1
              if state.pointee.fuel < 0 { try poll() }
            }
          case .jumpIfLessConstant:
            if r[a].asInt < i.low {
              pc += i.high
              state.pointee.fuel &-= 1
              if state.pointee.fuel < 0 { try poll() }
            }
          case .jumpIfLessOrEqualConstant:
            if r[a].asInt <= i.low {
              pc += i.high
              state.pointee.fuel &-= 1
              if state.pointee.fuel < 0 { try poll() }
            }
          case .jumpIfGreaterConstant:
            if r[a].asInt > i.low {
              pc += i.high
              state.pointee.fuel &-= 1
              if state.pointee.fuel < 0 { try poll() }
            }
          case .jumpIfGreaterOrEqualConstant:
            if r[a].asInt >= i.low {
              pc += i.high
              state.pointee.fuel &-= 1
              if state.pointee.fuel < 0 { try poll() }
            }
          case .jumpUnlessCase: if r[a].caseIndex != b { pc += i.payload }

          case .call:
            frame.pointee.resume = pc
            let code = CodePointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped
            frame = try enter(code, base: r + b, destination: a, state)
            r = frame.pointee.base
            pc = frame.pointee.resume
          case .callClosure:
            frame.pointee.resume = pc
            let closure = r[b]
            var target: CodePointer?
            if closure.kindByte == ValueKind.closure.rawValue {
              target = CodePointer(bitPattern: UInt(closure.header.pointee.journaled))
            }
            if target == nil { target = try closureTarget(i, r) }
            if let target {
              frame = try enter(target, base: r + b, destination: a, state)
              r = frame.pointee.base
              pc = frame.pointee.resume
            }
          case .callVirtual, .callWitness:
            frame.pointee.resume = pc
            let target =
              i.opcode == .callVirtual
              ? try virtualTarget(r[b], c)
              : try witnessTarget(
                CallSitePointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped, r[b])
            frame = try enter(target, base: r + b, destination: a, state)
            r = frame.pointee.base
            pc = frame.pointee.resume
          case .callNative:
            frame.pointee.resume = pc
            let window = r + b + (i.payload >> 24 & 1)
            r[a] = try natives[i.payload & 0xFF_FFFF].run(
              NativeCall(
                machine: self, base: window, count: i.payload >> 32 & 0xFFFF,
                typeCount: i.payload >> 48))
          case .returnValue:
            let value = r[a]
            let destination = frame.pointee.destination
            frame -= 1
            state.pointee.frame = frame
            r = frame.pointee.base
            pc = frame.pointee.resume
            r[destination] = value
          case .halt: return

          case .getSlot:
            let value = r[b].header.pointee.slots[c]
            if value.isHole { throw emptySlot(r[b], c) }
            value.retain()
            r[a] = value
          case .getTrivialSlot:
            let value = r[b].header.pointee.slots[c]
            if value.isHole { throw emptySlot(r[b], c) }
            r[a] = value
          case .getPlain:
            if graph.isTracking { onUntrackedRead?(r[b], c) }
            let value = r[b].header.pointee.slots[c]
            if value.isHole { throw emptySlot(r[b], c) }
            value.retain()
            r[a] = value
          case .getTracked:
            let header = r[b].header
            if graph.isTracking {
              if header.pointee.subject == 0 { makeSubject(r[b]) }
              graph.recordRead(SubjectID(rawValue: header.pointee.subject), c)
            }
            let value = header.pointee.slots[c]
            if value.isHole { throw emptySlot(r[b], c) }
            value.retain()
            r[a] = value
          case .setOwnSlot:
            if !r[a].isHeap { throw emptySlot(r[a], b) }
            if !r[a].isUnique { r[a].makeUnique() }
            let slots = r[a].header.pointee.slots
            let value = r[c]
            if value.isHeap { r[c] = .hole }
            let old = slots[b]
            slots[b] = value
            old.release()
          case .takeOwnSlot:
            if !r[b].isHeap { throw emptySlot(r[b], c) }
            if !r[b].isUnique { r[b].makeUnique() }
            let slots = r[b].header.pointee.slots
            let value = slots[c]
            if value.isHole { throw emptySlot(r[b], c) }
            slots[c] = .hole
            r[a] = value
          case .setTracked:
            frame.pointee.resume = pc
            if graph.isTracking, holdsWrite(i, r) { break }
            if r[a].header.pointee.subject != 0 {
              try writeTracked(i, r)
            } else {
              store(i, r, state.pointee.epoch)
            }
          case .setSlot:
            frame.pointee.resume = pc
            if graph.isTracking, holdsWrite(i, r) { break }
            store(i, r, state.pointee.epoch)
          case .getVariable:
            if graph.isTracking {
              let cell = GlobalPointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped
              onUntrackedVariableRead?(cell.pointee.variable.takeUnretainedValue())
            }
            fallthrough
          case .getGlobal:
            let cell = GlobalPointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped
            if cell.pointee.value.isHole {
              frame.pointee.resume = pc
              try initializeGlobal(cell)
            }
            let value = cell.pointee.value
            value.retain()
            r[a] = value

          case .wrap: r[a] = r[b].wrapped
          case .unwrap: r[a] = r[b].unwrapped
          case .arrayGet:
            let header = r[b].header
            let index = r[c].asInt
            if UInt(bitPattern: index) >= UInt(header.pointee.slotCount) {
              throw Fault.indexOutOfRange
            }
            let value = header.pointee.slots[index]
            if value.isHole { throw emptySlot(r[b], index) }
            value.prefetch()
            value.retain()
            r[a] = value
          case .arrayCount: r[a] = .int(Int(r[b].header.pointee.slotCount))
          case .arrayAppend:
            if !r[a].isUnique { r[a].makeUnique() }
            let header = r[a].header
            let count = header.pointee.slotCount
            if count == header.pointee.tag { r[a].array.grow(to: max(4, Int(count) * 2)) }
            header.pointee.slots[Int(count)] = r[b]
            header.pointee.slotCount = count &+ 1
            if r[b].isHeap { r[b] = .hole }
          case .arrayNext:
            let header = r[b].header
            let index = r[c].asInt
            if index >= Int(header.pointee.slotCount) {
              pc += i.payload
            } else {
              let value = header.pointee.slots[index]
              if value.isHole { throw emptySlot(r[b], index) }
              value.retain()
              r[a] = value
              r[c] = .int(index &+ 1)
            }
          default:
            frame.pointee.resume = pc
            try executeRare(i, r, frame)
            pc = frame.pointee.resume
          }
        }
      } catch {
        frame.pointee.resume = pc
        frame = try unwind(error)
        r = frame.pointee.base
        pc = frame.pointee.resume
      }
    }
  }

  /// Makes the frame of a call and the current one.
  @inline(__always)
  func enter(
    _ code: CodePointer, base: UnsafeMutablePointer<Value>, destination: Int,
    _ state: UnsafeMutablePointer<MachineState>
  ) throws(Fault) -> UnsafeMutablePointer<FrameRecord> {
    if code.pointee.instructions == nil { try prepare(code) }
    let frame = state.pointee.frame + 1
    if frame >= state.pointee.lastFrame
      || base + code.pointee.frameSize >= state.pointee.registersEnd
    {
      throw stackOverflow()
    }
    frame.pointee = FrameRecord(
      code: code, base: base, resume: code.pointee.instructions.unsafelyUnwrapped,
      destination: destination)
    let start = code.pointee.managedStart
    for register in start..<(start &+ code.pointee.managedCount) { base[register] = .hole }
    state.pointee.frame = frame
    state.pointee.fuel &-= 1
    if state.pointee.fuel < 0 { try poll() }
    return frame
  }

  /// Writes r[c] to slot b of instance or box r[a], recording the old value once per transaction.
  @inline(__always)
  func store(_ i: Instruction, _ r: UnsafeMutablePointer<Value>, _ epoch: UInt32) {
    let slot = Int(i.b)
    let header = r[Int(i.a)].header
    if header.pointee.epoch != epoch || header.pointee.journaled & HeapHeader.bit(slot) == 0 {
      recordWrite(i, r[Int(i.a)], slot)
    }
    let value = r[Int(i.c)]
    if value.isHeap { r[Int(i.c)] = .hole }
    let old = header.pointee.slots[slot]
    header.pointee.slots[slot] = value
    old.release()
  }

  @inline(__always)
  static func floating(_ number: Double, like value: Value) -> Value {
    var number = number
    if value.kindByte == ValueKind.float.rawValue { number = Double(Float(number)) }
    return Value(bits: number.bitPattern, meta: value.meta)
  }
}

typealias GlobalPointer = UnsafeMutablePointer<GlobalCell>
