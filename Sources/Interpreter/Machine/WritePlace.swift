/// The code that made a write, kept in numeric form until it is needed.
///
/// Valid while the transaction is open: the journal retains the code that it refers to.
struct WritePlace {
  var code: Unmanaged<Code>?
  var instruction: Int32 = 0
  /// The index in the code's `writes`; -1 for writes without a property.
  var write: Int32 = -1
  /// The kind of write, unless the write site determines it.
  var kind: WriteKind?
  /// Whether readers were notified; set when the moment of the write ends.
  var wasNotified = false
  /// For a caller: whether it wrote to a binding.
  var isThroughBinding = false

  static var none: WritePlace { WritePlace(code: nil) }

  var site: WriteSite? {
    guard let code, write >= 0 else { return nil }
    return code._withUnsafeGuaranteedRef { $0.tables.writes[Int(write)] }
  }
}
