/// A message about a place in a source, with fix-its.
package struct Diagnostic: Sendable {
  /// How serious a diagnostic is, by the compiler's word for it.
  package enum Severity: String, Sendable { case error, warning, note, remark }

  /// A replacement that fixes the problem: the text of `span` becomes `replacement`.
  package struct FixIt: Sendable {
    package let span: Span
    package let replacement: String

    package init(span: Span, replacement: String) {
      self.span = span
      self.replacement = replacement
    }

    /// Whether the replacement leaves a part to be written: `<#default value#>`.
    package var hasPlaceholder: Bool { replacement.contains("<#") }
  }

  package let severity: Severity
  /// The problem as a value; code decides by it, never by its wording.
  package let fact: any DiagnosticFact
  package let source: Source
  package let span: Span
  package var notes: [Diagnostic]
  /// The diagnostics of each candidate declaration, if no candidate matches the call.
  package var candidates: [Diagnostic] = []
  package var fixIts: [FixIt]

  package init(
    _ severity: Severity, _ fact: any DiagnosticFact, in source: Source, at span: Span,
    notes: [Diagnostic] = [], fixIts: [FixIt] = []
  ) {
    self.severity = severity
    self.fact = fact
    self.source = source
    self.span = span
    self.notes = notes
    self.fixIts = fixIts
  }

  package init(
    _ severity: Severity, _ message: String, in source: Source, at span: Span,
    notes: [Diagnostic] = [], fixIts: [FixIt] = []
  ) {
    self.init(
      severity, Wording(message), in: source, at: span, notes: notes, fixIts: fixIts)
  }

  package var isError: Bool { severity == .error }

  /// The text in the compiler's wording: lower case, no full stop, names in single quotes.
  package var message: String { fact.message }
  package var missingName: MissingName? { fact.missingName }

  /// The missing name, if it names a value or a type.
  package var nameOfMissing: String? {
    switch missingName {
    case .value(let name)?, .type(let name)?: name
    case .operator?, .conformance?, nil: nil
    }
  }
  package var isUnmetRequirement: Bool { fact.isUnmetRequirement }
}

extension [Diagnostic] {
  /// The diagnostics sorted by the first line of their span; those on one line stay in order.
  ///
  /// Diagnostics about other sources come last.
  package func inReadingOrder(of source: Source) -> [Diagnostic] {
    guard count > 1 else { return self }
    let own = filter { $0.source === source }
    let map = LineMap(source)
    let lines = own.map { map.position(of: Int($0.span.start)).line }
    let order = own.indices.sorted { (lines[$0], $0) < (lines[$1], $1) }
    return order.map { own[$0] } + filter { $0.source !== source }
  }
}
