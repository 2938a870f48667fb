import SourceText

/// The state of the checker before a speculative check.
struct Checkpoint {
  let trail: Int
  fileprivate let diagnostics: Int
  fileprivate let openVariables: Int
  fileprivate let pendingConformances: Int
  fileprivate let context: BodyContext
  fileprivate let effects: FoundEffects
  fileprivate let score: Score
}

extension BodyChecker {
  /// The current state, for `rollBack`.
  func checkpoint() -> Checkpoint {
    Checkpoint(
      trail: unifier.mark(), diagnostics: checker.diagnostics.count,
      openVariables: checker.inference.openVariables.count,
      pendingConformances: checker.inference.pendingConformances.count, context: context,
      effects: context.found, score: score)
  }

  /// Undoes bindings, type variables, pending conformances, diagnostics, effects and scores since
  /// the checkpoint.
  func rollBack(to point: Checkpoint) {
    unifier.undo(to: point.trail)
    checker.diagnostics.removeLast(max(0, checker.diagnostics.count - point.diagnostics))
    checker.inference.cut(to: point.openVariables, point.pendingConformances)
    point.context.found = point.effects
    score = point.score
  }

  /// Returns the result of `work` after undoing its effects.
  func probe<Result>(_ work: () -> Result) -> Result {
    let start = checkpoint()
    defer { rollBack(to: start) }
    return work()
  }

  /// What was reported since the checkpoint.
  func diagnostics(since point: Checkpoint) -> ArraySlice<Diagnostic> {
    checker.diagnostics.dropFirst(point.diagnostics)
  }

  /// Whether an error was reported since the checkpoint.
  func hasErrors(since point: Checkpoint) -> Bool {
    diagnostics(since: point).contains(where: \.isError)
  }
}
