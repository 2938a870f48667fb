import SourceText
import Syntax

/// Decisions made at the end of a statement, if nothing made them before.
extension BodyChecker {
  /// Ends a statement: gives open literals their default types and checks pending conformances.
  func finishStatement() {
    guard attemptDepth == 0 else { return }
    memos.forgetAll()
    bindDefaults()
    let first = min(context.closure.outerConformances, checker.inference.pendingConformances.count)
    let pending = Array(checker.inference.pendingConformances[first...])
    checker.inference.pendingConformances.removeSubrange(first...)
    for question in pending {
      let type = unifier.normalize(question.type)
      if let hole = checker.holeSolver.hole(type) {
        checker.holeSolver.require([question.constraint], of: hole)
      }
      if case .variable = type { continue }
      if !conformances.meets(type, question.constraint) {
        error(
          GenericError.requiresConformance(
            question.requirementOwner, type.displayed, to: question.constraint.displayed),
          at: question.span)
      }
    }
  }

  /// Gives the literals of the body their default types; those of enclosing bodies stay open.
  func bindDefaults() { unifier.bindDefaults(from: context.closure.outerVariables) }
}
