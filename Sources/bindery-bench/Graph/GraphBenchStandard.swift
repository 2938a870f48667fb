import Observation

/// An engine on the toolchain's Observation, in the same minimal host.
///
/// `onChange` queues the view; `settle` runs it, which registers it again.
final class GraphBenchStandard: GraphBenchEngine {
  /// A model observed by the toolchain.
  @Observable final class Model: GraphBenchModel {
    var value = 0
  }

  /// A view body, and whether it is in the queue.
  final class View: @unchecked Sendable {
    let body: () -> Void
    var isQueued = false
    var isDropped = false

    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// The views to run at the end of the transaction.
  private final class Queue: @unchecked Sendable {
    var views: [View] = []
  }

  private let queue = Queue()
  private var running: [View] = []

  init() {}

  func makeModel() -> Model { Model() }

  func makeView(_ body: @escaping () -> Void) -> View {
    let view = View(body)
    run(view)
    return view
  }

  func drop(_ view: View, reading model: Model) {
    // A registration cannot be canceled: only a change removes it.
    view.isDropped = true
    model.value &+= 1
  }

  func settle() {
    swap(&running, &queue.views)
    for view in running {
      view.isQueued = false
      run(view)
    }
    running.removeAll(keepingCapacity: true)
  }

  private func run(_ view: View) {
    let queue = queue
    withObservationTracking(view.body) {
      guard !view.isQueued, !view.isDropped else { return }
      view.isQueued = true
      queue.views.append(view)
    }
  }
}
