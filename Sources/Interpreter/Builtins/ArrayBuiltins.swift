/// Builtins of `Array`: operations that should not run as interpreted library code.
enum ArrayBuiltins {
  static let rows: [Builtin] =
    making + reading + changing + searching + objects + ordering + stepping

  /// Advances an iterator over an array or array slice without calling the collection's index
  /// methods. Returns nil for other collections, and `.some(nil)` at the end.
  private static let stepping: [Builtin] = [
    Builtin("iterator.step") { call throws(Fault) in
      let collection = call.receiver.fields[0]
      guard let end = endOfElements(of: collection), call.receiver.fields[1].kind == .int else {
        return .none
      }
      let position = call.receiver.fields[1].asInt
      guard position != end else { return Value.none.wrapped }
      let array = collection.kind == .array ? collection : collection.fields[0]
      guard position >= 0, position < array.array.count else { throw .indexOutOfRange }
      call.receiver.makeUnique()
      call.receiver.fields[1] = .int(position + 1)
      return array.array.elements[position].retained().wrapped.wrapped
    }
  ]

  private static func endOfElements(of collection: Value) -> Int? {
    if collection.kind == .array { return collection.array.count }
    guard collection.kind == .structure,
      collection.header.pointee.type?.takeUnretainedValue().walkForm == .arraySlice,
      collection.fields[0].kind == .array
    else { return nil }
    return collection.fields[2].asInt
  }

  private static let making: [Builtin] = [
    Builtin("array.init") { call in
      .array(ArrayObject(type: call.machine.types.type(of: call.receiver)))
    },
    Builtin("array.repeating") { call throws(Fault) in
      let count = call[1].asInt
      guard count >= 0 else { throw .fatal("Can't construct Array with count < 0") }
      try call.requireElements(count)
      let array = ArrayObject(type: call.machine.types.type(of: call.receiver), capacity: count)
      for _ in 0..<count { array.append(call[0].retained()) }
      return .array(array)
    },
    Builtin("array.concat") { call throws(Fault) in
      let (lhs, rhs) = (call[0], call[1])
      try call.requireElements(lhs.array.count + rhs.array.count)
      let array = ArrayObject(type: lhs.array.type ?? call.machine.types.unknown)
      array.reserve(lhs.array.count + rhs.array.count)
      for element in lhs.array.elements { array.append(element.retained()) }
      for element in rhs.array.elements { array.append(element.retained()) }
      return .array(array)
    },
  ]

  /// Decodes UTF-8 elements into a string.
  private static let reading: [Builtin] = [
    Builtin("array.decode") { call throws(Fault) in
      let (elements, start, end) = (call.receiver.fields, call[0].asInt, call[1].asInt)
      guard start >= 0, end >= start, end <= elements.count else { throw .indexOutOfRange }
      let units = UnsafeMutableBufferPointer(rebasing: elements[start..<end])
      for (index, unit) in units.enumerated() where unit.isHole {
        throw call.machine.emptySlot(call.receiver, start + index)
      }
      if let text = ShortText(numbers: units) { return Value(text) }
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: units.count) { bytes in
        for (index, unit) in units.enumerated() {
          bytes[index] = UInt8(truncatingIfNeeded: unit.bits)
        }
        return call.machine.makeString(UnsafeBufferPointer(bytes))
      }
    }
  ]

  private static let changing: [Builtin] = [
    Builtin("array.appendArray") { call throws(Fault) in
      try call.requireElements(call.receiver.array.count + call[0].array.count)
      // The argument may be the receiver itself: retain it while the receiver changes.
      let added = call[0].retained()
      call.receiver.makeUnique()
      let array = call.receiver.array
      let count = added.array.count
      if array.count + count > Int(array.header.tag) {
        array.reserve(max(array.count + count, array.count * 2))
      }
      for index in 0..<count { array.append(added.array.elements[index].retained()) }
      added.release()
      return .void
    },
    Builtin("array.insert") { call throws(Fault) in
      let index = call[1].asInt
      guard index >= 0, index <= call.receiver.array.count else {
        throw .fatal("Array index is out of range")
      }
      call.receiver.makeUnique()
      call.receiver.array.insert(call[0].retained(), at: index)
      return .void
    },
    Builtin("array.replace") { call in
      replace(call, from: call[0].asInt, to: call[1].asInt, with: call[2])
      return .void
    },
    Builtin("array.remove") { call throws(Fault) in
      let index = call[0].asInt
      guard index >= 0, index < call.receiver.array.count else { throw .indexOutOfRange }
      call.receiver.makeUnique()
      return call.receiver.array.remove(at: index)
    },
    Builtin("array.removeFirst") { call throws(Fault) in
      guard call.receiver.array.count > 0 else {
        throw .fatal("Can't remove first element from an empty collection")
      }
      call.receiver.makeUnique()
      return call.receiver.array.remove(at: 0)
    },
    Builtin("array.removeLast") { call throws(Fault) in
      let count = call.receiver.array.count
      guard count > 0 else { throw .fatal("Can't remove last element from an empty collection") }
      call.receiver.makeUnique()
      return call.receiver.array.remove(at: count - 1)
    },
    Builtin("array.popLast") { call in
      let count = call.receiver.array.count
      guard count > 0 else { return call.receiver.array.missingValue(ofArgument: 0) }
      call.receiver.makeUnique()
      return call.receiver.array.remove(at: count - 1).wrapped
    },
    Builtin("array.removeAll") { call in
      call.receiver.makeUnique()
      call.receiver.array.removeAll(keepingCapacity: call[0].asBool)
      return .void
    },
    Builtin("array.reserve") { call throws(Fault) in
      try call.requireElements(call[0].asInt)
      call.receiver.makeUnique()
      call.receiver.array.reserve(call[0].asInt)
      return .void
    },
    Builtin("array.swapAt") { call throws(Fault) in
      let (first, second) = (call[0].asInt, call[1].asInt)
      let count = call.receiver.array.count
      guard first >= 0, first < count, second >= 0, second < count else { throw .indexOutOfRange }
      call.receiver.makeUnique()
      let elements = call.receiver.array.elements
      let moved = elements[first]
      elements[first] = elements[second]
      elements[second] = moved
      return .void
    },
    Builtin("array.reverse") { call in
      call.receiver.makeUnique()
      var elements = call.receiver.array.elements
      elements.reverse()
      return .void
    },
  ]

  private static let searching: [Builtin] = [
    Builtin("array.contains") { call throws(Fault) in
      .bool(try firstIndex(of: call[0], in: call.receiver.array, call.machine) != nil)
    },
    Builtin("array.firstIndex") { call throws(Fault) in
      .optional(try firstIndex(of: call[0], in: call.receiver.array, call.machine).map(Value.int))
    },
    Builtin("array.lastIndex") { call throws(Fault) in
      let elements = call.receiver.array.elements
      for index in elements.indices.reversed() {
        if try call.machine.areEqual(elements[index], call[0]) { return Value.int(index).wrapped }
      }
      return .none
    },
  ]

  private static let objects: [Builtin] = [
    Builtin("array.indexOfObject") { call in
      .optional(index(ofObject: call[0], in: call.receiver.array.elements).map(Value.int))
    },
    Builtin("array.objectsMissing") { call in
      let array = ArrayObject(type: call.receiver.array.type ?? call.machine.types.unknown)
      for object in objects(of: call.receiver.array.elements, missingIn: call[0].array.elements) {
        array.append(object.retained())
      }
      return .array(array)
    },
  ]

  /// The index of an object in a list of objects, which differ in their bits.
  private static func index(
    ofObject object: Value, in list: UnsafeMutableBufferPointer<Value>
  ) -> Int? {
    let bits = object.bits
    var index = 0
    while index < list.count {
      if list[index].bits == bits { return index }
      index += 1
    }
    return nil
  }

  /// The objects of one list that are not in another. Lists mostly differ in a few elements, which are found from the
  /// ends.
  private static func objects(
    of list: UnsafeMutableBufferPointer<Value>, missingIn other: UnsafeMutableBufferPointer<Value>
  ) -> [Value] {
    let most = min(list.count, other.count)
    var start = 0
    while start < most, list[start].bits == other[start].bits { start += 1 }
    var end = 0
    while end < most - start, list[list.count - 1 - end].bits == other[other.count - 1 - end].bits {
      end += 1
    }
    let rest = list[start..<(list.count - end)]
    let fewElements = 4
    if rest.count <= fewElements { return rest.filter { index(ofObject: $0, in: other) == nil } }
    let known = Set(other.lazy.map(\.bits))
    return rest.filter { !known.contains($0.bits) }
  }

  private static let ordering: [Builtin] = [
    Builtin("array.sort") { call throws(Fault) in
      let machine = call.machine
      call.receiver.makeUnique()
      if sortNumbers(call.receiver.array) { return .void }
      try sort(call.receiver) { lhs, rhs throws(Fault) in try machine.isLess(lhs, rhs) }
      return .void
    },
    // The indices of keys in their order, and which of them equal the one before.
    Builtin("array.order") { call throws(Fault) in
      let (machine, types) = (call.machine, call.machine.types)
      let (keys, isReversed) = (call[0].array.elements, call[1].asBool)
      var order = Array(0..<keys.count)
      try order.sortStably { lhs, rhs throws(Fault) in
        isReversed
          ? try machine.isLess(keys[rhs], keys[lhs]) : try machine.isLess(keys[lhs], keys[rhs])
      }
      var ties = [Value.bool(false)]
      for (first, second) in zip(order, order.dropFirst()) {
        let isLess =
          isReversed
          ? try machine.isLess(keys[second], keys[first])
          : try machine.isLess(keys[first], keys[second])
        ties.append(.bool(!isLess))
      }
      return .tuple(
        types.tuple([nil, nil]),
        [
          .array(types.array(of: types.int), order.map(Value.int)),
          .array(types.array(of: types.bool), ties),
        ])
    },
    Builtin("array.sortBy") { call throws(Fault) in
      let (machine, closure) = (call.machine, call[0])
      call.receiver.makeUnique()
      try sort(call.receiver) { lhs, rhs throws(Fault) in
        try machine.call(closure, lhs, rhs).asBool
      }
      return .void
    },
  ]

  private static func firstIndex(
    of value: Value, in array: ArrayObject, _ machine: Machine
  ) throws(Fault) -> Int? {
    for index in 0..<array.count {
      if try machine.areEqual(array.elements[index], value) { return index }
    }
    return nil
  }

  private static func replace(_ call: NativeCall, from start: Int, to end: Int, with added: Value) {
    let added = added.retained()
    call.receiver.makeUnique()
    let array = call.receiver.array
    var elements = Array(array.elements)
    for index in start..<end { elements[index].release() }
    for element in added.array.elements { element.retain() }
    elements.replaceSubrange(start..<end, with: added.array.elements)
    array.exchangeElements(elements)
    added.release()
  }

  /// Sorts an array that holds only `Int`s; returns false for any other array, unchanged.
  private static func sortNumbers(_ array: ArrayObject) -> Bool {
    let elements = array.elements
    let meta = Value.int(0).meta
    guard elements.allSatisfy({ $0.meta == meta }) else { return false }
    var numbers = elements.map(\.asInt)
    numbers.sort()
    for (index, number) in numbers.enumerated() { elements[index] = .int(number) }
    return true
  }

  /// During a comparison the array is complete, because the predicate may read it or throw.
  private static func sort(
    _ value: Value, _ isLess: (Value, Value) throws(Fault) -> Bool
  ) throws(Fault) {
    var elements = Array(value.array.elements)
    try elements.sortStably(isLess)
    for (index, element) in elements.enumerated() { value.array.elements[index] = element }
  }
}
