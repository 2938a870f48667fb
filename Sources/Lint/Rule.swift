import Semantics
package import SourceText

/// A lint rule: what it finds, with an example and its remedy.
///
/// A rule decides by types and resolved declarations, never by spelling.
package struct Rule: Sendable {
  /// `closure-field`, shown in brackets after its warnings.
  package let name: String
  /// What it warns of, in one sentence.
  package let summary: String
  /// Swift code that violates it.
  package let before: String
  /// The same code, corrected: the rule finds nothing.
  package let after: String
  let find: @Sendable (Program) -> [Finding]

  /// The violations in a program, in the order of its declarations.
  package func findings(in program: Program) -> [Finding] { find(program) }
}

/// A place in the program's text.
package struct Place {
  package let source: Source
  package let span: Span

  init(_ source: Source, _ span: Span) {
    self.source = source
    self.span = span
  }

  func isSame(as other: Place) -> Bool { source === other.source && span == other.span }

  init(_ property: Property) { self.init(property.source, property.span) }

  init(_ type: NominalType) { self.init(type.source, type.nameSpan) }
}

/// A violation of a rule.
package struct Finding {
  /// The updates of a view type that confirm a finding, named as in reports.
  package struct Evidence: Hashable, Sendable {
    /// The view type whose updates confirm it.
    package let view: String
    /// The field or property that causes them.
    package let target: String

    package init(view: String, target: String) {
      self.view = view
      self.target = target
    }
  }

  package let place: Place
  package let message: String
  /// What to write instead, and where.
  package let remedy: String
  package let remedyPlace: Place
  /// The observed updates that would confirm it.
  package let evidence: Evidence?

  init(
    _ place: Place, _ message: String, remedy: String, at remedyPlace: Place? = nil,
    evidence: Evidence? = nil
  ) {
    self.place = place
    self.message = message
    self.remedy = remedy
    self.remedyPlace = remedyPlace ?? place
    self.evidence = evidence
  }
}
