import SourceText
import Syntax

/// Checking what may turn out to be something else.
extension BodyChecker {
  /// Runs `work` so that it can be taken back: gives what it made and the diagnostics it reported,
  /// which are not reported yet.
  func attempt<Result>(_ work: () -> Result) -> (Result, [Diagnostic]) {
    let start = checker.diagnostics.count
    let (outer, found) = (context, context.found)
    if !declarations.isPrelude { checker.budget.step() }
    attemptDepth += 1
    let result = work()
    attemptDepth -= 1
    let reported = Array(checker.diagnostics[start...])
    checker.diagnostics.removeSubrange(start...)
    // What is rejected neither waits nor throws.
    if reported.contains(where: \.isError) { outer.found = found }
    return (result, reported)
  }

  /// What the work makes, if nothing is wrong with it and it is as it is wanted; otherwise nothing has
  /// happened. Unlike `attempt`, it need not be done again where it is kept, so that what is tried
  /// within what is tried costs no more than its text.
  func kept(
    _ work: () -> TypedExpression, if isWanted: (TypedExpression) -> Bool = { _ in true }
  ) -> TypedExpression? {
    let start = checkpoint()
    let made = work()
    if !hasErrors(since: start), !made.type.isUnknown, isWanted(made) { return made }
    rollBack(to: start)
    return nil
  }
}
