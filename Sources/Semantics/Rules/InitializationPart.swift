/// A part of the analysis that has its own type: what it uses of the others says `analysis`.
protocol InitializationPart: CheckerPart {
  var analysis: DefiniteInitialization { get }
}

extension InitializationPart {
  typealias State = DefiniteInitialization.State
  typealias Key = DefiniteInitialization.Key

  var checker: TypeChecker { analysis.checker }
}
