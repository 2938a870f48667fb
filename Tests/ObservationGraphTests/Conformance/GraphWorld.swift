import ObservationGraph

/// Observation implemented with the graph, through a thin adapter.
final class GraphWorld: World {
  let journal = Journal()
  let graph = Graph()
  private var told: [UInt64: (ScopeID, ObserverSignal) -> Void] = [:]
  private var lastPayload: UInt64 = 0

  init() {
    graph.onSignal = { [unowned self] signal in
      switch signal {
      case .willChange(let scope, let payload, _), .didChange(let scope, let payload, _):
        told[payload]?(scope, signal)
      case .ended(let payload):
        told[payload] = nil
      }
    }
  }

  func makeModel() -> any ObservedModel {
    GraphModel(journal, GraphRegistrar(graph, propertyCount: 4))
  }

  func track(_ apply: () -> Void, onChange: @escaping () -> Void) {
    observe(.once, apply) { _, _ in onChange() }
  }

  func watch(
    _ apply: () -> Void, willSet: @escaping (() -> Void) -> Void,
    didSet: @escaping (() -> Void) -> Void
  ) {
    observe(.aroundEachChange, apply) { [graph] scope, signal in
      switch signal {
      case .willChange: willSet { graph.destroyScope(scope) }
      case .didChange: didSet { graph.destroyScope(scope) }
      case .ended: break
      }
    }
  }

  private func observe(
    _ kind: ScopeKind, _ apply: () -> Void, _ callback: @escaping (ScopeID, ObserverSignal) -> Void
  ) {
    lastPayload += 1
    told[lastPayload] = callback
    graph.beginTracking(graph.makeScope(kind, payload: lastPayload), merging: true)
    apply()
    graph.endTracking()
  }
}

/// The equivalent of `ObservationRegistrar` for the graph.
final class GraphRegistrar {
  private let graph: Graph
  private let propertyCount: Int
  private var subject = SubjectID.none

  init(_ graph: Graph, propertyCount: Int) {
    self.graph = graph
    self.propertyCount = propertyCount
  }

  deinit { graph.destroySubject(subject) }

  func access(_ property: Int) {
    guard graph.isTracking else { return }
    if subject.isNone { subject = graph.makeSubject(propertyCount: propertyCount) }
    graph.recordRead(subject, property)
  }

  func willSet(_ property: Int) { graph.invalidate(subject, property) }

  func didSet(_ property: Int) { graph.announceChange(subject, property) }

  func withMutation(_ property: Int, _ store: () -> Void) {
    willSet(property)
    store()
    didSet(property)
  }
}

/// The model of the conformance programs, as the macro would expand it.
final class GraphModel: ObservedModel {
  private let journal: Journal
  private let registrar: GraphRegistrar
  private var storedA = 0
  private var storedB = 0 {
    willSet { journal.note("willSet b \(storedB) to \(newValue)") }
    didSet { journal.note("didSet b \(oldValue) to \(storedB)") }
  }
  private var storedItems: [Int] = []
  private var storedChild: (any ObservedModel)?

  init(_ journal: Journal, _ registrar: GraphRegistrar) {
    self.journal = journal
    self.registrar = registrar
  }

  var a: Int {
    get {
      registrar.access(0)
      return storedA
    }
    set {
      guard storedA != newValue else {
        storedA = newValue
        return
      }
      registrar.withMutation(0) { storedA = newValue }
    }
    _modify {
      registrar.access(0)
      registrar.willSet(0)
      defer { registrar.didSet(0) }
      yield &storedA
    }
  }

  var b: Int {
    get {
      registrar.access(1)
      return storedB
    }
    set {
      guard storedB != newValue else {
        storedB = newValue
        return
      }
      registrar.withMutation(1) { storedB = newValue }
    }
    _modify {
      registrar.access(1)
      registrar.willSet(1)
      defer { registrar.didSet(1) }
      yield &storedB
    }
  }

  var items: [Int] {
    get {
      registrar.access(2)
      return storedItems
    }
    set {
      guard storedItems != newValue else {
        storedItems = newValue
        return
      }
      registrar.withMutation(2) { storedItems = newValue }
    }
    _modify {
      registrar.access(2)
      registrar.willSet(2)
      defer { registrar.didSet(2) }
      yield &storedItems
    }
  }

  var child: (any ObservedModel)? {
    get {
      registrar.access(3)
      return storedChild
    }
    set {
      registrar.withMutation(3) { storedChild = newValue }
    }
    _modify {
      registrar.access(3)
      registrar.willSet(3)
      defer { registrar.didSet(3) }
      yield &storedChild
    }
  }
}
