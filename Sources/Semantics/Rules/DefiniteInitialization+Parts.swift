/// The parts of the analysis.
extension DefiniteInitialization {
  var flow: InitializationFlow { InitializationFlow(analysis: self) }
  var moves: MoveTracking { MoveTracking(analysis: self) }
}
