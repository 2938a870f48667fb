/// What is known of the input that is being checked.
struct InputState {
  /// Whether code at the top level may wait: at a prompt, and in files that do so somewhere.
  var waitsAtTopLevel = true
  /// Whether a `try` stands before something that can throw.
  var coversThrows = false
  /// Generic types with arguments that the input writes; whether they fit is looked at in the end.
  var writtenTypes: [WrittenType] = []
}
