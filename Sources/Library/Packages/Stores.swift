// The Composable Architecture: stores, which hold a state, take actions and run effects.
//
// Module: ComposableArchitecture

/// A part of a state that somebody has read.
struct _StorePart<State> {
  let name: String
  let isUnchanged: (State, State) -> Bool
}
/// A store of a part of another one's state.
struct _ScopedStore<State> {
  let path: AnyHashable
  let store: AnyObject
  /// Tells it the new state; returns whether its own is still there.
  let change: (State) -> Bool
  let finish: () -> Void
}

@_native("registrar.access") func _accessPart(_ object: AnyObject, _ name: String)
@_native("registrar.willSet") func _willSetPart(_ object: AnyObject, _ name: String)
@_native("registrar.didSet") func _didSetPart(_ object: AnyObject, _ name: String)
@_native("keyPath.name") func _name(of keyPath: AnyKeyPath) -> String

public struct StoreTask: Hashable, Sendable {
  let _task: Task<Void, Never>?
  public func cancel() { _task?.cancel() }
  public func finish() async {
    guard let _task else { return }
    await _waitForAll([_task])
  }
  public var isCancelled: Bool { _task?.isCancelled ?? true }
}
public typealias ViewStoreTask = StoreTask
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

@dynamicMemberLookup @MainActor
public final class Store<State, Action>: Observable, Identifiable {
  var _state: State
  let _dispatch: (Action) -> Task<Void, Never>?
  var _parts: [_StorePart<State>] = []
  var _scoped: [_ScopedStore<State>] = []
  var _observers: [(State) -> Void] = []
  var _isGone = false

  init(_state: State, _dispatch: @escaping (Action) -> Task<Void, Never>?) {
    self._state = _state
    self._dispatch = _dispatch
  }

  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    var values = DependencyValues._current
    prepareDependencies?(&values)
    let made = withDependencies {
      $0 = values
    } operation: {
      (state: initialState(), reducer: reducer())
    }
    let core = _StoreCore<State, Action>(reduce: { state, action in
      withDependencies {
        $0 = values
      } operation: {
        made.reducer.reduce(into: &state, action: action)
      }
    })
    self.init(_state: made.state, _dispatch: { core.send($0) })
    core.store = self
  }

  @discardableResult public func send(_ action: Action) -> StoreTask {
    StoreTask(_task: _dispatch(action))
  }
  @discardableResult public func send(_ action: Action, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }
  @discardableResult public func send(
    _ action: Action, transaction: Transaction
  ) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
  public func withState<R>(_ body: (_ state: State) -> R) -> R { body(_state) }

  /// The state, of which everything is read.
  func _wholeState() -> State {
    _observe("state") { _isUnchanged($0, $1) }
    return _state
  }
  func _observe(_ name: String, _ isUnchanged: @escaping (State, State) -> Bool) {
    _accessPart(self, name)
    if !_parts.contains(where: { $0.name == name }) {
      _parts.append(_StorePart(name: name, isUnchanged: isUnchanged))
    }
  }
  func _value<Value>(_ keyPath: KeyPath<State, Value>) -> Value {
    _observe(_name(of: keyPath)) { _isUnchanged($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    return _state[keyPath: keyPath]
  }

  func _change(to state: State) {
    let changed = _parts.filter { !$0.isUnchanged(_state, state) }
    for part in changed { _willSetPart(self, part.name) }
    for observer in _observers { observer(state) }
    _scoped = _scoped.filter { scoped in
      let isThere = scoped.change(state)
      if !isThere { scoped.finish() }
      return isThere
    }
    _state = state
    for part in changed { _didSetPart(self, part.name) }
  }

  // Stores of parts. The same part has the same store as long as it is there.

  func _scope<ChildState, ChildAction>(
    _ path: AnyHashable, _ get: @escaping (State) -> ChildState?,
    _ embed: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    for scoped in _scoped where scoped.path == path {
      if let known = scoped.store as? Store<ChildState, ChildAction> { return known }
    }
    guard let state = get(_state) else { return nil }
    let dispatch = _dispatch
    let child = Store<ChildState, ChildAction>(
      _state: state, _dispatch: { dispatch(embed($0)) })
    _scoped.append(
      _ScopedStore(
        path: path, store: child,
        change: { new in
          guard let part = get(new) else { return false }
          child._change(to: part)
          return true
        }, finish: { child._isGone = true }))
    return child
  }
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: KeyPath<Case<Action>, Case<ChildAction>>
  ) -> Store<ChildState, ChildAction> {
    _scope(
      AnyHashable([state as AnyKeyPath, action as AnyKeyPath]), { $0[keyPath: state] },
      _casePath(action).embed)!
  }
  /// The store of a part that may be missing.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: KeyPath<Case<Action>, Case<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    _observe(_name(of: state) + " != nil") {
      ($0[keyPath: state] == nil) == ($1[keyPath: state] == nil)
    }
    return _scope(
      AnyHashable([state as AnyKeyPath, action as AnyKeyPath]), { $0[keyPath: state] },
      _casePath(action).embed)
  }
  /// The stores of the elements of an array.
  public func scope<ElementID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: KeyPath<Case<Action>, Case<IdentifiedAction<ElementID, ElementAction>>>
  ) -> [Store<ElementState, ElementAction>] {
    _observe(_name(of: state) + ".ids") {
      $0[keyPath: state].ids == $1[keyPath: state].ids
    }
    let path = _casePath(action)
    return _state[keyPath: state].ids.compactMap { id in
      _scope(
        AnyHashable([AnyHashable(state), AnyHashable(action), AnyHashable(id)]),
        { $0[keyPath: state][id: id] }, { path.embed(.element(id: id, action: $0)) })
    }
  }
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (State) -> ChildState,
    action fromChildAction: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    _scope(AnyHashable(_parts.count &+ _scoped.count), toChildState, fromChildAction)!
  }
}
extension Store where State: ObservableState {
  public var state: State { _wholeState() }
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    _value(keyPath)
  }
}
extension Store where State: ObservableState & Identifiable {
  public var id: State.ID { _state.id }
}
extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the case that the state is in, to switch over.
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}
extension Store {
  /// For the cases of an enum of reducers; reads which case it is.
  public func _case<ChildState, ChildAction>(
    _ name: String, _ state: AnyCasePath<State, ChildState>,
    _ action: AnyCasePath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    _observe("case \(name)") {
      (state.extract(from: $0) == nil) == (state.extract(from: $1) == nil)
    }
    return _scope(AnyHashable("case \(name)"), state.extract, action.embed)
  }
}

/// The state machine behind a store and those of its parts.
@MainActor final class _StoreCore<State, Action> {
  weak var store: Store<State, Action>?
  let reduce: (inout State, Action) -> Effect<Action>
  let runner = _EffectRunner<Action>()
  var waiting: [Action] = []
  var isSending = false
  init(reduce: @escaping (inout State, Action) -> Effect<Action>) { self.reduce = reduce }

  func send(_ action: Action) -> Task<Void, Never>? {
    waiting.append(action)
    guard !isSending, let store else { return nil }
    isSending = true
    defer { isSending = false }
    var tasks: [Task<Void, Never>] = []
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      var state = store._state
      let effect = reduce(&state, next)
      store._change(to: state)
      guard let step = effect._step else { continue }
      if let task = runner.run(step, { [weak self] in self?.send($0) }) { tasks.append(task) }
    }
    return _taskForAll(tasks)
  }
}
