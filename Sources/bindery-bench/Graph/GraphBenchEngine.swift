/// An object with one observed property.
protocol GraphBenchModel: AnyObject, SendableMetatype {
  var value: Int { get set }
}

/// A way to observe models: the graph, or the toolchain's own.
///
/// Every shape is written once against this and compiled for both.
protocol GraphBenchEngine: AnyObject {
  associatedtype Model: GraphBenchModel
  associatedtype View

  init()

  /// An object nobody observes yet.
  func makeModel() -> Model

  /// A view that has run once and runs again when what it read has changed.
  func makeView(_ body: @escaping () -> Void) -> View

  /// Drops a view that reads `model`.
  func drop(_ view: View, reading model: Model)

  /// Runs the views whose reads have changed, once each.
  func settle()
}
