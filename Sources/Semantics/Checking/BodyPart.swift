import SourceText

/// A part of checking a body that has its own type: what it uses of the checker says `body`.
protocol BodyPart {
  var body: BodyChecker { get }
}

extension BodyPart {
  var checker: TypeChecker { body.checker }

  func error(_ fact: any DiagnosticFact, at span: Span, notes: [Diagnostic] = []) {
    body.error(fact, at: span, notes: notes)
  }
}

extension BodyChecker {
  var keyPaths: KeyPathChecker { KeyPathChecker(body: self) }
  var patterns: PatternChecker { PatternChecker(body: self) }
  var packs: PackChecker { PackChecker(body: self) }
  var ranking: OverloadRanking { OverloadRanking(body: self) }
  var lender: PointerLender { PointerLender(body: self) }
  var exclusivity: ExclusivityChecker { ExclusivityChecker(body: self) }
  var interpolations: InterpolationChecker { InterpolationChecker(body: self) }
  var anticipation: Anticipation { Anticipation(body: self) }

  var isolation: IsolationChecker { IsolationChecker(body: self) }
  var inert: InertChecker { InertChecker(body: self) }
  var globals: TopLevelChecker { TopLevelChecker(body: self) }
  var collections: CollectionChecker { CollectionChecker(body: self) }
  var finisher: Finisher { Finisher(body: self) }

  func transform(_ builder: Type) -> ResultBuilderTransform {
    ResultBuilderTransform(body: self, builder: builder)
  }
}
