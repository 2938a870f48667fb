internal import ObservationGraph

/// Instructions that are long or rare. The `resume` of the current frame is the next instruction;
/// jumps change it.
extension Machine {
  @inline(never)
  func executeRare(
    _ i: Instruction, _ r: UnsafeMutablePointer<Value>, _ frame: UnsafeMutablePointer<FrameRecord>
  ) throws(Fault) {
    let a = Int(i.a)
    let b = Int(i.b)
    let c = Int(i.c)
    let code = frame.pointee.code.pointee.code
    switch i.opcode {
    case .releaseRange:
      var register = b
      while register > a {
        register -= 1
        let value = r[register]
        r[register] = .hole
        value.release()
      }
    case .throwError:
      let error = r[a]
      r[a] = .hole
      throw Fault.thrown(error)
    case .rethrow:
      let error = state.pointee.error
      state.pointee.error = .hole
      throw Fault.thrown(error)
    case .catchError:
      r[a] = state.pointee.error
      state.pointee.error = .hole
    case .failTry: throw Fault(.unexpectedlyRaised(try describer.debugDescribe(r[a])))
    case .fault: throw Fault(code._withUnsafeGuaranteedRef { $0.tables.faults[i.payload] })

    case .takeSlot, .takeTracked: try takeSlot(i, r)
    case .putSlot, .putTracked: try putSlot(i, r)
    case .announceTracked: r[a] = .bool(try announceTracked(i, r))
    case .storeTracked: storeTracked(i, r)
    case .changedTracked: changedTracked(i, r)
    case .getWeak:
      if graph.isTracking { hooks.onRead?(r[b], c) }
      r[a] = loadWeak(r[b].header.pointee.slots[c])
    case .getUnowned:
      if graph.isTracking { hooks.onRead?(r[b], c) }
      let value = r[b].header.pointee.slots[c]
      if value.isHole { throw emptySlot(r[b], c) }
      r[a] = try loadUnowned(value)
    case .makeWeak:
      let value = r[b]
      r[a] = value.isNil ? .none : makeWeak(value)
    case .loadWeak: r[a] = loadWeak(r[b])
    case .loadUnowned: r[a] = try loadUnowned(r[b])

    case .touchGlobal:
      let cell = GlobalPointer(bitPattern: UInt(bitPattern: i.payload)).unsafelyUnwrapped
      if cell.pointee.value.isHole { try initializeGlobal(cell) }

    case .noteUnread: if graph.isTracking { hooks.onUnreadArgument?(r[a]) }

    case .makeNil: r[a] = Value(.none, bits: r[b].bits)
    case .forceUnwrap:
      let value = r[b]
      if value.isNil { throw Fault(c == 1 ? .implicitlyUnwrappedNil : .unwrappedNil) }
      if value.isHeap { r[b] = .hole }
      r[a] = value.unwrapped

    case .makeStruct, .makeInstance, .makeTuple, .makeArray, .makeDictionary, .makeSet, .makeEnum,
      .makeEnumConstant, .makeBox, .makeClosure, .makeKeyPath:
      try make(i, r, code)

    case .makeType:
      let recipe = code._withUnsafeGuaranteedRef { $0.tables.recipes[i.payload] }
      r[a] = .metatype(types.type(recipe, r))
    case .dynamicType: r[a] = .metatype(dynamicType(r[b]))
    case .dynamicTypeOfParameter:
      r[a] = types.type(of: r[c]).isExact ? r[c] : .metatype(dynamicType(r[b]))
    case .isType: r[a] = .bool(try isInstance(r[b], of: types.type(of: r[c])))
    case .castOrNil:
      let target = types.type(of: r[c])
      if let value = try cast(r[b], to: target) {
        r[a] = value.wrapped
      } else {
        r[a] = Value(.none, bits: r[c].bits)
      }
    case .castOrFault:
      let target = types.type(of: r[c])
      guard let value = try cast(r[b], to: target) else {
        if r[b].isNil { throw Fault(.unwrappedNil) }
        throw Fault(.cannotCast(from: dynamicType(r[b]).qualifiedName, to: target.qualifiedName))
      }
      r[a] = value

    case .packCount: r[a] = .int(types.type(of: r[b]).arguments.count)
    case .packElement: packElement(i, r)
    case .unpack: unpack(i, r)
    case .pack: pack(i, r)
    case .applyElements: r[a] = try call(r[b], Array(r[c].fields))

    case .beginWalk:
      r[a] = walkStart(of: r[b])
      if !r[a].isHole { frame.pointee.resume += i.payload }
    case .dictionaryGet:
      let value = try r[b].dictionary.value(for: r[c], in: self)
      r[a] = value.map { $0.retained().wrapped } ?? r[b].dictionary.missingValue(ofArgument: 1)

    case .dictionaryTake: try dictionaryTake(i, r)
    case .dictionaryPut: try dictionaryPut(i, r)
    case .synthesized:
      let request = code._withUnsafeGuaranteedRef { $0.tables.requests[i.payload] }
      r[a] = try synthesized(request, r + b)
    case .readKeyPath: r[a] = try read(r[c].keyPath, of: r[b])
    case .writeKeyPath: try write(r[b].keyPath, of: &r[a], to: r[c])
    case .isEmptyString: r[a] = .bool(r[b].kind == .string && r[b].shortText == .empty)
    case .countCharacters: r[a] = .int(r[b].characterCount)
    case .stringAppend: try append(r[b], to: &r[a])
    default: try executeArithmetic(i, r)
    }
  }

  /// `lhs + rhs` of strings. A sum always copies; only `append` reuses the storage of a uniquely
  /// referenced left operand.
  @inline(never)
  func concatenate(_ lhs: Value, _ rhs: Value) throws(Fault) -> Value {
    if lhs.kind == .string, rhs.kind == .string,
      let sum = lhs.shortText.appending(rhs.shortText)
    {
      return Value(sum)
    }
    let (lhs, rhs) = (lhs.asString, rhs.asString)
    let count = lhs.utf8.count + rhs.utf8.count
    try memory.require(count, of: 1)
    guard count <= Machine.bufferedText else { return makeString(lhs + rhs) }
    let start = textBuffer.end
    textBuffer.append(lhs)
    textBuffer.append(rhs)
    return textBuffer.take(from: start) { makeString($0) }
  }

  /// The number of bytes up to which a text is put together faster in the buffer.
  private static let bufferedText = 256

  private func append(_ text: Value, to receiver: inout Value) throws(Fault) {
    try memory.requireGrowth(from: receiver.byteCount, by: text.byteCount)
    receiver.append(text)
  }
}
