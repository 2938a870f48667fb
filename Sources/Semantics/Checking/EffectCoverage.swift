import SourceText

/// Which effects the place that is being checked may have.
struct EffectCoverage: Hashable {
  /// Where the `try` stands that it belongs to: an empty span for one that nobody wrote.
  var coveringTry: Span?
  /// The same of `await`.
  var awaiting: Span?
  /// Whether it is the value of `async let`, which another task waits for.
  var isAsyncLet = false

  /// Whether it belongs to `try`.
  var isCovered: Bool { coveringTry != nil }
  /// Whether it belongs to `await`.
  var isAwaited: Bool { awaiting != nil }
}

extension BodyChecker {
  /// Checks what stands behind `try`, behind `await`, or behind both, as code that is made here does.
  func covering<Result>(tries: Bool, waits: Bool, _ work: () -> Result) -> Result {
    let outer = effects
    if tries { effects.coveringTry = Span.none }
    if waits { effects.awaiting = Span.none }
    defer { effects = outer }
    return work()
  }
}
