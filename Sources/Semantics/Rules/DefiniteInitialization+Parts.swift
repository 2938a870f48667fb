/// The parts of the analysis.
extension DefiniteInitialization {
  var flow: InitializationFlow { InitializationFlow(analysis: self) }
  var moves: ConsumptionTracker { ConsumptionTracker(analysis: self) }
}
