/// The state of the input being checked.
struct InputState {
  /// Whether top-level code is async: at a prompt, and in files with top-level `await`.
  var isTopLevelAsync = true
  /// Whether a `try` covers something that can throw.
  var coversThrows = false
  /// The generic types written in the input, whose arguments are verified at the end.
  var writtenTypes: [WrittenType] = []
}
