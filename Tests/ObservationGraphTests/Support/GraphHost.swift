import Testing

@testable import ObservationGraph

/// A minimal host: views with closures as bodies, values in cells, a log of events.
///
/// Checks the invariants of the graph after every step.
final class GraphHost {
  let graph = Graph()
  /// The runs and notifications, oldest first.
  private(set) var events: [String] = []
  private var views: [UInt64: (name: String, body: () -> Void)] = [:]
  private var observers: [UInt64: (ObserverSignal) -> Void] = [:]
  private var lastPayload: UInt64 = 0

  init() {
    graph.onSignal = { [unowned self] signal in
      switch signal {
      case .willChange(_, let payload, _), .didChange(_, let payload, _):
        observers[payload]?(signal)
      case .ended(let payload):
        observers[payload] = nil
      }
      check()
    }
  }

  func note(_ event: String) { events.append(event) }

  /// Returns the events since the last call, and checks the graph.
  func take(sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    check(sourceLocation: sourceLocation)
    #expect(graph.signals.height == 1, "an observer waits", sourceLocation: sourceLocation)
    defer { events = [] }
    return events
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(graph.checkInvariants() == [], sourceLocation: sourceLocation)
  }

  /// Makes a view and runs it for the first time.
  @discardableResult
  func view(_ name: String, order: UInt64 = 0, _ body: @escaping () -> Void) -> ScopeID {
    lastPayload += 1
    views[lastPayload] = (name, body)
    let scope = graph.makeScope(payload: lastPayload, order: order)
    run(scope)
    return scope
  }

  /// Makes an observer and tracks its reads.
  @discardableResult
  func observe(
    _ kind: ScopeKind, reading apply: @autoclosure () -> Int,
    _ told: @escaping (ObserverSignal) -> Void
  ) -> ScopeID {
    lastPayload += 1
    observers[lastPayload] = told
    let scope = graph.makeScope(kind, payload: lastPayload)
    graph.beginTracking(scope, merging: true)
    _ = apply()
    graph.endTracking()
    check()
    return scope
  }

  func run(_ scope: ScopeID) {
    guard let view = views[graph.payload(of: scope)] else { return }
    note(view.name)
    graph.beginTracking(scope)
    view.body()
    graph.endTracking()
    check()
  }

  /// Runs dirty views in rounds until there are none, or for `limit` rounds.
  func settle(limit: Int = 10) {
    for _ in 0..<limit where graph.hasDirty {
      graph.beginRound()
      while let scope = graph.nextDirty() { run(scope) }
    }
  }

  func name(of scope: ScopeID) -> String {
    graph.isAlive(scope) ? views[graph.payload(of: scope)]?.name ?? "observer" : "gone"
  }
}

/// A subject with one property that holds a number; the first tracked read adds it to the graph.
final class NumberCell {
  private let graph: Graph
  private(set) var subject = SubjectID.none
  private var stored: Int

  init(_ graph: Graph, _ stored: Int = 0) {
    self.graph = graph
    self.stored = stored
  }

  deinit { graph.destroySubject(subject) }

  var value: Int {
    get {
      if graph.isTracking {
        if subject.isNone { subject = graph.makeSubject(propertyCount: 1) }
        graph.recordRead(subject, 0)
      }
      return stored
    }
    set {
      graph.invalidate(subject, 0)
      stored = newValue
      graph.announceChange(subject, 0)
    }
  }
}
