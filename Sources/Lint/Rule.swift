import Semantics
package import SourceText

/// One piece of advice: what it looks for, and an example of it with its remedy.
///
/// A rule judges by types and resolved declarations, never by how something is spelled.
package struct Rule: Sendable {
  /// `closure-field`: what stands in brackets behind its warnings.
  package let name: String
  /// What it warns of, in one sentence.
  package let summary: String
  /// Swift that it warns of.
  package let before: String
  /// The same, mended: the rule has nothing to say.
  package let after: String
  let find: @Sendable (Program) -> [Finding]

  /// What it finds in a program, in the order of the program's declarations.
  package func findings(in program: Program) -> [Finding] { find(program) }
}

/// A place in a text of the program.
package struct Place {
  package let source: Source
  package let span: Span

  init(_ source: Source, _ span: Span) {
    self.source = source
    self.span = span
  }

  init(_ property: Property) { self.init(property.source, property.span) }

  init(_ type: NominalType) { self.init(type.source, type.nameSpan) }
}

/// One place that a rule warns of.
package struct Finding {
  /// What happens to the views of a type: an input's report names it so.
  package struct Evidence: Hashable, Sendable {
    /// The views whose updates tell of it.
    package let view: String
    /// The field or the property that makes them run.
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
  /// What to look for among the updates that were seen.
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
