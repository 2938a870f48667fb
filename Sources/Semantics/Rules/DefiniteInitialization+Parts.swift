/// The parts of the analysis that have types of their own.
extension DefiniteInitialization {
  var flow: InitializationFlow { InitializationFlow(analysis: self) }
  var moves: MoveTracking { MoveTracking(analysis: self) }
}
