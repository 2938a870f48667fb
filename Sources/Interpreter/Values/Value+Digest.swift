extension Value {
  /// A number by which two values of a type can be told apart without keeping either: the same for
  /// values with the same parts, in every run. Functions do not count, nor which object or type it
  /// is.
  package var digest: Int { digest(at: 0) }

  /// The nesting down to which parts count.
  private static let deepest = 32

  private func digest(at level: Int) -> Int {
    if level == Value.deepest { return 0 }
    let start = Int(truncatingIfNeeded: meta & (Value.kindMask | Value.depthMask))
    switch kind {
    case .none, .hole, .void, .closure, .box, .weak, .instance, .metatype: return start
    case .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64,
      .double, .float, .cgFloat, .character, .enumCase:
      return Machine.mix(start, Int(truncatingIfNeeded: bits))
    // One text can be stored in two ways.
    case .string, .longString, .longCharacter: return Machine.hash(asString)
    case .array, .tuple, .structure: return digest(of: fields, from: start, level)
    case .enumPayload: return digest(of: fields, from: Machine.mix(start, caseIndex), level)
    case .dictionary:
      return dictionary.entries.reduce(start) {
        $0 &+ Machine.mix($1.0.digest(at: level + 1), $1.1.digest(at: level + 1))
      }
    case .set: return set.members.reduce(start) { $0 &+ $1.digest(at: level + 1) }
    case .keyPath: return Machine.mix(start, keyPath.components.count)
    case .native: return Machine.mix(start, object(as: NativeObject.self).hashCode)
    }
  }

  private func digest(of parts: some Sequence<Value>, from start: Int, _ level: Int) -> Int {
    parts.reduce(start) { Machine.mix($0, $1.digest(at: level + 1)) }
  }
}
