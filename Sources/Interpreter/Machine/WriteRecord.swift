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

/// The code of the program that made a write.
package struct Writer {
  package let source: Source
  package let span: Span
  /// What the code belongs to: `Cart.total`, `Shelf.add(_:)`.
  package let function: String
  package let kind: Function.Kind
  /// Whether it assigned to a binding, which wrote here.
  package let isThroughBinding: Bool

  init?(_ place: WritePlace, isThroughBinding: Bool) {
    guard let code = place.code?.takeUnretainedValue() else { return nil }
    let written = code.writtenPlace(at: Int(place.instruction))
    source = written.source
    span = written.span
    function = written.function
    kind = code.kind
    self.isThroughBinding = isThroughBinding
  }
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
  /// Where in the transaction it was made: the number of the journal's entry.
  package let position: Int
  /// The program's code that made it; nil where that was nobody's, as where a person types.
  package let writer: Writer?
  /// The code that told its readers again within the moment, as far as the journal kept it.
  package var laterWriters: [Writer] = []

  func retain() {
    old.retain()
    new.retain()
    if case .instance(let value) = target { value.retain() }
  }

  package func release() {
    old.release()
    new.release()
    if case .instance(let value) = target { value.release() }
  }
}
