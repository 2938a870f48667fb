import Syntax

/// What the statement that is checked next has to do with the value of an `if` or `switch` around it.
struct BranchValue {
  /// What the enclosing `if` or `switch` expression gives; nil where there is none.
  var target: ResultTarget?
  /// Whether an expression that stands as a statement gives that value.
  var isResult = false
}

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
  /// The value that the enclosing `if` or `switch` expression gives.
  var value = BranchValue()
}
