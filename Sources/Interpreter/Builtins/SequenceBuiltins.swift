internal import Semantics

/// Builtins that many sequences share, which avoid a call per element.
enum SequenceBuiltins {
  static let rows: [Builtin] = [
    Builtin("sequence.elements") { call throws(Fault) in
      guard let array = try elements(of: call[0], call.machine) else { return .none }
      return array.wrapped
    },
    Builtin("sequence.join") { call throws(Fault) in
      let machine = call.machine
      let (sequence, separator) = (call.receiver, call[0])
      guard sequence.kind == .array, sequence.depth == 0 else { return .none }
      let elements = sequence.fields
      guard elements.allSatisfy({ $0.isString || $0.isSubstring }) else { return .none }
      var count = max(0, elements.count - 1) * separator.byteCount
      for element in elements { count += element.byteCount }
      try machine.memory.require(count, of: 1)
      let buffer = machine.textBuffer
      let start = buffer.end
      for (index, element) in elements.enumerated() {
        if index > 0 { buffer.append(textOf: separator) }
        buffer.append(textOf: element)
      }
      return buffer.take(from: start) { machine.makeString($0) }.wrapped
    },
  ]

  /// The elements of a sequence that the machine can iterate itself, as an array; nil for other
  /// sequences.
  private static func elements(of sequence: Value, _ machine: Machine) throws(Fault) -> Value? {
    if sequence.kind == .array, sequence.depth == 0 { return sequence.retained() }
    if let bytes = try bytes(of: sequence, machine) { return bytes }
    var cursor = machine.walkStart(of: sequence)
    guard !cursor.isHole, let type = elementType(of: sequence, machine.types) else { return nil }
    let array = ArrayObject(type: machine.types.array(of: type))
    let value = Value.array(array)
    var element = Value.none
    do throws(Fault) {
      while try machine.next(sequence, &cursor, into: &element) {
        if array.count & 0xFFFF == 0xFFFF { try machine.poll() }
        array.append(element)
      }
    } catch {
      value.release()
      throw error
    }
    return value
  }

  /// The bytes of a text, if the sequence is its UTF-8 view; nil for other sequences.
  private static func bytes(of sequence: Value, _ machine: Machine) throws(Fault) -> Value? {
    guard sequence.kind == .structure, sequence.depth == 0,
      sequence.header.pointee.type?._withUnsafeGuaranteedRef({ $0.walkForm }) == .bytes,
      let text = sequence.fields.first?.exactString
    else { return nil }
    try machine.memory.require(text.utf8.count, of: MemoryLayout<Value>.stride)
    let type = machine.types.array(of: machine.types.type(named: "UInt8"))
    let array = ArrayObject(type: type, capacity: text.utf8.count)
    for byte in Array(text.utf8) { array.append(.integer(Int(byte), .uint8)) }
    return .array(array)
  }

  /// The element type, if the type of the sequence determines it.
  private static func elementType(of sequence: Value, _ types: TypeTable) -> RuntimeType? {
    if sequence.isString { return types.character }
    guard let type = sequence.header.pointee.type?.takeUnretainedValue() else { return nil }
    if sequence.kind == .set { return type.arguments.first }
    switch type.walkForm {
    case .range, .closedRange, .strideTo, .strideThrough: return types.int
    case .arraySlice: return type.arguments.first
    case .substring: return types.character
    case .bytes, .partOfBytes: return types.type(named: "UInt8")
    case .parts: return types.substring
    case .reversed, .keys, .values, .enumerated, .zipped, nil: return nil
    }
  }
}
