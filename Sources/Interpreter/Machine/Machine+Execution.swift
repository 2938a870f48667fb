internal import ObservationGraph

/// The interpreter loop. It executes short, frequent instructions itself; `executeRare` does the
/// rest.
extension Machine {
  /// Runs from the current frame until its boundary returns.
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
          let a = i.placeA
          let b = i.placeB
          let c = i.placeC
          switch i.opcode {
          case .move: r[a] = r[b].halves
          case .take:
            r[a] = r[b].halves
            r[b] = .hole
          case .copy:
            let value = r[b].halves
            value.retain()
            r[a] = value
          case .replace:
            let old = r[a]
            r[a] = r[b].halves
            r[b] = .hole
            if old.isHeap {
              frame.pointee.resume = pc
              old.release()
            }
          case .release:
            let value = r[a]
            r[a] = .hole
            if value.isHeap {
              frame.pointee.resume = pc
              value.release()
            }
          case .loadImmediate:
            r[a] = Value(
              bits: UInt64(bitPattern: Int64(i.payload)), meta: UInt64(i.b) | UInt64(i.c) << 8)
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
          case .divideInt: r[a] = .int(try Machine.quotient(r[b].asInt, r[c].asInt))
          case .remainderInt: r[a] = .int(try Machine.remainder(r[b].asInt, r[c].asInt))

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
          case .andInt: r[a] = Value(bits: r[b].bits & r[c].bits, meta: r[b].meta)
          case .orInt: r[a] = Value(bits: r[b].bits | r[c].bits, meta: r[b].meta)
          case .xorInt: r[a] = Value(bits: r[b].bits ^ r[c].bits, meta: r[b].meta)
          case .wrappingAddInt: r[a] = .int(r[b].asInt &+ r[c].asInt)
          case .wrappingSubtractInt: r[a] = .int(r[b].asInt &- r[c].asInt)
          case .wrappingMultiplyInt: r[a] = .int(r[b].asInt &* r[c].asInt)
          case .shiftLeft:
            if r[b].kindByte == ValueKind.int.rawValue, r[c].bits < 64 {
              r[a] = .int(r[b].asInt &<< r[c].asInt)
            } else {
              try executeArithmetic(i, r)
            }
          case .shiftRight:
            if r[b].kindByte == ValueKind.int.rawValue, r[c].bits < 64 {
              r[a] = .int(r[b].asInt &>> r[c].asInt)
            } else {
              try executeArithmetic(i, r)
            }
          case .equalDouble: r[a] = .bool(r[b].asDouble == r[c].asDouble)
          case .squareRoot: r[a] = Machine.floating(r[b].asDouble.squareRoot(), like: r[b])
          case .doubleFromInt:
            if i.payload == Int(ValueKind.double.rawValue),
              r[b].kindByte == ValueKind.int.rawValue
            {
              r[a] = .double(Double(r[b].asInt))
            } else {
              try executeArithmetic(i, r)
            }
          case .notBool: r[a] = .bool(!r[b].asBool)
          case .isNil: r[a] = .bool(r[b].isNil)

          case .jump: try jump(&pc, i.payload, state)
          case .jumpIf:
            if r[a].asBool { try jump(&pc, i.payload, state) }
          case .jumpUnless:
            if !r[a].asBool { try jump(&pc, i.payload, state) }
          case .jumpIfNil: if r[a].isNil { pc += i.payload }
          case .jumpUnlessNil: if !r[a].isNil { pc += i.payload }
          case .jumpIfEqual:
            if r[a].bits == r[b].bits { try jump(&pc, i.payload, state) }
          case .jumpIfNotEqual:
            if r[a].bits != r[b].bits { try jump(&pc, i.payload, state) }
          case .jumpIfLess:
            if r[a].asInt < r[b].asInt { try jump(&pc, i.payload, state) }
          case .jumpIfLessOrEqual:
            if r[a].asInt <= r[b].asInt { try jump(&pc, i.payload, state) }
          case .jumpIfEqualConstant:
            if r[a].asInt == i.low { try jump(&pc, i.high, state) }
          case .jumpIfNotEqualConstant:
            if r[a].asInt != i.low { try jump(&pc, i.high, state) }
          case .jumpIfLessConstant:
            if r[a].asInt < i.low { try jump(&pc, i.high, state) }
          case .jumpIfLessOrEqualConstant:
            if r[a].asInt <= i.low { try jump(&pc, i.high, state) }
          case .jumpIfGreaterConstant:
            if r[a].asInt > i.low { try jump(&pc, i.high, state) }
          case .jumpIfGreaterOrEqualConstant:
            if r[a].asInt >= i.low { try jump(&pc, i.high, state) }
          case .countUp:
            // The end of the range is greater, so that this does not overflow.
            let next = r[a].asInt &+ 1
            r[a] = .int(next)
            if next < r[b].asInt { try jump(&pc, i.payload, state) }
          case .countUpClosed:
            let number = r[a].asInt
            if number < r[b].asInt {
              r[a] = .int(number &+ 1)
              try jump(&pc, i.payload, state)
            }
          case .jumpUnlessCase: if r[a].caseIndex != b.index { pc += i.payload }

          case .call:
            frame.pointee.resume = pc
            let code = CodePointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped
            frame = try enter(code, base: r + b, destination: a, state)
            r = frame.pointee.base
            pc = frame.pointee.resume
          case .callClosure:
            frame.pointee.resume = pc
            if let target = try closureTarget(i, r) {
              frame = try enter(target, base: r + b, destination: a, state)
              r = frame.pointee.base
              pc = frame.pointee.resume
            }
          case .callVirtual, .callWitness:
            frame.pointee.resume = pc
            frame = try enter(methodTarget(i, r[b]), base: r + b, destination: a, state)
            r = frame.pointee.base
            pc = frame.pointee.resume
          case .callNative:
            frame.pointee.resume = pc
            let window = r + b + (i.payload >> 24 & 1)
            r[a] = try natives.functions[i.payload & 0xFF_FFFF].run(
              NativeCall(
                machine: self, base: window, count: i.payload >> 32 & 0xFFFF,
                typeCount: i.payload >> 48))
          case .returnValue:
            let value = r[a].halves
            let destination = frame.pointee.destination
            frame -= 1
            state.pointee.frame = frame
            r = frame.pointee.base
            pc = frame.pointee.resume
            r[destination] = value
          case .halt: return

          case .getSlot:
            let value = r[b].header.pointee.slots[c]
            if value.isHole { throw emptySlot(r[b], c.index) }
            value.retain()
            r[a] = value
          case .getTrivialSlot:
            let value = r[b].header.pointee.slots[c]
            if value.isHole { throw emptySlot(r[b], c.index) }
            r[a] = value
          case .borrowPlain: r[a] = try borrowPlain(r[b], c)
          case .getPlain:
            if graph.isTracking { hooks.onRead?(r[b], c.index) }
            let value = r[b].header.pointee.slots[c]
            if value.isHole { throw emptySlot(r[b], c.index) }
            value.retain()
            r[a] = value
          case .getTracked:
            let header = r[b].header
            if graph.isTracking { recordRead(r[b], c.index) }
            let value = header.pointee.slots[c]
            if value.isHole { throw emptySlot(r[b], c.index) }
            value.retain()
            r[a] = value
          case .setOwnSlot:
            if !r[a].isHeap { throw emptySlot(r[a], b.index) }
            if !r[a].isUnique { r[a].makeUnique() }
            let slots = r[a].header.pointee.slots
            let value = r[c].halves
            if value.isHeap { r[c] = .hole }
            let old = slots[b]
            slots[b] = value
            old.release()
          case .takeOwnSlot:
            if !r[b].isHeap { throw emptySlot(r[b], c.index) }
            if !r[b].isUnique { r[b].makeUnique() }
            let slots = r[b].header.pointee.slots
            let value = slots[c]
            if value.isHole { throw emptySlot(r[b], c.index) }
            slots[c] = .hole
            r[a] = value
          case .takeSlot:
            frame.pointee.resume = pc
            if !takeRecordedSlot(i, r, state.pointee.epoch) { try takeSlot(i, r) }
          case .putSlot:
            frame.pointee.resume = pc
            if !putEmptiedSlot(i, r) { try putSlot(i, r) }
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
              hooks.onVariableRead?(cell.pointee.variable.takeUnretainedValue())
            }
            fallthrough
          case .getGlobal:
            let cell = GlobalPointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped
            if cell.pointee.value.isHole, i.c == 0 {
              frame.pointee.resume = pc
              try initializeGlobal(cell)
            }
            let value = cell.pointee.value
            value.retain()
            r[a] = value

          case .borrowGlobal:
            let cell = GlobalPointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped
            let value = cell.pointee.value
            if value.isHole || i.b == 1 {
              frame.pointee.resume = pc
              r[a] = try borrowGlobal(i)
            } else {
              r[a] = value
            }

          case .setGlobal:
            frame.pointee.resume = pc
            if !setRecordedGlobal(i, r, state.pointee.epoch) { try setGlobal(i, r) }
          case .takeGlobal:
            frame.pointee.resume = pc
            if !takeRecordedGlobal(i, r, state.pointee.epoch) { r[a] = try takeGlobal(i) }
          case .putGlobal:
            frame.pointee.resume = pc
            if !putEmptiedGlobal(i, r) { try putGlobal(i, r) }

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
          case .borrowElement: r[a] = try borrowElement(r[b], r[c].asInt)
          case .arraySet:
            let old = try setElement(i, r)
            if old.isHeap {
              frame.pointee.resume = pc
              old.release()
            }
          case .arrayTake: r[a] = try takeElement(r[c].asInt, of: &r[b])
          case .arrayPut:
            let value = r[c].halves
            if value.isHeap { r[c] = .hole }
            r[a].header.pointee.slots[r[b].asInt] = value
          case .checkNotNil:
            if r[a].isNil { throw Fault(i.c == 1 ? .implicitlyUnwrappedNil : .unwrappedNil) }
          case .pointerGetSlot:
            frame.pointee.resume = pc
            r[a] = try loadSlot(i.payload, of: r[b], r[c].asInt)
          case .pointerChangeSlot:
            frame.pointee.resume = pc
            try changePointeeSlot(i, r)
          case .reachSlot, .reachElement, .pointerGet, .pointerTake, .pointerPut,
            .pointerTakeSlot, .pointerSetSlot:
            frame.pointee.resume = pc
            try executeInPlace(i, r)
          case .changeElement: try changeElement(i, r)
          case .changeOwnSlot: try changeOwnSlot(i, r)
          case .changeDictionaryValue: try changeDictionaryValue(i, r)
          case .changeSlot:
            frame.pointee.resume = pc
            try changeSlot(i, r, state.pointee.epoch)
          case .makeWholeStruct: makeWholeStruct(i, r)
          case .makeWholeTuple: makeWholeTuple(i, r)
          case .makeWholeEnum: makeWholeEnum(i, r)
          case .arrayCount: r[a] = .int(Int(r[b].header.pointee.slotCount))
          case .arrayAppend: appendElement(&r[b], to: &r[a])
          case .dictionaryPosition:
            frame.pointee.resume = pc
            r[a] = .int(try dictionaryPosition(r[b], of: r[c]))
          case .dictionaryTakeValue:
            frame.pointee.resume = pc
            r[a] = try takeValue(of: &r[b], at: r[c].asInt)
          case .dictionaryPutValue:
            frame.pointee.resume = pc
            putValue(&r[c], of: &r[a], at: r[b].asInt)
          case .arrayNext: if try nextElement(i, r) { try jump(&pc, i.payload, state) }
          case .walk:
            let cursor = r[c]
            if cursor.isHole { break }
            if r[b].kindByte == ValueKind.array.rawValue {
              try jump(&pc, try nextElement(i, r) ? i.low : i.high, state)
            } else {
              frame.pointee.resume = pc
              try jump(&pc, try walk(r[b], &r[c], into: &r[a]) ? i.low : i.high, state)
            }
          case .interpolate:
            frame.pointee.resume = pc
            r[i.placeA] = try interpolate(r + i.placeB, Int(i.c))
          case .stringConcat:
            frame.pointee.resume = pc
            r[i.placeA] = try concatenate(r[i.placeB], r[i.placeC])
          // Without a `default` every opcode has its place in the jump table, which needs no check.
          case .releaseRange, .negateInt, .notInt, .addSized, .subtractSized, .multiplySized,
            .divideSized, .remainderSized, .negateSized, .notSized, .wrappingAddSized,
            .wrappingSubtractSized, .wrappingMultiplySized, .truncateInt, .convertInt,
            .negateDouble, .doubleFromDouble, .intFromDouble, .lessUnsigned, .lessOrEqualUnsigned,
            .notEqualDouble, .equalString, .notEqualString, .lessString, .equalAny, .notEqualAny,
            .lessAny, .lessOrEqualAny, .identical, .notIdentical, .throwError, .rethrow,
            .catchError, .failTry, .fault, .takeTracked, .putTracked, .announceTracked,
            .storeTracked, .changedTracked, .getWeak, .getUnowned, .makeWeak, .loadWeak,
            .loadUnowned, .touchGlobal, .noteUnread, .makeNil, .forceUnwrap, .makeStruct,
            .makeInstance, .makeTuple, .makeArray, .makeDictionary, .makeSet, .makeEnum,
            .makeEnumConstant,
            .makeBox, .makeClosure, .makeKeyPath, .makeType, .dynamicType,
            .dynamicTypeOfParameter, .isType, .castOrNil, .castOrFault, .packCount, .packElement,
            .unpack, .pack, .applyElements, .beginWalk, .dictionaryGet, .dictionaryTake,
            .dictionaryPut, .isEmptyString, .countCharacters, .stringAppend,
            .synthesized, .readKeyPath, .writeKeyPath:
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
}

// What the loop uses most is in its file: elsewhere it would be called in builds for debugging.

extension Instruction {
  // The operands as places of registers and slots.

  @inline(__always) var placeA: ValuePlace { ValuePlace(doubled: Int(doubledA)) }
  @inline(__always) var placeB: ValuePlace { ValuePlace(doubled: Int(doubledB)) }
  @inline(__always) var placeC: ValuePlace { ValuePlace(doubled: Int(doubledC)) }
}

/// The place of a register or slot among the others.
struct ValuePlace {
  /// The distance from the first one, in units of half a value.
  let doubled: Int

  static let first = ValuePlace(doubled: 0)

  /// The distance from the first one.
  @inline(__always) var index: Int { doubled &>> 1 }
}

extension UnsafeMutablePointer<Value> {
  @inline(__always)
  static func + (first: Self, place: ValuePlace) -> Self {
    (UnsafeMutableRawPointer(first) + place.doubled &* (MemoryLayout<Value>.stride / 2))
      .assumingMemoryBound(to: Value.self)
  }

  /// The register or slot at a place, where this is the first one.
  @inline(__always)
  subscript(place: ValuePlace) -> Value {
    get { (self + place).pointee }
    nonmutating _modify { yield &(self + place).pointee }
  }
}
