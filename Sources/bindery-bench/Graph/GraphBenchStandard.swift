import Observation

/// The toolchain's Observation behind the same small host.
///
/// `onChange` queues the view; the end of the transaction runs it, which registers it anew.
final class GraphBenchStandard: GraphBenchEngine {
  /// An object observed by the toolchain.
  @Observable final class Model: GraphBenchModel {
    var value = 0
  }

  /// A body with its place in the queue.
  final class View: @unchecked Sendable {
    let body: () -> Void
    var isQueued = false
    var isDropped = false

    init(_ body: @escaping () -> Void) { self.body = body }
  }

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
    // There is no way to cancel: only a change takes the registration away.
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
