// The Composable Architecture: a store for tests, which asks for every change of the state.
//
// Module: ComposableArchitecture

public enum Exhaustivity: Equatable, Sendable {
  case on
  case off(showSkippedAssertions: Bool)
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
public struct TestStoreTask: Hashable, Sendable {
  let _task: Task<Void, Never>?
  public func cancel() async {
    _task?.cancel()
    await _task?.value
    await Task.yield()
  }
  public func finish(timeout: Duration? = nil) async { await _task?.value }
  public var isCancelled: Bool { _task?.isCancelled ?? true }
}

@MainActor public final class TestStore<State, Action> {
  /// The state, as far as the test knows it.
  public private(set) var state: State
  public var dependencies: DependencyValues
  public var exhaustivity = Exhaustivity.on
  public var timeout = Duration.seconds(1)
  /// The state after all actions.
  var _actual: State
  var _received: [(action: Action, state: State)] = []
  var _running = 0
  let _reduce: (inout State, Action) -> Effect<Action>
  let _runner = _EffectRunner<Action>()

  public init<R: Reducer>(
    initialState: @autoclosure () -> State, @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in }
  ) where State: Equatable, R.State == State, R.Action == Action {
    var values = DependencyValues._current
    values.context = .test
    prepareDependencies(&values)
    dependencies = values
    let made = withDependencies {
      $0 = values
    } operation: {
      (state: initialState(), reducer: reducer())
    }
    state = made.state
    _actual = made.state
    _reduce = { made.reducer.reduce(into: &$0, action: $1) }
  }

  @discardableResult public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) async -> TestStoreTask {
    if exhaustivity == .on, let first = _received.first {
      _fail(
        "Must handle \(_received.count) received action\(_received.count == 1 ? "" : "s") before sending an action: … Unhandled actions: \(first.action)",
        file, line)
    }
    if exhaustivity != .on { _skip() }
    let before = state
    let task = _perform(action)
    _expect(before, _actual, updateStateToExpectedResult, file, line)
    state = _actual
    await Task.yield()
    return TestStoreTask(_task: task)
  }
  func _perform(_ action: Action) -> Task<Void, Never>? {
    let effect = withDependencies {
      $0 = dependencies
    } operation: {
      _reduce(&_actual, action)
    }
    guard let step = effect._step else { return nil }
    let task = _runner.run(step) { [weak self] action in
      guard let self else { return nil }
      let task = self._perform(action)
      self._received.append((action: action, state: self._actual))
      return task
    }
    guard let task else { return nil }
    _running += 1
    Task { [weak self] in
      await task.value
      self?._running -= 1
    }
    return task
  }

  public func receive(
    _ expectedAction: Action, timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) async where Action: Equatable {
    await _receive(
      "\(expectedAction)", { $0 == expectedAction }, timeout, updateStateToExpectedResult, file,
      line)
  }
  public func receive<Value>(
    _ actionCase: KeyPath<Case<Action>, Case<Value>>, timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let path = _casePath(actionCase)
    await _receive(
      _name(of: actionCase), { path.extract(from: $0) != nil }, timeout,
      updateStateToExpectedResult,
      file, line)
  }
  public func receive<Value: Equatable>(
    _ actionCase: KeyPath<Case<Action>, Case<Value>>, _ value: Value, timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let path = _casePath(actionCase)
    await _receive(
      "\(_name(of: actionCase))(\(value))", { path.extract(from: $0) == value }, timeout,
      updateStateToExpectedResult, file, line)
  }
  func _receive(
    _ expected: String, _ matches: (Action) -> Bool, _ timeout: Duration?,
    _ update: ((_ state: inout State) throws -> Void)?, _ file: StaticString, _ line: UInt
  ) async {
    await _wait(timeout ?? self.timeout) { !_received.isEmpty }
    if exhaustivity != .on {
      while let first = _received.first, !matches(first.action) {
        _received.removeFirst()
        state = first.state
      }
    }
    guard let first = _received.first else {
      _fail("Expected to receive an action, but received none: \(expected)", file, line)
      return
    }
    _received.removeFirst()
    if !matches(first.action) {
      _fail(
        "Received unexpected action: … − \(expected) + \(first.action)", file, line)
    }
    _expect(state, first.state, update, file, line)
    state = first.state
  }
  func _expect(
    _ before: State, _ actual: State, _ update: ((_ state: inout State) throws -> Void)?,
    _ file: StaticString, _ line: UInt
  ) {
    // Without exhaustivity, only what the closure changes has to be so.
    var expected = exhaustivity == .on ? before : actual
    do {
      try update?(&expected)
    } catch {
      _fail("Threw error: \(error)", file, line)
    }
    if !_isUnchanged(expected, actual) {
      let said =
        update == nil
        ? "State was not expected to change, but a change occurred"
        : "A state change does not match expectation"
      _fail("\(said): … − \(expected) + \(actual) (Expected: −, Actual: +)", file, line)
    }
  }
  func _wait(_ timeout: Duration, until isDone: () -> Bool) async {
    for _ in 0..<50 {
      if isDone() { return }
      await Task.yield()
    }
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: timeout)
    while !isDone(), _running > 0, clock.now < end {
      try? await Task.sleep(for: .milliseconds(10))
    }
  }
  public func skipReceivedActions(strict: Bool = true) async {
    await Task.yield()
    _skip()
  }
  public func skipInFlightEffects(strict: Bool = true) async { _running = 0 }
  func _skip() {
    if let last = _received.last { state = last.state }
    _received = []
  }
  public func finish(
    timeout: Duration? = nil, file: StaticString = #filePath, line: UInt = #line
  ) async {
    await _wait(timeout ?? self.timeout) { _running == 0 }
    if exhaustivity == .on, let first = _received.first {
      _fail(
        "The store received \(_received.count) unexpected action\(_received.count == 1 ? "" : "s"): … Unhandled actions: \(first.action)",
        file, line)
    }
    if _running > 0 {
      _fail("Expected effects to finish, but there are still effects in-flight", file, line)
    }
  }
  func _fail(_ message: String, _ file: StaticString, _ line: UInt) {
    XCTFail(message, file: file, line: line)
  }
}
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action> where R.State: Equatable
