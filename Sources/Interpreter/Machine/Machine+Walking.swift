internal import Semantics

/// Iteration over library sequences without their iterators, for the most frequent cases of `for`
/// over a generic sequence. Elements and order are the same.
extension Machine {
  /// The cursor at the start; a hole if the sequence must be iterated by its iterator.
  func walkStart(of sequence: Value) -> Value {
    guard sequence.depth == 0 else { return .hole }
    switch sequence.kind {
    case .array, .dictionary, .set, .string, .longString: return .int(0)
    case .structure: return walkForm(of: sequence).map { $0.start(sequence.fields) } ?? .hole
    default: return .hole
    }
  }

  @inline(__always)
  private func walkForm(of structure: Value) -> IterationForm? {
    structure.header.pointee.type?._withUnsafeGuaranteedRef { $0.walkForm }
  }

  /// Advances to the next element, owned by the caller; returns false at the end.
  func next(
    _ sequence: Value, _ cursor: inout Value, into element: inout Value
  ) throws(Fault) -> Bool {
    guard sequence.kind == .array else { return try walk(sequence, &cursor, into: &element) }
    let position = cursor.asInt
    guard position < sequence.array.count else { return false }
    element = try self.element(position, of: sequence)
    cursor = .int(position + 1)
    return true
  }

  /// Advances in a sequence that is not an array.
  @inline(never)
  func walk(
    _ sequence: Value, _ cursor: inout Value, into element: inout Value
  ) throws(Fault) -> Bool {
    let position = cursor.asInt
    switch sequence.kind {
    case .dictionary:
      let object = sequence.dictionary
      guard let found = object.position(from: position) else { return false }
      element = pair(
        object.table.key(at: found).retained(), object.table.value(at: found).retained(),
        types.keyValuePair)
      cursor = .int(found + 1)
      return true
    case .set:
      let object = sequence.set
      guard let found = object.position(from: position) else { return false }
      element = object.table.key(at: found).retained()
      cursor = .int(found + 1)
      return true
    case .string, .longString:
      let end = sequence.character(at: position, into: &element)
      cursor = .int(end ?? position)
      return end != nil
    default:
      guard let form = walkForm(of: sequence) else { return false }
      switch form {
      case .range, .closedRange, .strideTo, .strideThrough, .reversed:
        return try walkNumbers(form, sequence.fields, &cursor, into: &element)
      case .parts: return walkParts(sequence.fields, &cursor, into: &element)
      case .bytes, .partOfBytes: return walkBytes(form, sequence.fields, &cursor, into: &element)
      case .arraySlice, .substring, .keys, .values, .enumerated, .zipped:
        return try walkElements(form, sequence.fields, &cursor, into: &element)
      }
    }
  }

  /// Advances in a range or stride. There may be no number behind the last one: a cursor of another
  /// kind marks the end.
  private func walkNumbers(
    _ form: IterationForm, _ fields: IterationForm.Fields, _ cursor: inout Value,
    into element: inout Value
  ) throws(Fault) -> Bool {
    guard cursor.kind == .int else { return false }
    let position = cursor.asInt
    let stride: Int
    switch form {
    case .range:
      guard position < fields[1].asInt else { return false }
      stride = 1
    case .closedRange:
      guard position <= fields[1].asInt else { return false }
      stride = 1
    case .strideTo, .strideThrough:
      stride = fields[2].asInt
      let isPast = stride > 0 ? position > fields[1].asInt : position < fields[1].asInt
      guard !isPast, form == .strideThrough || position != fields[1].asInt else { return false }
    default: return try walkBack(fields[0], &cursor, into: &element)
    }
    element = .int(position)
    let (next, overflow) = position.addingReportingOverflow(stride)
    cursor = overflow ? .void : .int(next)
    return true
  }

  /// Advances from the end of an array or range to its start; the cursor is one past the element.
  private func walkBack(
    _ base: Value, _ cursor: inout Value, into element: inout Value
  ) throws(Fault) -> Bool {
    let position = cursor.asInt
    if base.kind == .array {
      guard position > 0, position <= base.array.count else { return false }
      element = try self.element(position - 1, of: base)
      cursor = .int(position - 1)
      return true
    }
    let first = base.fields[0].asInt
    let isClosed = walkForm(of: base) == .closedRange
    guard isClosed ? position >= first : position > first else { return false }
    element = .int(isClosed ? position : position - 1)
    cursor = position == .min ? .void : .int(position - 1)
    return true
  }

  private func walkBytes(
    _ form: IterationForm, _ fields: IterationForm.Fields, _ cursor: inout Value,
    into element: inout Value
  ) -> Bool {
    // A slice of a view: its end index, and the view with the text.
    let end = form == .bytes ? nil : fields[0].fields[1].fields[0].asInt
    let text = form == .bytes ? fields[0] : fields[0].fields[2].fields[0]
    let position = cursor.asInt
    guard position >= 0, position < end ?? .max,
      let byte = text.byte(at: position)
    else { return false }
    element = .integer(Int(byte), .uint8)
    cursor = .int(position + 1)
    return true
  }

  private func walkElements(
    _ form: IterationForm, _ fields: IterationForm.Fields, _ cursor: inout Value,
    into element: inout Value
  ) throws(Fault) -> Bool {
    var position = cursor.asInt
    switch form {
    case .arraySlice:
      guard position < fields[2].asInt else { return false }
      element = try self.element(position, of: fields[0])
    case .substring:
      guard position < fields[2].asInt,
        let end = fields[0].character(at: position, into: &element)
      else { return false }
      position = end - 1
    case .enumerated:
      guard position < fields[0].array.count else { return false }
      let value = try self.element(position, of: fields[0])
      element = pair(.int(position), value, types.offsetPair)
    case .zipped:
      guard position < fields[0].array.count, position < fields[1].array.count else { return false }
      let first = try self.element(position, of: fields[0])
      let second = try self.element(position, of: fields[1])
      element = pair(first, second, types.pair)
    default:
      let object = fields[0].dictionary
      guard let found = object.position(from: position) else { return false }
      element = form == .keys ? object.table.key(at: found) : object.table.value(at: found)
      element.retain()
      position = found
    }
    cursor = .int(position + 1)
    return true
  }

  /// An element of an array, retained.
  private func element(_ position: Int, of array: Value) throws(Fault) -> Value {
    guard position >= 0, position < array.array.count else { throw Fault.indexOutOfRange }
    let value = array.array.elements[position]
    if value.isHole { throw emptySlot(array, position) }
    return value.retained()
  }

  /// A tuple of two values; takes ownership of them.
  private func pair(_ first: Value, _ second: Value, _ type: RuntimeType) -> Value {
    let pair = reclaimer.makeTuple(type, 2)
    pair.header.pointee.slots[0] = first
    pair.header.pointee.slots[1] = second
    return pair
  }
}

/// The library structs whose elements the machine can find in their fields.
enum IterationForm {
  case range, closedRange, strideTo, strideThrough, reversed
  case arraySlice, substring, keys, values, enumerated, zipped, bytes, partOfBytes, parts

  typealias Fields = UnsafeMutableBufferPointer<Value>

  init?(_ nominal: NominalType) {
    guard nominal.isPrelude, nominal.kind == .struct else { return nil }
    switch (nominal.outer?.name, nominal.name) {
    case (nil, "Range"): self = .range
    case (nil, "ClosedRange"): self = .closedRange
    case (nil, "StrideTo"): self = .strideTo
    case (nil, "StrideThrough"): self = .strideThrough
    case (nil, "ReversedCollection"): self = .reversed
    case (nil, "ArraySlice"): self = .arraySlice
    case (nil, "Substring"): self = .substring
    case ("String", "UTF8View"): self = .bytes
    case ("Substring", "UTF8View"): self = .partOfBytes
    case ("Dictionary", "Keys"): self = .keys
    case ("Dictionary", "Values"): self = .values
    case (nil, "EnumeratedSequence"): self = .enumerated
    case (nil, "Zip2Sequence"): self = .zipped
    case (nil, "_TextParts"): self = .parts
    default: return nil
    }
  }

  /// The cursor at the first element; a hole if the base of the sequence must be iterated by its
  /// iterator.
  func start(_ fields: Fields) -> Value {
    switch self {
    case .range, .closedRange: fields[0].kind == .int ? fields[0] : .hole
    case .strideTo, .strideThrough:
      fields[0].kind == .int && fields[2].kind == .int ? fields[0] : .hole
    case .arraySlice: fields[0].kind == .array ? fields[1] : .hole
    case .substring: fields[0].isString ? fields[1] : .hole
    case .keys, .values: fields[0].kind == .dictionary ? .int(0) : .hole
    case .enumerated: fields[0].kind == .array ? .int(0) : .hole
    case .zipped: fields[0].kind == .array && fields[1].kind == .array ? .int(0) : .hole
    case .bytes: fields[0].isString ? .int(0) : .hole
    case .partOfBytes: IterationForm.firstByte(of: fields[0])
    case .parts: fields[4].asInt == .max ? fields[2] : .hole
    case .reversed: IterationForm.end(of: fields[0])
    }
  }

  /// The byte offset at which a slice of a byte view begins.
  private static func firstByte(of slice: Value) -> Value {
    let fields = slice.fields
    guard fields.count == 3, fields[2].fields.first?.isString == true, fields[1].fields.count == 1,
      let start = fields[0].fields.first, start.kind == .int
    else { return .hole }
    return start
  }

  /// The cursor at the end of a base, for iteration backwards.
  private static func end(of base: Value) -> Value {
    switch base.kind {
    case .array: return .int(base.array.count)
    case .structure:
      let form = base.header.pointee.type?._withUnsafeGuaranteedRef { $0.walkForm }
      guard form == .range || form == .closedRange, base.fields[0].kind == .int else {
        return .hole
      }
      return base.fields[1]
    default: return .hole
    }
  }
}
