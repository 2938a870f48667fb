internal import Interpreter
internal import Semantics

/// Tells whether the views that a content closure has made would count as the same if it made them
/// again from the same values.
///
/// Closures with captures make a view of the program differ each time (see `FieldComparison`), as do
/// objects and collections made by the run, and bindings.
struct RepeatableContent {
  private let host: ViewHost
  private let element: Value

  init(_ host: ViewHost, _ element: Value) {
    self.host = host
    self.element = element
  }

  /// Whether a value would be the same. Closures may capture values inside of library views, which
  /// only keep them.
  func contains(_ value: Value, isInLibrary: Bool = true) -> Bool {
    if value.hasSameBits(as: element) { return true }
    switch value.kind {
    case .none, .void, .bool, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32,
      .uint64, .double, .float, .cgFloat, .character, .longCharacter, .enumCase, .metatype,
      .string, .longString:
      return true
    case .structure: return containsStruct(value, isInLibrary)
    case .tuple, .enumPayload:
      return !comparesItself(value) && containsParts(of: value, isInLibrary)
    case .instance: return !host.machine.journal.isNew(value)
    case .closure:
      return !value.closure.hasCaptures || isInLibrary && containsParts(of: value, isInLibrary)
    case .hole, .array, .dictionary, .set, .box, .keyPath, .native, .weak: return false
    }
  }

  private func containsStruct(_ value: Value, _ isInLibrary: Bool) -> Bool {
    let traits = host.library.traits(of: value)
    if traits?.wrapper == .binding || traits?.role == .focusBinding { return false }
    return !comparesItself(value) && containsParts(of: value, isInLibrary && traits != nil)
  }

  private func containsParts(of value: Value, _ isInLibrary: Bool) -> Bool {
    value.fields.allSatisfy { contains($0, isInLibrary: isInLibrary) }
  }

  /// Whether code of the program decides if it is the same.
  private func comparesItself(_ value: Value) -> Bool {
    guard let nominal = host.machine.dynamicType(value).nominal, !nominal.isPrelude else {
      return false
    }
    return FieldComparison(host).usesEquality(of: value)
  }
}
