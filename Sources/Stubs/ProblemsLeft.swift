/// The problems in a text that its stubs leave.
struct ProblemsLeft: Equatable {
  /// The number of errors that no stub could mend.
  var count = 0
  /// Whether a check has found them since the stubs last changed.
  var areChecked = true
  /// Whether a check of the text with the stubs as they are reported nothing, not even a warning.
  var isSilent = false
}
