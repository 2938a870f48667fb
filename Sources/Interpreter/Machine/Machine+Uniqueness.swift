/// `isKnownUniquelyReferenced`.
extension Machine {
  /// Whether the program has no other reference to an object, ignoring the references that the
  /// journal holds for a rollback and reports.
  func isUniquelyReferenced(_ object: Value) -> Bool {
    guard object.isHeap else { return false }
    var others = Int(object.header.pointee.count) - 1
    if others == 0 { return true }
    journal.forEachReference { value in
      if others > 0 { others -= references(to: object, in: value) }
    }
    return others == 0
  }

  /// The number of references to an object in a value that the journal retains: the value itself,
  /// or uniquely referenced parts of it.
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
