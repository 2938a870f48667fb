/// One thing a graph did, for tests that check the work and not only its result.
package enum GraphEvent: Equatable, Sendable {
  /// A run read a property where the previous run did not.
  case subscribed(ScopeID, PropertyReference)
  /// A run ended with this many reads.
  case tracked(ScopeID, reads: Int)
  /// A deferred scope has one cause more.
  case invalidated(ScopeID, PropertyReference)
  /// An observer was told before a change.
  case told(ScopeID, PropertyReference)
  /// An observer was told after a change.
  case toldAfter(ScopeID, PropertyReference)
  /// An observer ended.
  case ended(ScopeID)
  /// The innermost transaction was abandoned.
  case abandoned
}

extension Graph {
  /// Starts to keep what happens, from an empty log.
  package func startLog() {
    log = []
    storage.pointee.isLogging = true
  }

  /// Hands out what has happened since the last call and forgets it.
  package func takeLog() -> [GraphEvent] {
    defer { log = [] }
    return log
  }
}
