// Mutexes and atomic values. Only one job runs at a time, so that a lock is never contended.
// waits for them.

final class _Guarded<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
public struct Mutex<Value>: @unchecked Sendable {
  let _guarded: _Guarded<Value>
  public init(_ initialValue: Value) { _guarded = _Guarded(initialValue) }
  public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try body(&_guarded.value)
  }
  public func withLockIfAvailable<Result>(
    _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    try body(&_guarded.value)
  }
}
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  let _guarded: _Guarded<State>
  public init(initialState: State) { _guarded = _Guarded(initialState) }
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try body(&_guarded.value)
  }
}
public struct AtomicLoadOrdering {
  public static let relaxed = AtomicLoadOrdering()
  public static let acquiring = AtomicLoadOrdering()
  public static let sequentiallyConsistent = AtomicLoadOrdering()
}
public struct AtomicStoreOrdering {
  public static let relaxed = AtomicStoreOrdering()
  public static let releasing = AtomicStoreOrdering()
  public static let sequentiallyConsistent = AtomicStoreOrdering()
}
public struct AtomicUpdateOrdering {
  public static let relaxed = AtomicUpdateOrdering()
  public static let acquiring = AtomicUpdateOrdering()
  public static let releasing = AtomicUpdateOrdering()
  public static let acquiringAndReleasing = AtomicUpdateOrdering()
  public static let sequentiallyConsistent = AtomicUpdateOrdering()
}
public struct Atomic<Value>: @unchecked Sendable {
  let _guarded: _Guarded<Value>
  public init(_ initialValue: Value) { _guarded = _Guarded(initialValue) }
  public func load(ordering: AtomicLoadOrdering) -> Value { _guarded.value }
  public func store(_ desired: Value, ordering: AtomicStoreOrdering) {
    _guarded.value = desired
  }
  public func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value {
    _change { _ in desired }.oldValue
  }
  func _change(_ change: (Value) -> Value) -> (oldValue: Value, newValue: Value) {
    let old = _guarded.value
    _guarded.value = change(old)
    return (old, _guarded.value)
  }
}
extension Atomic where Value: Equatable {
  public func compareExchange(
    expected: Value, desired: Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) {
    let old = _guarded.value
    if old == expected { _guarded.value = desired }
    return (old == expected, old)
  }
  public func weakCompareExchange(
    expected: Value, desired: Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) {
    compareExchange(expected: expected, desired: desired, ordering: ordering)
  }
}
extension Atomic where Value: FixedWidthInteger {
  @discardableResult public func wrappingAdd(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    _change { $0 &+ operand }
  }
}
extension Atomic where Value: FixedWidthInteger {
  @discardableResult public func wrappingSubtract(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    _change { $0 &- operand }
  }
}
extension Atomic where Value: FixedWidthInteger {
  @discardableResult public func add(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    _change { $0 + operand }
  }
}
extension Atomic where Value: FixedWidthInteger {
  @discardableResult public func subtract(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    _change { $0 - operand }
  }
}
extension Atomic where Value: FixedWidthInteger {
  @discardableResult public func bitwiseAnd(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    _change { $0 & operand }
  }
}
extension Atomic where Value: FixedWidthInteger {
  @discardableResult public func bitwiseOr(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    _change { $0 | operand }
  }
}
extension Atomic where Value: FixedWidthInteger {
  @discardableResult public func bitwiseXor(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    _change { $0 ^ operand }
  }
}
extension Atomic where Value: FixedWidthInteger {
  @discardableResult public func min(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    _change { $0 < operand ? $0 : operand }
  }
}
extension Atomic where Value: FixedWidthInteger {
  @discardableResult public func max(
    _ operand: Value, ordering: AtomicUpdateOrdering
  ) -> (oldValue: Value, newValue: Value) {
    _change { $0 > operand ? $0 : operand }
  }
}
