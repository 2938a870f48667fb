/// What declarations have done that outlives a copy of `World`.
struct DeclarationJournal {
  /// Extensions and other changes of declarations: how to take them back, in order.
  private var undoActions: [() -> Void] = []
  /// What declarations hold weakly and the checker keeps.
  var retained: [AnyObject] = []

  /// How many changes can be taken back.
  var count: Int { undoActions.count }

  mutating func note(_ undo: @escaping () -> Void) { undoActions.append(undo) }

  /// The last change that can be taken back, where there are more than `count`.
  mutating func takeLast(after count: Int) -> (() -> Void)? {
    undoActions.count > count ? undoActions.removeLast() : nil
  }

  /// Forgets how to take changes back.
  mutating func commit() { undoActions.removeAll() }
}
