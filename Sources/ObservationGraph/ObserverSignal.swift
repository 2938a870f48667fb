/// A notification to an observing scope.
public enum ObserverSignal: Equatable, Sendable {
  /// The property is about to change; its old value can still be read.
  case willChange(ScopeID, payload: UInt64, PropertyReference)
  /// The property has changed.
  case didChange(ScopeID, payload: UInt64, PropertyReference)
  /// The graph has ended the scope: it was notified once, or has no reads left.
  case ended(payload: UInt64)
}
