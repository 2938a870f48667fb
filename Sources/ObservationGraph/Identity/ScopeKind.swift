/// What an invalidation does to a scope.
public enum ScopeKind: UInt8, Sendable, CaseIterable {
  /// Is marked dirty and waits for its turn; keeps its reads until it runs again. A view body.
  case deferred
  /// Is told before the first change, then ends. The `onChange` of `withObservationTracking`.
  case once
  /// Is told before every change until it is destroyed.
  case beforeEachChange
  /// Is told after every change until it is destroyed.
  case afterEachChange
  /// Is told before and after every change until it is destroyed.
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
