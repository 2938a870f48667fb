import Syntax

/// The role of a statement in an enclosing `if` or `switch` expression.
struct BranchValue {
  /// The result type of the enclosing `if` or `switch` expression; nil outside of one.
  var target: ResultTarget?
  /// Whether an expression statement is the value of a branch.
  var isResult = false
}

/// The checker's position among the statements of a body: the possible targets of control flow.
///
/// Closures and local functions start with a new one.
struct FlowPlace {
  /// What follows a case of a `switch`, for `fallthrough`.
  enum FollowingCase {
    case end
    case branch(SwitchStatement.Case)
  }

  /// The labels available to `break` and `continue`, innermost last.
  var labels: [(name: String?, id: LabelID, isLoop: Bool)] = []
  /// The number of enclosing `if` and `do` statements.
  var branchDepth = 0
  /// Whether the statement is inside `defer`.
  var isDeferred = false
  /// What follows the case being checked; nil outside a `switch`.
  var nextCase: FollowingCase?
  /// The value of the enclosing `if` or `switch` expression.
  var value = BranchValue()
}
