import SourceText
import Syntax

/// Speculative checking, which can be rolled back.
extension BodyChecker {
  /// Runs `work` speculatively: returns its result and the diagnostics it produced, which are not
  /// reported yet.
  func attempt<Result>(_ work: () -> Result) -> (Result, [Diagnostic]) {
    let start = checker.diagnostics.count
    let (outer, found) = (context, context.found)
    if !declarations.isPrelude { checker.budget.step() }
    attemptDepth += 1
    let result = work()
    attemptDepth -= 1
    let reported = Array(checker.diagnostics[start...])
    checker.diagnostics.removeSubrange(start...)
    // Rejected code contributes no `async` or `throws` effects.
    if reported.contains(where: \.isError) { outer.found = found }
    return (result, reported)
  }

  /// Returns the result of `work` if it produced no errors and satisfies `isWanted`; otherwise
  /// rolls everything back. Unlike with `attempt`, a result that is kept need not be checked again,
  /// so nested attempts cost time linear in the text.
  func keepIfValid(
    _ work: () -> TypedExpression, if isWanted: (TypedExpression) -> Bool = { _ in true }
  ) -> TypedExpression? {
    let start = checkpoint()
    let made = work()
    if !hasErrors(since: start), !made.type.isUnknown, isWanted(made) { return made }
    rollBack(to: start)
    return nil
  }
}
