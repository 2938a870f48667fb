import SourceText

/// A part of the type checker that has its own type: what it uses of the others says `checker`.
protocol CheckerPart {
  var checker: TypeChecker { get }
}

extension CheckerPart {
  func error(
    _ fact: any DiagnosticFact, in source: Source, at span: Span, notes: [Diagnostic] = []
  ) {
    checker.error(fact, in: source, at: span, notes: notes)
  }
}
