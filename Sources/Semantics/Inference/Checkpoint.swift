import SourceText

/// Where the checker stood before something was tried.
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
  /// A point that `rollBack` returns to.
  func checkpoint() -> Checkpoint {
    Checkpoint(
      trail: unifier.mark(), diagnostics: checker.diagnostics.count,
      openVariables: checker.inference.openVariables.count,
      pendingConformances: checker.inference.pendingConformances.count, context: context,
      effects: context.found, score: score)
  }

  /// Takes back what was bound, opened, asked, reported and scored since.
  func rollBack(to point: Checkpoint) {
    unifier.undo(to: point.trail)
    checker.diagnostics.removeLast(max(0, checker.diagnostics.count - point.diagnostics))
    checker.inference.cut(to: point.openVariables, point.pendingConformances)
    point.context.found = point.effects
    score = point.score
  }

  /// What the work gives, after everything that it did is taken back.
  func probe<Result>(_ work: () -> Result) -> Result {
    let start = checkpoint()
    defer { rollBack(to: start) }
    return work()
  }

  /// Whether an error was reported since.
  func hasErrors(since point: Checkpoint) -> Bool {
    checker.diagnostics.dropFirst(point.diagnostics).contains(where: \.isError)
  }
}
