package import SourceText

/// The note that a text uses a stub.
struct StubNote: DiagnosticFact {
  /// The name of the stub.
  let name: String
  let text: String
  var message: String { "stub: \(text)" }
}

extension [Diagnostic] {
  /// These notes about the stubs of a text, and later ones, each in place of an earlier one about
  /// the same stub.
  package func updated(by later: [Diagnostic]) -> [Diagnostic] {
    var (notes, rest) = (self, later)
    for index in notes.indices {
      guard let name = notes[index].stubName,
        let other = rest.firstIndex(where: { $0.stubName == name })
      else { continue }
      notes[index] = rest.remove(at: other)
    }
    return notes + rest
  }
}

extension Diagnostic {
  /// The name of the stub that it notes; nil for other diagnostics.
  fileprivate var stubName: String? { (fact as? StubNote)?.name }
}
