import SourceText

/// A part of the body checker with a type of its own; it reaches the shared state through `body`.
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
