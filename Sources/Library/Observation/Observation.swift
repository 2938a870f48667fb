// The Observation module.

/// What `@Observable` makes a class: views update when a property that their body has read changes.
public protocol Observable {}

public struct ObservationRegistrar: Equatable, Hashable {
  public init() {}

  @_native("registrar.access")
  public func access<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>)

  @_native("registrar.willSet")
  public func willSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>)

  @_native("registrar.didSet")
  public func didSet<Subject: Observable, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>)

  public func withMutation<Subject: Observable, Member, T>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T
  ) rethrows -> T {
    willSet(subject, keyPath: keyPath)
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }

  public static func == (lhs: ObservationRegistrar, rhs: ObservationRegistrar) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

extension Observable {
  func access<Member>(keyPath: KeyPath<Self, Member>) {
    ObservationRegistrar().access(self, keyPath: keyPath)
  }

  func withMutation<Member, T>(
    keyPath: KeyPath<Self, Member>, _ mutation: () throws -> T
  ) rethrows -> T {
    try ObservationRegistrar().withMutation(of: self, keyPath: keyPath, mutation)
  }
}

@_native("observation.begin") func _beginTracking(untilCancelled: Bool) -> Int
@_native("observation.end") func _endTracking(_ scope: Int) -> Bool
@_native("observation.onChange")
func _onChange(_ scope: Int, _ before: @escaping () -> Void, _ after: (() -> Void)?)
@_native("observation.cancel") func _cancelTracking(_ scope: Int)

public func withObservationTracking<T>(
  _ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void
) -> T {
  let scope = _beginTracking(untilCancelled: false)
  let result = apply()
  if _endTracking(scope) { _onChange(scope, onChange(), nil) }
  return result
}

// What Observation has for SwiftUI: an observation that goes on until it is cancelled.

@_spi(SwiftUI) public struct ObservationTracking: Sendable {
  let _scope: Int
  @_spi(SwiftUI) public func cancel() { _cancelTracking(_scope) }
}

@_spi(SwiftUI) public func withObservationTracking<T>(
  _ apply: () -> T, willSet: @escaping @Sendable (ObservationTracking) -> Void,
  didSet: @escaping @Sendable (ObservationTracking) -> Void
) -> T {
  let tracking = ObservationTracking(_scope: _beginTracking(untilCancelled: true))
  let result = apply()
  if _endTracking(tracking._scope) {
    _onChange(tracking._scope, { willSet(tracking) }, { didSet(tracking) })
  }
  return result
}
