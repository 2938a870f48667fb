/// An object with one observed property.
protocol GraphBenchModel: AnyObject, SendableMetatype {
  var value: Int { get set }
}

/// An engine that observes models: the graph, or the toolchain's Observation.
///
/// Each shape is written once as generic code and specialized for both engines.
protocol GraphBenchEngine: AnyObject {
  associatedtype Model: GraphBenchModel
  associatedtype View

  init()

  /// Makes an object that no view reads.
  func makeModel() -> Model

  /// Makes a view and runs its body once; `settle` runs it again after a change of what it read.
  func makeView(_ body: @escaping () -> Void) -> View

  /// Drops a view that reads `model`.
  func drop(_ view: View, reading model: Model)

  /// Runs the views whose reads have changed, each once.
  func settle()
}
