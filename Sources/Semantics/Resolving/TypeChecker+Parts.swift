/// The parts of the checker that have types of their own.
extension TypeChecker {
  var synthesis: MemberSynthesis { MemberSynthesis(checker: self) }
  var conformanceSynthesis: ConformanceSynthesis { ConformanceSynthesis(checker: self) }
  var propertyWrappers: WrapperDeclarations { WrapperDeclarations(checker: self) }
}
