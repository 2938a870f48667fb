package import Semantics
package import SourceText

/// How a write came about.
package enum WriteKind: String, Sendable {
  case assign, inPlace, binding, computed
}

/// What a write changed.
package enum WriteTarget {
  case instance(Value)
  case global(GlobalVariable)
  /// A value of the environment, by its name: `\.theme`, `Library`.
  case environment(String)
}

/// One property that was written within one moment of a transaction, however often: first old value,
/// last new one.
///
/// The values are the record's; `release()` lets them go.
package struct WriteRecord {
  package let target: WriteTarget
  package let property: String
  /// The slot of an instance's field, -1 for other targets.
  package let slot: Int
  package let old: Value
  package let new: Value
  package let kind: WriteKind
  /// Whether readers were told.
  package let notified: Bool
  /// Which moment of the transaction it was, from 0.
  package let moment: Int
  package let source: Source?
  package let span: Span

  package func release() {
    old.release()
    new.release()
    if case .instance(let value) = target { value.release() }
  }
}
