/// Counts by which the runs of views are told apart.
struct RunCounts {
  /// Visible changes; an update during which there was none is wasted.
  var renderedChanges = 0
  /// The machine's steps in updates nested in the running one.
  var innerSteps = 0
}
