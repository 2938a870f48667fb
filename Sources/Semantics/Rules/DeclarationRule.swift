import SourceText

/// Rules for one aspect of declarations; they reach the others through `rules`.
protocol DeclarationRule: CheckerPart {
  var rules: DeclarationRules { get }
}

extension DeclarationRule {
  typealias Place = DeclarationRules.Place

  var checker: TypeChecker { rules.checker }
  var source: Source { rules.source }

  func error(_ fact: any DiagnosticFact, at span: Span, notes: [Diagnostic] = []) {
    rules.error(fact, at: span, notes: notes)
  }
}
