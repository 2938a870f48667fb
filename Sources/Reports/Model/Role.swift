/// The meaning of a run of text; a `Theme` decides how it looks.
package enum Role: Sendable, CaseIterable {
  /// The word that marks a diagnostic as an error.
  case error
  /// The word that marks a warning.
  case warning
  /// The word that marks a note or a remark.
  case note
  /// A place in a source, such as `main.swift:3:5`.
  case location
  /// The message of a diagnostic.
  case message
  /// The `^~~~` under a source line.
  case caret
  /// The replacement text of a fix-it.
  case fixIt
  /// The mark of an updated view.
  case updated
  /// The mark of a view that appeared.
  case appeared
  /// The mark of a removed view.
  case disappeared
  /// The mark of a stale view.
  case stale
  /// The name of a view, an object or a variable.
  case name
  /// The name of a type.
  case type
  /// A value as Swift would print it.
  case value
  /// Text between the facts: arrows, tree lines, asides.
  case quiet
  /// The title of a list or of a column.
  case heading
  /// An expected line that is missing in a comparison.
  case removed
  /// An unexpected line in a comparison.
  case added
  /// A check that passed.
  case success
  /// A check that failed.
  case failure
  /// The shell's prompt.
  case prompt
  /// A reserved word of Swift.
  case keyword
  /// A string or number literal in Swift.
  case literal
  /// A comment in Swift.
  case comment
  /// The bracket at the cursor, and the matching one.
  case bracket
}
