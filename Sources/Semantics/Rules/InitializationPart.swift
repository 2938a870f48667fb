/// A part of the analysis with a type of its own; it reaches the shared state through `analysis`.
protocol InitializationPart: CheckerPart {
  var analysis: DefiniteInitialization { get }
}

extension InitializationPart {
  typealias State = DefiniteInitialization.State
  typealias Key = DefiniteInitialization.Key

  var checker: TypeChecker { analysis.checker }
}
