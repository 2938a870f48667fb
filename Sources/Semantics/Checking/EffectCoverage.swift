import SourceText

/// The effect markers that cover the place being checked.
struct EffectCoverage: Hashable {
  /// The `try` that covers it; an empty span for an implicit one.
  var coveringTry: Span?
  /// The `await` that covers it.
  var awaiting: Span?
  /// Whether it is the value of an `async let`, which a child task evaluates.
  var isAsyncLet = false

  /// Whether a `try` covers it.
  var isCovered: Bool { coveringTry != nil }
  /// Whether an `await` covers it.
  var isAwaited: Bool { awaiting != nil }
}

extension BodyChecker {
  /// Checks generated code as if it were covered by `try`, `await` or both.
  func covering<Result>(tries: Bool, waits: Bool, _ work: () -> Result) -> Result {
    let outer = effects
    if tries { effects.coveringTry = Span.none }
    if waits { effects.awaiting = Span.none }
    defer { effects = outer }
    return work()
  }
}
