/// The parts of the checker that have types of their own.
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
  var statementChecker: StatementChecker { StatementChecker(body: self) }
  var locals: LocalDeclarations { LocalDeclarations(body: self) }
  var subscripts: SubscriptChecker { SubscriptChecker(body: self) }
  var matcher: ArgumentMatcher { ArgumentMatcher(body: self) }
  var overloads: OverloadResolver { OverloadResolver(body: self) }
  var callDiagnosis: CallDiagnosis { CallDiagnosis(body: self) }
  var conversionDiagnosis: ConversionDiagnosis { ConversionDiagnosis(body: self) }
  var functions: FunctionBodies { FunctionBodies(body: self) }
  var finisher: Finisher { Finisher(body: self) }

  func transform(_ builder: Type) -> ResultBuilderTransform {
    ResultBuilderTransform(body: self, builder: builder)
  }
}
