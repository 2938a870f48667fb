internal import Semantics

/// Instructions that make values from registers.
extension Machine {
  func make(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>, _ code: Unmanaged<Code>
  ) throws(Fault) {
    let a = Int(i.a)
    let window = r + Int(i.b)
    switch i.opcode {
    case .makeStruct: r[a] = makeEmpty(types.type(of: r[Int(i.c)]))
    case .makeInstance:
      r[a] =
        window[0].kind == .metatype
        ? makeInstance(types.type(of: window[0])) : window[0].retained()
    case .makeTuple:
      r[a] = take(
        window, i.payload,
        into: reclaimer.makeTuple(types.type(of: r[Int(i.c)]), i.payload, empties: false))
    case .makeArray:
      let object = ArrayObject(type: types.type(of: r[Int(i.c)]), capacity: i.payload)
      object.header.slotCount = UInt32(i.payload)
      r[a] = take(window, i.payload, into: Value(.array, object))
    case .makeDictionary: r[a] = try makeDictionary(i, r)
    case .makeSet:
      let object = SetObject(type: types.type(of: r[Int(i.c)]))
      for index in 0..<i.payload {
        try object.insert(window[index], in: self)
        window[index].release()
        window[index] = .hole
      }
      r[a] = Value(.set, object)
    case .makeEnum:
      let type = types.type(of: r[Int(i.c)])
      r[a] = take(
        window, i.low, into: reclaimer.makePayload(type, i.low, index: i.high, empties: false))
    case .makeEnumConstant: r[a] = .enumCase(i.payload, of: types.type(of: r[Int(i.c)]))
    case .makeBox:
      let object = BoxObject(type: types.unknown, slotCount: 1)
      object.header.slots[0] = window[0]
      if window[0].isHeap { window[0] = .hole }
      markNew(object)
      r[a] = Value(.box, object)
    case .makeClosure:
      let target = CodePointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped
      let count = Int(i.c)
      let body = target.pointee.code.takeUnretainedValue()
      let object = ClosureObject(
        body, type: body.closures.functionType ?? types.unknown, captureCount: count)
      r[a] = take(window, count, into: Value(.closure, object))
    default: try makeKeyPath(i, r, code)
    }
  }

  /// r[a] = a struct made of c values from r[b] on.
  func makeWholeStruct(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) {
    let value = type(in: i)._withUnsafeGuaranteedRef {
      reclaimer.makeStruct($0, Int(i.c), empties: false)
    }
    r[i.placeA] = filled(value, r + i.placeB, Int(i.c))
  }

  /// r[a] = a tuple made of c values from r[b] on.
  func makeWholeTuple(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) {
    let value = type(in: i)._withUnsafeGuaranteedRef {
      reclaimer.makeTuple($0, Int(i.c), empties: false)
    }
    r[i.placeA] = filled(value, r + i.placeB, Int(i.c))
  }

  /// r[a] = a case with a payload of values from r[b] on.
  func makeWholeEnum(_ i: Instruction, _ r: UnsafeMutablePointer<Value>) {
    let (count, index) = (Int(i.c & 0xFF), Int(i.c >> 8))
    let value = type(in: i)._withUnsafeGuaranteedRef {
      reclaimer.makePayload($0, count, index: index, empties: false)
    }
    r[i.placeA] = filled(value, r + i.placeB, count)
  }

  /// The type in the payload of an instruction; types live as long as the machine.
  @inline(__always)
  func type(in i: Instruction) -> Unmanaged<RuntimeType> {
    .fromOpaque(UnsafeRawPointer(bitPattern: i.payload).unsafelyUnwrapped)
  }

  /// Moves values from registers to the slots of a new object.
  @inline(__always)
  private func filled(
    _ object: Value, _ window: UnsafeMutablePointer<Value>, _ count: Int
  ) -> Value {
    let slots = object.header.pointee.slots
    for index in 0..<count { slots[index] = window[index].halves }
    return object
  }

  /// Fills the empty slots of a new object from registers.
  @inline(__always)
  private func take(
    _ window: UnsafeMutablePointer<Value>, _ count: Int, into object: Value
  ) -> Value {
    let slots = object.header.pointee.slots
    for index in 0..<count {
      slots[index] = window[index].halves
      window[index] = .hole
    }
    return object
  }

  /// The concatenated descriptions of values, which are consumed.
  @inline(never)
  func interpolate(
    _ window: UnsafeMutablePointer<Value>, _ count: Int
  ) throws(Fault) -> Value {
    let buffer = textBuffer
    let start = buffer.end
    do throws(Fault) {
      for index in 0..<count {
        let value = window[index]
        switch value.kind {
        case .string where value.depth == 0: buffer.append(value.shortText)
        case .longString where value.depth == 0:
          try memory.requireGrowth(from: buffer.end - start, by: value.byteCount)
          value.withStringObject { buffer.append($0.string) }
        case .int where value.depth == 0: buffer.append(value.asInt)
        default: buffer.append(try describer.describe(value))
        }
        value.release()
        window[index] = .hole
      }
    } catch {
      buffer.drop(from: start)
      throw error
    }
    return buffer.take(from: start) { makeString($0) }
  }

  /// A text. Short-lived ones reuse each other's objects.
  @inline(__always)
  func makeString(_ string: String) -> Value {
    ShortText(string).map(Value.init) ?? reclaimer.makeLongString(string, types.string)
  }

  /// The text of UTF-8 bytes.
  @inline(__always)
  func makeString(_ bytes: UnsafeBufferPointer<UInt8>) -> Value {
    ShortText(bytes).map(Value.init)
      ?? reclaimer.makeLongString(String(decoding: bytes, as: UTF8.self), types.string)
  }

  /// Marks an object as made in the current moment: writes to it need no undoing.
  private func markNew(_ object: HeapObject) {
    object.header.epoch = state.pointee.epoch
    object.header.journaled = .max
  }

  /// A struct value with empty fields; a hole if its type stores no fields.
  func makeEmpty(_ type: RuntimeType) -> Value {
    guard type.kind == .structure else { return .hole }
    return reclaimer.makeStruct(type, type.slotCount)
  }

  /// An instance with empty fields, owned by the caller.
  package func makeInstance(_ type: RuntimeType) -> Value {
    memory.heap.follow()
    let instance = Instance(type: type, slotCount: type.slotCount)
    markNew(instance)
    if type.isObservedClass { _ = names.ordinal(of: instance) }
    return .instance(instance)
  }

  private func makeDictionary(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>
  ) throws(Fault) -> Value {
    let window = r + Int(i.b)
    let object = DictionaryObject(type: types.type(of: r[Int(i.c)]))
    for index in 0..<i.payload {
      let key = window[index * 2]
      let value = window[index * 2 + 1]
      window[index * 2 + 1] = .hole
      let old = try object.setValue(value, for: key, in: self)
      key.release()
      window[index * 2] = .hole
      if let old {
        old.release()
        throw Fault.fatal("Dictionary literal contains duplicate keys")
      }
    }
    return .dictionary(object)
  }

  /// Runs the `deinit`s of an instance's class and superclasses.
  func runDeinitializer(of value: Value, _ type: RuntimeType) {
    var current: RuntimeType? = type
    while let type = current {
      if let function = type.nominal?.deinitializer {
        do throws(Fault) {
          var arguments: [Value] = [value]
          let result = try untracked { () throws(Fault) in
            try run(code(for: function).header, first: nil, &arguments)
          }
          result.release()
        } catch {
          polling.postpone(error)
          state.pointee.fuel = 0
        }
      }
      current = type.superclass
    }
  }
}
