import ObservationGraph

/// An engine on this package's graph, in a minimal Swift host.
final class GraphBenchGraph: GraphBenchEngine {
  private let graph = Graph()
  // Behind a pointer: accesses to a field would be checked for exclusivity around every body.
  private let bodies = UnsafeMutablePointer<GraphBodies>.allocate(capacity: 1)

  /// A model as the `@Observable` macro would expand it, but on the graph.
  final class Model: GraphBenchModel {
    private let graph: Graph
    private var subject = SubjectID.none
    private var stored = 0

    init(_ graph: Graph) { self.graph = graph }

    deinit { graph.destroySubject(subject) }

    var value: Int {
      @inline(__always) get {
        if graph.isTracking { recordRead() }
        return stored
      }
      @inline(__always) set {
        guard newValue != stored else { return }
        graph.invalidate(subject, 0)
        stored = newValue
      }
    }

    @inline(__always) private func recordRead() {
      if subject.isNone { subject = graph.makeSubject(propertyCount: 1) }
      graph.recordRead(subject, 0)
    }
  }

  init() { bodies.initialize(to: GraphBodies()) }

  deinit {
    bodies.pointee.deallocate()
    bodies.deinitialize(count: 1)
    bodies.deallocate()
  }

  func makeModel() -> Model { Model(graph) }

  func makeView(_ body: @escaping () -> Void) -> ScopeID {
    let scope = graph.makeScope(payload: bodies.pointee.add(body))
    run(scope)
    return scope
  }

  func drop(_ view: ScopeID, reading model: Model) {
    bodies.pointee.remove(graph.payload(of: view))
    graph.destroyScope(view)
  }

  func settle() {
    graph.beginRound()
    while let scope = graph.nextDirty() { run(scope) }
  }

  @inline(__always) private func run(_ scope: ScopeID) {
    graph.beginTracking(scope)
    bodies.pointee.run(graph.payload(of: scope))
    graph.endTracking()
  }
}

/// View bodies by number.
///
/// They are called without a retain: a closure loaded from an array would be retained.
private struct GraphBodies {
  /// A body as an object, so that it can be retained manually.
  final class Box {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  private var boxes: UnsafeMutablePointer<Unmanaged<Box>?>
  private var free: [UInt64] = []
  private var used = 0
  private var capacity = 64

  init() { boxes = .allocate(capacity: capacity) }

  mutating func add(_ body: @escaping () -> Void) -> UInt64 {
    let box = Unmanaged.passRetained(Box(body))
    if let number = free.popLast() {
      boxes[Int(number)] = box
      return number
    }
    if used == capacity { grow() }
    (boxes + used).initialize(to: box)
    used += 1
    return UInt64(used - 1)
  }

  mutating func remove(_ number: UInt64) {
    boxes[Int(number)]?.release()
    boxes[Int(number)] = nil
    free.append(number)
  }

  @inline(__always) func run(_ number: UInt64) {
    boxes[Int(number)]?._withUnsafeGuaranteedRef { $0.body() }
  }

  func deallocate() {
    for number in 0..<used { boxes[number]?.release() }
    boxes.deallocate()
  }

  private mutating func grow() {
    capacity += capacity / 2
    let grown = UnsafeMutablePointer<Unmanaged<Box>?>.allocate(capacity: capacity)
    grown.moveInitialize(from: boxes, count: used)
    boxes.deallocate()
    boxes = grown
  }
}
