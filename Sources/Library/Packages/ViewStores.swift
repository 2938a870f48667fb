// The Composable Architecture: views of stores whose states are not observable.
//
// Module: ComposableArchitecture

@dynamicMemberLookup @MainActor
public final class ViewStore<ViewState, ViewAction>: ObservableObject {
  @Published public private(set) var state: ViewState
  let _send: (ViewAction) -> StoreTask

  public init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool
  ) {
    state = toViewState(store._state)
    _send = { store.send($0) }
    store._observers.append { [weak self] new in
      guard let self else { return }
      let next = toViewState(new)
      if !isDuplicate(self.state, next) { self.state = next }
    }
  }
  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState
  ) where ViewState: Equatable {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
  }
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }
  @discardableResult public func send(_ action: ViewAction) -> StoreTask { _send(action) }
  @discardableResult public func send(
    _ action: ViewAction, animation: Animation?
  ) -> StoreTask { withAnimation(animation) { _send(action) } }
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(valueToAction($0)) })
  }
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { _ in self.send(action) })
  }
}
extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    Binding(
      get: { self.state[keyPath: keyPath].wrappedValue },
      set: { self.send(.set(keyPath.appending(path: \.wrappedValue), $0)) })
  }
}
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  @StateObject var _viewStore: ViewStore<ViewState, ViewAction>
  let _content: (ViewStore<ViewState, ViewAction>) -> Content

  public init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    __viewStore = StateObject(
      wrappedValue: ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate))
    _content = content
  }
  public init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (State) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState: Equatable {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 }, content: content)
  }
  public var body: some View { _content(_viewStore) }
}

@_shown(by: .reader)
public struct IfLetStore<State, Action, IfContent: View, ElseContent: View>: View {
  public typealias Body = Never
  let _store: Store<State?, Action>
  let _then: (Store<State, Action>) -> IfContent
  let _else: () -> ElseContent
  public init(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping () -> ElseContent = { EmptyView() }
  ) {
    _store = store
    _then = ifContent
    _else = elseContent
  }
  @ViewBuilder func _build() -> some View {
    if let store = _store._unwrapped() { _then(store) } else { _else() }
  }
}
extension Store {
  func _unwrapped<Wrapped>() -> Store<Wrapped, Action>? where State == Wrapped? {
    _observe("state != nil") { ($0 == nil) == ($1 == nil) }
    return _scope(AnyHashable("unwrapped"), { $0 }, { $0 })
  }
}
public struct ForEachStore<EachState, EachAction, ID: Hashable, EachContent: View>: View {
  let _store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>
  let _content: (Store<EachState, EachAction>) -> EachContent
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  ) {
    _store = store
    _content = content
  }
  public var body: some View {
    ForEach(_store._elements()) { _content($0) }
  }
}
extension Store {
  func _elements<ID: Hashable, EachState, EachAction>() -> [Store<EachState, EachAction>]
  where State == IdentifiedArray<ID, EachState>, Action == IdentifiedAction<ID, EachAction> {
    _observe("ids") { $0.ids == $1.ids }
    return _state.ids.compactMap { id in
      _scope(AnyHashable(id), { $0[id: id] }, { .element(id: id, action: $0) })
    }
  }
}
