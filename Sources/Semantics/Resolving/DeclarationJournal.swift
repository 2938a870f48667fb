/// Changes by declarations that are not part of a copy of `World`.
struct DeclarationJournal {
  /// How to undo changes to declarations, such as extensions, in order.
  private var undoActions: [() -> Void] = []
  /// Declarations that others reference weakly.
  var retained: [AnyObject] = []

  /// The number of changes that can be undone.
  var count: Int { undoActions.count }

  mutating func note(_ undo: @escaping () -> Void) { undoActions.append(undo) }

  /// Removes and returns the last change after the first `count`.
  mutating func takeLast(after count: Int) -> (() -> Void)? {
    undoActions.count > count ? undoActions.removeLast() : nil
  }

  /// Makes the changes permanent.
  mutating func commit() { undoActions.removeAll() }
}
