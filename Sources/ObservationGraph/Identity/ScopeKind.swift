/// What an invalidation does to a scope.
public enum ScopeKind: UInt8, Sendable, CaseIterable {
  /// Marked dirty and run later; keeps its reads until it runs again. A view body.
  case deferred
  /// Notified before the first change, then ended. The `onChange` of `withObservationTracking`.
  case once
  /// Notified before every change until it is destroyed.
  case beforeEachChange
  /// Notified after every change until it is destroyed.
  case afterEachChange
  /// Notified before and after every change until it is destroyed.
  case aroundEachChange
}

extension ScopeKind {
  var isToldBefore: Bool {
    switch self {
    case .once, .beforeEachChange, .aroundEachChange: true
    case .deferred, .afterEachChange: false
    }
  }

  var isToldAfter: Bool {
    switch self {
    case .afterEachChange, .aroundEachChange: true
    case .deferred, .once, .beforeEachChange: false
    }
  }
}
