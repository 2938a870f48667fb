// The Composable Architecture: navigation stacks over the states of their screens.
//
// Module: ComposableArchitecture

public struct _StackComponent<State>: Hashable {
  let id: StackElementID?
  let state: State
  public static func == (lhs: _StackComponent<State>, rhs: _StackComponent<State>) -> Bool {
    lhs.id == rhs.id
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
extension Store {
  func _path<ElementState, ElementAction>() -> Binding<[_StackComponent<ElementState>]>
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    Binding(
      get: {
        self._observe("ids") { $0.ids == $1.ids }
        return self._state._elements.map { _StackComponent(id: $0.id, state: $0.state) }
      },
      set: { path in
        let known = self._state.ids
        if let last = path.last, path.count > known.count {
          self.send(
            .push(id: StackElementID(generation: self._state._next), state: last.state))
        } else if path.count < known.count {
          self.send(.popFrom(id: known[path.count]))
        }
      })
  }
  func _screen<ElementState, ElementAction>(
    _ id: StackElementID?
  ) -> Store<ElementState, ElementAction>?
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    guard let id else { return nil }
    return _scope(AnyHashable(id), { $0[id: id] }, { .element(id: id, action: $0) })
  }
}
@_shown(by: .reader)
public struct _StackRoot<State, Action, Root: View, Destination: View>: View {
  public typealias Body = Never
  let _store: Store<StackState<State>, StackAction<State, Action>>
  let _root: Root
  let _destination: (Store<State, Action>) -> Destination
  func _build() -> some View {
    _root.navigationDestination(for: _StackComponent<State>.self) { component in
      if let screen = _store._screen(component.id) { _destination(screen) }
    }
  }
}
extension NavigationStack {
  @MainActor public init<State, Action, Destination: View, R: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> R,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) where Data == [_StackComponent<State>], Root == _StackRoot<State, Action, R, Destination> {
    let store = path.wrappedValue
    let content = root()
    self.init(path: store._path()) {
      _StackRoot(_store: store, _root: content, _destination: destination)
    }
  }
}
extension NavigationLink where Destination == Never {
  public init<P>(state: P?, @ViewBuilder label: () -> Label) {
    self.init(value: state.map { _StackComponent(id: nil, state: $0) }, label: label)
  }
  public init<P>(_ title: String, state: P?) where Label == Text {
    self.init(title, value: state.map { _StackComponent(id: nil, state: $0) })
  }
}
