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
      let (sequence, separator) = (call.receiver, call[0].asString)
      var cursor = machine.walkStart(of: sequence)
      guard sequence.kind == .array, !cursor.isHole else { return .none }
      var text = ""
      var element = Value.none
      while try machine.next(sequence, &cursor, into: &element) {
        defer { element.release() }
        guard element.kind == .string || element.isSubstring else { return .none }
        if cursor.asInt > 1 { text += separator }
        text += element.text
      }
      try machine.memory.require(text.utf8.count, of: 1)
      return Value.string(text).wrapped
    },
  ]

  /// The elements of a sequence that the machine can iterate itself, as an array; nil for other
  /// sequences.
  private static func elements(of sequence: Value, _ machine: Machine) throws(Fault) -> Value? {
    if sequence.kind == .array, sequence.depth == 0 { return sequence.retained() }
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

  /// The element type, if the type of the sequence determines it.
  private static func elementType(of sequence: Value, _ types: TypeTable) -> RuntimeType? {
    if sequence.kind == .string { return types.character }
    guard let type = sequence.header.pointee.type?.takeUnretainedValue() else { return nil }
    if sequence.kind == .set { return type.arguments.first }
    switch type.walkForm {
    case .range, .closedRange, .strideTo, .strideThrough: return types.int
    case .arraySlice: return type.arguments.first
    case .substring: return types.character
    case .bytes, .partOfBytes: return types.type(named: "UInt8")
    case .reversed, .keys, .values, .enumerated, .zipped, nil: return nil
    }
  }
}

extension Value {
  /// The elements of an array or array slice in place, borrowed; nil for other values, and while
  /// one of the elements is being modified.
  var contiguousElements: UnsafeMutableBufferPointer<Value>? {
    var elements: UnsafeMutableBufferPointer<Value>
    if kind == .array, depth == 0 {
      elements = fields
    } else if kind == .structure, depth == 0, fields.count == 3, fields[0].kind == .array,
      header.pointee.type?.takeUnretainedValue().walkForm == .arraySlice
    {
      let (start, end) = (fields[1].asInt, fields[2].asInt)
      guard 0 <= start, start <= end, end <= fields[0].fields.count else { return nil }
      elements = UnsafeMutableBufferPointer(rebasing: fields[0].fields[start..<end])
    } else {
      return nil
    }
    return elements.contains(where: \.isHole) ? nil : elements
  }

  /// Whether the value is a `Substring`, which stores its base string.
  fileprivate var isSubstring: Bool {
    kind == .structure && fields[0].kind == .string
      && header.pointee.type?.takeUnretainedValue().walkForm == .substring
  }

  /// The text of a `String` or `Substring`.
  fileprivate var text: String {
    guard kind == .structure else { return asString }
    let text = fields[0].asString
    return String(text[text.byteIndex(fields[1].asInt)..<text.byteIndex(fields[2].asInt)])
  }
}
