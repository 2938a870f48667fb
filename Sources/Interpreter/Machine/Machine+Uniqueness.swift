/// Whether an object has one owner alone.
extension Machine {
  /// Whether a program has no other reference to an object. What the open transaction would give back,
  /// and what it will report, is none of the program's.
  func isUniquelyReferenced(_ object: Value) -> Bool {
    guard object.isHeap else { return false }
    var others = Int(object.header.pointee.count) - 1
    if others == 0 { return true }
    journal.forEachReference { value in
      if others > 0 { others -= references(to: object, in: value) }
    }
    return others == 0
  }

  /// How often a value that the journal keeps refers to an object: itself, or by parts that are of
  /// nobody else's value.
  private func references(to object: Value, in value: Value) -> Int {
    var found = 0
    var parts = [value]
    while let part = parts.popLast() {
      guard part.isHeap else { continue }
      if part.bits == object.bits {
        found += 1
        continue
      }
      switch part.kind {
      case .structure, .tuple, .enumPayload, .array:
        if part.isUnique { parts += part.fields }
      default: continue
      }
    }
    return found
  }
}
