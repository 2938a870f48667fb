// The Composable Architecture: reducers.
//
// Module: ComposableArchitecture

/// What `@Reducer` makes a type: how an action changes a state, and what is to be done then.
@_attached public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body = Never
  func reduce(into state: inout State, action: Action) -> Effect<Action>
  @ReducerBuilder<State, Action> var body: Body { get }
}
extension Reducer where Body == Never {
  public var body: Body { _fault("'\(Self.self)' has no body.") }
}
extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
public typealias ReducerProtocol = Reducer

/// What `@ObservableState` makes a state: views observe each property of it.
@_attached public protocol ObservableState {}
@_attached public protocol ObservationStateIgnored {}
@_attached public protocol ReducerCaseIgnored {}
@_attached public protocol ReducerCaseEphemeral {}

@resultBuilder public enum ReducerBuilder<State, Action> {
  public static func buildExpression<R: Reducer>(_ expression: R) -> R
  where R.State == State, R.Action == Action { expression }
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }
  public static func buildPartialBlock<R: Reducer>(first: R) -> R
  where R.State == State, R.Action == Action { first }
  public static func buildPartialBlock<R0: Reducer, R1: Reducer>(
    accumulated: R0, next: R1
  ) -> Reduce<State, Action>
  where R0.State == State, R0.Action == Action, R1.State == State, R1.Action == Action {
    Reduce { state, action in
      let first = accumulated.reduce(into: &state, action: action)
      return .merge(first, next.reduce(into: &state, action: action))
    }
  }
  public static func buildOptional<R: Reducer>(_ wrapped: R?) -> Reduce<State, Action>
  where R.State == State, R.Action == Action {
    Reduce { state, action in wrapped?.reduce(into: &state, action: action) ?? .none }
  }
  public static func buildEither<R: Reducer>(first: R) -> Reduce<State, Action>
  where R.State == State, R.Action == Action { Reduce(first) }
  public static func buildEither<R: Reducer>(second: R) -> Reduce<State, Action>
  where R.State == State, R.Action == Action { Reduce(second) }
  public static func buildFinalResult<R: Reducer>(_ reducer: R) -> R
  where R.State == State, R.Action == Action { reducer }
}

/// A reducer that is a function.
public struct Reduce<State, Action>: Reducer {
  let _reduce: (inout State, Action) -> Effect<Action>
  public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) { _reduce = reduce }
  public init<R: Reducer>(_ reducer: R) where R.State == State, R.Action == Action {
    _reduce = { reducer.reduce(into: &$0, action: $1) }
  }
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reduce(&state, action)
  }
}
public struct EmptyReducer<State, Action>: Reducer {
  public init() {}
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where Reducers.State == State, Reducers.Action == Action {
  let _reducers: Reducers
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) { _reducers = build() }
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _reducers.reduce(into: &state, action: action)
  }
}

/// A reducer of a part of a state, and of the actions of one case.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  public typealias State = ParentState
  public typealias Action = ParentAction
  let _reduce: (inout ParentState, ParentAction) -> Effect<ParentAction>

  public init(
    state toChildState: WritableKeyPath<ParentState, Child.State>,
    action toChildAction: KeyPath<Case<ParentAction>, Case<Child.Action>>,
    @ReducerBuilder<Child.State, Child.Action> child: () -> Child
  ) {
    let (child, path) = (child(), _casePath(toChildAction))
    _reduce = { state, action in
      guard let inner = path.extract(from: action) else { return .none }
      return child.reduce(into: &state[keyPath: toChildState], action: inner).map(path.embed)
    }
  }
  public init(
    state toChildState: KeyPath<Case<ParentState>, Case<Child.State>>,
    action toChildAction: KeyPath<Case<ParentAction>, Case<Child.Action>>,
    @ReducerBuilder<Child.State, Child.Action> child: () -> Child
  ) {
    let (child, path, place) = (child(), _casePath(toChildAction), _casePath(toChildState))
    _reduce = { state, action in
      guard let inner = path.extract(from: action), var part = place.extract(from: state) else {
        return .none
      }
      defer { state = place.embed(part) }
      return child.reduce(into: &part, action: inner).map(path.embed)
    }
  }
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    _reduce(&state, action)
  }
}

/// What is wrong with the order of actions, as the library warns of it.
func _warnOfMissingState(_ operation: String) {
  _noteAction("\"\(operation)\" received a child action when child state was missing")
}

extension Reducer {
  func _joining(
    _ other: @escaping (inout State, Action) -> Effect<Action>
  ) -> Reduce<State, Action> {
    Reduce { state, action in
      // The child goes first, as the parent's action may take it away.
      let first = other(&state, action)
      return .merge(first, self.reduce(into: &state, action: action))
    }
  }

  public func ifLet<Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, Wrapped.State?>,
    action toWrappedAction: KeyPath<Case<Action>, Case<Wrapped.Action>>,
    @ReducerBuilder<Wrapped.State, Wrapped.Action> then wrapped: () -> Wrapped
  ) -> Reduce<State, Action> {
    let (child, path) = (wrapped(), _casePath(toWrappedAction))
    return _joining { state, action in
      guard let inner = path.extract(from: action) else { return .none }
      guard state[keyPath: toWrappedState] != nil else {
        _warnOfMissingState("ifLet")
        return .none
      }
      return child.reduce(into: &state[keyPath: toWrappedState]!, action: inner).map(path.embed)
    }
  }
  public func ifLet<Destination: Reducer>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<Destination.State>>,
    action toPresentationAction: KeyPath<
      Case<Action>, Case<PresentationAction<Destination.Action>>
    >,
    @ReducerBuilder<Destination.State, Destination.Action> destination: () -> Destination
  ) -> Reduce<State, Action> {
    let child = destination()
    return _presenting(toPresentationState, toPresentationAction, isEphemeral: { _ in false }) {
      child.reduce(into: &$0, action: $1)
    }
  }
  /// A destination without a reducer, such as an alert.
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: KeyPath<Case<Action>, Case<PresentationAction<DestinationAction>>>
  ) -> Reduce<State, Action> {
    _presenting(toPresentationState, toPresentationAction, isEphemeral: { _ in true }) { _, _ in
      .none
    }
  }
  /// A destination that is an enum of reducers.
  public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: KeyPath<Case<Action>, Case<PresentationAction<DestinationAction>>>
  ) -> Reduce<State, Action> where DestinationState.StateReducer.Action == DestinationAction {
    _presenting(
      toPresentationState, toPresentationAction,
      isEphemeral: { DestinationState.StateReducer._isEphemeral($0) }
    ) {
      DestinationState.StateReducer._reduce(into: &$0, action: $1)
    }
  }
  func _presenting<ChildState, ChildAction>(
    _ toState: WritableKeyPath<State, PresentationState<ChildState>>,
    _ toAction: KeyPath<Case<Action>, Case<PresentationAction<ChildAction>>>,
    isEphemeral: @escaping (ChildState) -> Bool,
    _ reduce: @escaping (inout ChildState, ChildAction) -> Effect<ChildAction>
  ) -> Reduce<State, Action> {
    let path = _casePath(toAction)
    return Reduce { state, action in
      let before = state[keyPath: toState]._presentation
      var effects: [Effect<Action>] = []
      if let inner = path.extract(from: action) {
        switch inner {
        case .presented(let childAction):
          if state[keyPath: toState].wrappedValue == nil {
            _warnOfMissingState("ifLet")
          } else {
            let endsNow = isEphemeral(state[keyPath: toState].wrappedValue!)
            let made = reduce(&state[keyPath: toState].wrappedValue!, childAction)
            effects.append(
              made.map { path.embed(.presented($0)) }
                ._dismissible(before) { path.embed(.dismiss) }
                .cancellable(id: _PresentationID(number: before)))
            if endsNow { state[keyPath: toState].wrappedValue = nil }
          }
          effects.append(self.reduce(into: &state, action: action))
        case .dismiss:
          effects.append(self.reduce(into: &state, action: action))
          if state[keyPath: toState]._presentation == before {
            state[keyPath: toState].wrappedValue = nil
          }
        }
      } else {
        effects.append(self.reduce(into: &state, action: action))
      }
      if state[keyPath: toState]._presentation != before
        || state[keyPath: toState].wrappedValue == nil
      {
        effects.append(.cancel(id: _PresentationID(number: before)))
      }
      return .merge(effects)
    }
  }

  public func ifCaseLet<Child: Reducer>(
    _ toCaseState: KeyPath<Case<State>, Case<Child.State>>,
    action toCaseAction: KeyPath<Case<Action>, Case<Child.Action>>,
    @ReducerBuilder<Child.State, Child.Action> then child: () -> Child
  ) -> Reduce<State, Action> {
    let (child, path, place) = (child(), _casePath(toCaseAction), _casePath(toCaseState))
    return _joining { state, action in
      guard let inner = path.extract(from: action) else { return .none }
      guard var part = place.extract(from: state) else {
        _warnOfMissingState("ifCaseLet")
        return .none
      }
      let effect = child.reduce(into: &part, action: inner)
      state = place.embed(part)
      return effect.map(path.embed)
    }
  }

  public func forEach<ID: Hashable, Element: Reducer>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, Element.State>>,
    action toElementAction: KeyPath<Case<Action>, Case<IdentifiedAction<ID, Element.Action>>>,
    @ReducerBuilder<Element.State, Element.Action> element: () -> Element
  ) -> Reduce<State, Action> {
    let (child, path) = (element(), _casePath(toElementAction))
    return _joining { state, action in
      guard case .element(id: let id, action: let inner)? = path.extract(from: action) else {
        return .none
      }
      guard state[keyPath: toElementsState][id: id] != nil else {
        _warnOfMissingState("forEach")
        return .none
      }
      return child.reduce(into: &state[keyPath: toElementsState][id: id]!, action: inner)
        .map { path.embed(.element(id: id, action: $0)) }
    }
  }
  public func forEach<Destination: Reducer>(
    _ toStackState: WritableKeyPath<State, StackState<Destination.State>>,
    action toStackAction: KeyPath<
      Case<Action>, Case<StackAction<Destination.State, Destination.Action>>
    >,
    @ReducerBuilder<Destination.State, Destination.Action> destination: () -> Destination
  ) -> Reduce<State, Action> {
    let child = destination()
    return _stacking(toStackState, toStackAction) { child.reduce(into: &$0, action: $1) }
  }
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: KeyPath<
      Case<Action>, Case<StackAction<DestinationState, DestinationAction>>
    >
  ) -> Reduce<State, Action> where DestinationState.StateReducer.Action == DestinationAction {
    _stacking(toStackState, toStackAction) {
      DestinationState.StateReducer._reduce(into: &$0, action: $1)
    }
  }
  func _stacking<ChildState, ChildAction>(
    _ toState: WritableKeyPath<State, StackState<ChildState>>,
    _ toAction: KeyPath<Case<Action>, Case<StackAction<ChildState, ChildAction>>>,
    _ reduce: @escaping (inout ChildState, ChildAction) -> Effect<ChildAction>
  ) -> Reduce<State, Action> {
    let path = _casePath(toAction)
    return Reduce { state, action in
      let before = state[keyPath: toState].ids
      var effects: [Effect<Action>] = []
      switch path.extract(from: action) {
      case .element(id: let id, action: let inner)?:
        if state[keyPath: toState][id: id] == nil {
          _warnOfMissingState("forEach")
        } else {
          effects.append(
            reduce(&state[keyPath: toState][id: id]!, inner)
              .map { path.embed(.element(id: id, action: $0)) }
              ._dismissible(id.generation) { path.embed(.popFrom(id: id)) }
              .cancellable(id: id))
        }
        effects.append(self.reduce(into: &state, action: action))
      case .popFrom(id: let id)?:
        effects.append(self.reduce(into: &state, action: action))
        state[keyPath: toState].pop(from: id)
      case .push(id: let id, state: let pushed)?:
        state[keyPath: toState]._push(id, pushed)
        effects.append(self.reduce(into: &state, action: action))
      case nil: effects.append(self.reduce(into: &state, action: action))
      }
      let left = state[keyPath: toState].ids
      for id in before where !left.contains(id) { effects.append(.cancel(id: id)) }
      return .merge(effects)
    }
  }

  public func onChange<V: Equatable, R: Reducer>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> Reduce<State, Action> where R.State == State, R.Action == Action {
    Reduce { state, action in
      let old = toValue(state)
      let effect = self.reduce(into: &state, action: action)
      let new = toValue(state)
      return old == new
        ? effect : .merge(effect, reducer(old, new).reduce(into: &state, action: action))
    }
  }
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> Reduce<State, Action> {
    Reduce { state, action in
      withDependencies {
        $0[keyPath: keyPath] = value
      } operation: {
        self.reduce(into: &state, action: action)
      }
    }
  }
  public func _printChanges() -> Reduce<State, Action> {
    Reduce { state, action in
      let old = state
      let effect = self.reduce(into: &state, action: action)
      print("received action:\n  \(action)")
      print(_isUnchanged(old, state) ? "  (No state changes)" : "- \(old)\n+ \(state)")
      print()
      return effect
    }
  }
  public func signpost() -> Self { self }
}

/// What `@Reducer` makes an enum of reducers.
public protocol CaseReducer<State, Action>: Reducer where State: CaseReducerState {
  associatedtype CaseScope
  static func _reduce(into state: inout State, action: Action) -> Effect<Action>
  static func _isEphemeral(_ state: State) -> Bool
  @MainActor static func scope(_ store: Store<State, Action>) -> CaseScope
}
extension CaseReducer {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Self._reduce(into: &state, action: action)
  }
  public static var body: Reduce<State, Action> {
    Reduce { Self._reduce(into: &$0, action: $1) }
  }
}
public protocol CaseReducerState {
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

public enum IdentifiedAction<ID: Hashable, Action>: CasePathable {
  case element(id: ID, action: Action)
  public struct AllCasePaths {
    public var element: AnyCasePath<IdentifiedAction<ID, Action>, (id: ID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          guard case .element(id: let id, action: let action) = $0 else { return nil }
          return (id: id, action: action)
        })
    }
    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction<ID, Action>, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id: id, action: let action) = $0 else { return nil }
          return action
        })
    }
  }
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable
