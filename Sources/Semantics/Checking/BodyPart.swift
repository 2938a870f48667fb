import SourceText

/// A part of checking a body that has its own type: what it uses of the checker says `body`.
protocol BodyPart {
  var body: BodyChecker { get }
}

extension BodyPart {
  var checker: TypeChecker { body.checker }

  func error(
    _ fact: any DiagnosticFact, at span: Span, notes: [Diagnostic] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) {
    body.error(fact, at: span, notes: notes, fixIts: fixIts)
  }
}
