/// What an observing scope is told.
public enum ObserverSignal: Equatable, Sendable {
  /// The property is about to change; its old value can still be read.
  case willChange(ScopeID, payload: UInt64, PropertyReference)
  /// The property has changed.
  case didChange(ScopeID, payload: UInt64, PropertyReference)
  /// The graph has ended the scope: told once, or left with nothing to observe.
  case ended(payload: UInt64)
}
