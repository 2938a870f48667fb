/// An event in a graph, for tests that check which work is done, and not only its result.
package enum GraphEvent: Equatable, Sendable {
  /// A run read a property that the previous run had not read at this point.
  case subscribed(ScopeID, PropertyReference)
  /// A run ended with this many reads.
  case tracked(ScopeID, reads: Int)
  /// A deferred scope has one more cause.
  case invalidated(ScopeID, PropertyReference)
  /// An observer was notified before a change.
  case notified(ScopeID, PropertyReference)
  /// An observer was notified after a change.
  case notifiedAfter(ScopeID, PropertyReference)
  /// An observer ended.
  case ended(ScopeID)
  /// The innermost transaction was abandoned.
  case abandoned
}

extension Graph {
  /// Starts logging with an empty log.
  package func startLog() {
    log = []
    storage.pointee.isLogging = true
  }

  /// Returns the events since the last call and clears the log.
  package func takeLog() -> [GraphEvent] {
    defer { log = [] }
    return log
  }
}
