import SourceText

/// A part of checking a body that has its own type: what it uses of the checker says `body`.
protocol BodyPart: CheckerPart {
  var body: BodyChecker { get }
}

extension BodyPart {
  var checker: TypeChecker { body.checker }
  var conversions: ConversionChecker { body.conversions }
  var literals: LiteralChecker { body.literals }

  func error(
    _ fact: any DiagnosticFact, at span: Span, notes: [Diagnostic] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) {
    body.error(fact, at: span, notes: notes, fixIts: fixIts)
  }
}
