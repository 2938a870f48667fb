/// The parts of the checker.
extension BodyChecker {
  var keyPaths: KeyPathChecker { KeyPathChecker(body: self) }
  var patterns: PatternChecker { PatternChecker(body: self) }
  var packs: PackChecker { PackChecker(body: self) }
  var ranking: OverloadRanking { OverloadRanking(body: self) }
  var pointerArguments: PointerArgumentChecker { PointerArgumentChecker(body: self) }
  var exclusivity: ExclusivityChecker { ExclusivityChecker(body: self) }
  var interpolations: InterpolationChecker { InterpolationChecker(body: self) }
  var contextualInference: ContextualInference { ContextualInference(body: self) }
  var parameterWidening: ParameterWidening { ParameterWidening(body: self) }
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
  var names: NameResolver { NameResolver(body: self) }
  var members: MemberResolver { MemberResolver(body: self) }
  var selection: MemberSelection { MemberSelection(body: self) }
  var functionConversions: FunctionConversions { FunctionConversions(body: self) }
  var conversions: ConversionChecker { ConversionChecker(body: self) }
  var closures: ClosureChecker { ClosureChecker(body: self) }
  var calls: CallChecker { CallChecker(body: self) }
  var invocations: InvocationChecker { InvocationChecker(body: self) }
  var passedArguments: ArgumentChecker { ArgumentChecker(body: self) }
  var effectChecker: EffectChecker { EffectChecker(body: self) }
  var literals: LiteralChecker { LiteralChecker(body: self) }
  var assignments: AssignmentChecker { AssignmentChecker(body: self) }
  var functionReferences: FunctionReferences { FunctionReferences(body: self) }
  var implicitMembers: ImplicitMemberResolver { ImplicitMemberResolver(body: self) }
  var chains: ChainChecker { ChainChecker(body: self) }
  var casts: CastChecker { CastChecker(body: self) }
  var genericRequirements: RequirementChecker { RequirementChecker(body: self) }
  var memoized: MemoizedChecking { MemoizedChecking(body: self) }
  var opaqueResults: OpaqueResultChecker { OpaqueResultChecker(body: self) }
  var ownership: OwnershipChecker { OwnershipChecker(body: self) }
  var operatorChecker: OperatorChecker { OperatorChecker(body: self) }
  var literalArithmetic: LiteralArithmetic { LiteralArithmetic(body: self) }
  var operatorDiagnosis: OperatorDiagnosis { OperatorDiagnosis(body: self) }
  var macros: MacroChecker { MacroChecker(body: self) }
  var reachability: Reachability { Reachability(body: self) }
  var controlFlow: ControlFlowChecker { ControlFlowChecker(body: self) }
  var branchValues: BranchValueChecker { BranchValueChecker(body: self) }
  var assets: AssetChecker { AssetChecker(body: self) }
  var stubs: StubCalls { StubCalls(body: self) }
  var scan: BodyScan { BodyScan(body: self) }

  func transform(_ builder: Type) -> ResultBuilderTransform {
    ResultBuilderTransform(body: self, builder: builder)
  }
}
