import Syntax

/// Where in the statements of a body the checker is: what control can go to from there.
///
/// Closures and local functions begin anew.
struct FlowPlace {
  /// What follows a case of a `switch`.
  enum FollowingCase {
    case end
    case branch(SwitchStatement.Case)
  }

  /// The labels that `break` and `continue` can name, innermost last.
  var labels: [(name: String?, id: LabelID, isLoop: Bool)] = []
  /// How many `if` and `do` statements are around.
  var branchDepth = 0
  /// Whether the statement belongs to `defer`.
  var isDeferred = false
  /// What follows the case that is being checked; nil outside of a `switch`.
  var following: FollowingCase?
}
