/// Changes by declarations that are not part of a copy of `World`.
struct DeclarationJournal {
  /// A change that can be undone.
  private struct Change {
    let undo: () -> Void
    /// The type whose members are as they were before, once it is undone; nil if it changes none.
    let type: ObjectIdentifier?
  }

  private var changes: [Change] = []
  /// The indices of the first changes of types' members since `mark`.
  private var memberChanges: [ObjectIdentifier: Int] = [:]
  /// The number of changes when the last snapshot was taken.
  private var lastMark = 0
  /// Declarations that others reference weakly.
  var retained: [AnyObject] = []

  /// The number of changes that can be undone, to which a snapshot goes back.
  mutating func mark() -> Int {
    lastMark = changes.count
    return lastMark
  }

  /// Notes a change of a type's members unless an earlier one brings back what the last snapshot saw of it.
  ///
  /// - Parameter remember: Copies what is there now, and gives what brings it back.
  mutating func note(membersOf type: NominalType, _ remember: () -> () -> Void) {
    let id = ObjectIdentifier(type)
    if let index = memberChanges[id], index >= lastMark { return }
    memberChanges[id] = changes.count
    changes.append(Change(undo: remember(), type: id))
  }

  /// Notes a change and what undoes it.
  mutating func note(_ undo: @escaping () -> Void) {
    changes.append(Change(undo: undo, type: nil))
  }

  /// Removes the last change after the first `count`, and returns what undoes it.
  mutating func takeLast(after count: Int) -> (() -> Void)? {
    guard changes.count > count, let last = changes.popLast() else { return nil }
    if let type = last.type { memberChanges[type] = nil }
    return last.undo
  }

  /// Makes the changes permanent.
  mutating func commit() {
    changes.removeAll()
    memberChanges.removeAll()
    lastMark = 0
  }
}
