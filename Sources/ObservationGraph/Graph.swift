/// A dependency graph of properties and their readers, independent of any language.
///
/// A *subject* owns properties; a *scope* reads them. Reads made while a scope is being tracked
/// become *edges*. Invalidating a property marks its readers dirty, or notifies them at once if they
/// are observers. A *transaction* groups invalidations that the host can abandon.
///
/// ```swift
/// let counter = graph.makeSubject(propertyCount: 1)
/// let body = graph.makeScope(payload: 7)
/// graph.beginTracking(body)
/// graph.recordRead(counter, 0)
/// graph.endTracking()
/// graph.invalidate(counter, 0)
/// graph.beginRound()
/// graph.nextDirty()              // body, because of property 0 of counter
/// ```
///
/// The graph says what happens when; its parts keep the lists: `SubjectTable`, `EdgeLists`, `Runs`,
/// `DirtyLists`, `CauseLists`, `ObserverSignals`.
///
/// - Invariant: outside its own run, a scope has at most one edge to a property.
// Public, not package: the machine records a read and announces a write on every property access,
// and package access would keep those two from being inlined.
public final class Graph {
  @usableFromInline let storage: GraphMemory

  /// Called for changes that observing scopes see, in the order in which the observers subscribed.
  ///
  /// During the call, anything may be read, written, made and destroyed.
  public var onSignal: ((ObserverSignal) -> Void)?

  /// Called before a change with readers makes scopes dirty; it may run dirty scopes.
  ///
  /// If it returns false, the readers stay clean until `markReaders(of:)`; observers are notified
  /// at once.
  public var onInvalidation: ((PropertyReference) -> Bool)?

  /// The events since logging began.
  var log: [GraphEvent] = []

  /// An empty graph.
  public init() {
    storage = .allocate(capacity: 1)
    storage.initialize(to: GraphStorage())
  }

  deinit {
    storage.pointee.deallocate()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }
}

/// The parts, each of which has invariants of its own.
extension Graph {
  var edgeLists: EdgeLists { EdgeLists(storage: storage) }
  var dirtyLists: DirtyLists { DirtyLists(storage: storage) }
  var causeLists: CauseLists { CauseLists(storage: storage) }
  var runs: Runs { Runs(storage: storage) }
  var signals: ObserverSignals { ObserverSignals(graph: self) }
  var subjectTable: SubjectTable { SubjectTable(storage: storage) }
}

extension Graph {
  @inline(__always)
  func note(_ event: @autoclosure () -> GraphEvent) {
    if storage.pointee.isLogging { keep(event) }
  }

  // Out of line, so that the calling code stays small while nothing is logged.
  @inline(never)
  private func keep(_ event: () -> GraphEvent) {
    log.append(event())
  }
}
