package import Semantics
package import SourceText

/// How a write was made.
package enum WriteKind: String, Sendable {
  case assign, inPlace, binding, computed
}

/// The owner of what was written.
package enum WriteTarget {
  case instance(Value)
  case global(GlobalVariable)
  /// A value of the environment by its name: `\.theme`, `Library`.
  case environment(String)
}

/// The program's code that made a write.
package struct Writer {
  package let source: Source
  /// The span of the write in `source`.
  package let span: Span
  /// The declaration that contains the code: `Cart.total`, `Shelf.add(_:)`.
  package let function: String
  package let kind: Function.Kind
  /// Whether the code assigned to a binding.
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

/// The writes to one property within a moment of a transaction: the first old value and the last
/// new one.
///
/// The record owns its values; `release()` releases them.
package struct WriteRecord {
  package let target: WriteTarget
  /// The name of the property or variable; empty for environment values.
  package let property: String
  /// The slot of an instance's field; -1 for other targets.
  package let slot: Int
  /// The value before the first write of the moment.
  package let old: Value
  /// The value after the last write of the moment.
  package let new: Value
  package let kind: WriteKind
  /// Whether readers were notified.
  package let notified: Bool
  /// The index of the moment in the transaction, from 0.
  package let moment: Int
  /// The position in the transaction: the index of the journal's entry.
  package let position: Int
  /// The program's code that made it; nil for writes that no code made, such as typing into a text
  /// field.
  package let writer: Writer?
  /// The code that wrote again and notified readers within the moment, as far as the journal
  /// recorded it.
  package var laterWriters: [Writer] = []

  func retain() {
    old.retain()
    new.retain()
    if case .instance(let value) = target { value.retain() }
  }

  /// Releases the values and the target.
  package func release() {
    old.release()
    new.release()
    if case .instance(let value) = target { value.release() }
  }
}
