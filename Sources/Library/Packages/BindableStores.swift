// The Composable Architecture: bindings to the state of a store, which send actions.
//
// Module: ComposableArchitecture
// Twin: BindableAction=BindableAction, _StoreBindable=_StoreBindable, Bindable=Binding

extension Bindable {
  @MainActor
  public subscript<State: ObservableState, Action: BindableAction, Member: Equatable>(
    dynamicMember keyPath: WritableKeyPath<State, Member>
  ) -> Binding<Member> where Value == Store<State, Action>, Action.State == State {
    wrappedValue._binding(keyPath)
  }
  @MainActor
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreBindable<State, Action, Member> where Value == Store<State, Action> {
    _StoreBindable<State, Action, Member>(_store: wrappedValue, _keyPath: keyPath)
  }
  @MainActor public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: KeyPath<Case<Action>, Case<PresentationAction<ChildAction>>>
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue._presented(state, action)
  }
  @MainActor public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: KeyPath<Case<Action>, Case<StackAction<ElementState, ElementAction>>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    wrappedValue._stack(state, action)
  }
}
