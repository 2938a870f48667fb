/// What a run of text means to its reader; a `Theme` decides how that looks.
package enum Role: Sendable, CaseIterable {
  /// The word that marks a diagnostic as an error.
  case error
  /// The word that marks a warning.
  case warning
  /// The word that marks a note or a remark.
  case note
  /// A place in a source, such as `main.swift:3:5`.
  case location
  /// What a diagnostic says.
  case message
  /// The `^~~~` under a source line.
  case caret
  /// The text that a fix-it puts in.
  case fixIt
  /// The mark of an updated view.
  case updated
  /// The mark of a view that appeared.
  case appeared
  /// The mark of a view that went away.
  case disappeared
  /// The mark of a view that shows something old.
  case stale
  /// The name of a view, an object or a variable.
  case name
  /// The name of a type.
  case type
  /// A value as Swift would print it.
  case value
  /// What stands between the facts: arrows, tree lines, asides.
  case quiet
  /// The title of a list or of a column.
  case heading
  /// A line that a comparison misses.
  case removed
  /// A line that a comparison did not expect.
  case added
  /// A check that held.
  case success
  /// A check that did not hold.
  case failure
  /// What the shell shows before it reads an input.
  case prompt
  /// A reserved word of Swift.
  case keyword
  /// A text or a number in Swift.
  case literal
  /// A comment in Swift.
  case comment
  /// The bracket at the cursor, and the one that belongs to it.
  case bracket
}
