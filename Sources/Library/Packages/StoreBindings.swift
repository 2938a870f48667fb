// The Composable Architecture: bindings to the state of a store, which send actions.
//
// Module: ComposableArchitecture

public struct BindingAction<Root>: CasePathable, Equatable {
  public let keyPath: PartialKeyPath<Root>
  let _set: (inout Root) -> Void
  let _value: AnyHashable
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> BindingAction<Root> {
    BindingAction(
      keyPath: keyPath, _set: { $0[keyPath: keyPath] = value },
      _value: (value as? AnyHashable) ?? AnyHashable("\(value)"))
  }
  public static func == (lhs: BindingAction<Root>, rhs: BindingAction<Root>) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs._value == rhs._value
  }
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, Value>, action: BindingAction<Root>
  ) -> Bool { keyPath == action.keyPath }
  @dynamicMemberLookup public struct AllCasePaths {
    public subscript<Value: Equatable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction<Root>, Value> {
      AnyCasePath(
        embed: { .set(keyPath, $0) },
        extract: { $0.keyPath == keyPath ? $0._value.base as? Value : nil })
    }
  }
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
public protocol BindableAction {
  associatedtype State
  static func binding(_ action: BindingAction<State>) -> Self
}
extension BindableAction {
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<State, Value>, _ value: Value
  ) -> Self { binding(.set(keyPath, value)) }
  var _binding: BindingAction<State>? {
    guard let child = Mirror(reflecting: self).children.first, child.label == "binding" else {
      return nil
    }
    return child.value as? BindingAction<State>
  }
}

/// Writes what bindings send into the state.
public struct BindingReducer<State, Action: BindableAction>: Reducer where Action.State == State {
  public init() {}
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    action._binding?._set(&state)
    return .none
  }
}

/// A property whose wrapper allows bindings, in states that are not observable.
@propertyWrapper public struct BindingState<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: BindingState<Value> {
    get { self }
    set { self = newValue }
  }
}
extension BindingState: Equatable where Value: Equatable {}
extension BindingState: Hashable where Value: Hashable {}

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  public subscript<Value: Equatable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value
  {
    get { _value(keyPath) }
    set { send(.set(keyPath, newValue)) }
  }
}
extension Store {
  func _binding<Value: Equatable>(_ keyPath: WritableKeyPath<State, Value>) -> Binding<Value>
  where Action: BindableAction, Action.State == State {
    Binding(get: { self._value(keyPath) }, set: { self.send(.set(keyPath, $0)) })
  }
  func _presented<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    _ action: KeyPath<Case<Action>, Case<PresentationAction<ChildAction>>>
  ) -> Binding<Store<ChildState, ChildAction>?> {
    let path = _casePath(action)
    return Binding(
      get: {
        self._observe(_name(of: state) + " != nil") {
          ($0[keyPath: state] == nil) == ($1[keyPath: state] == nil)
        }
        return self._scope(
          AnyHashable([AnyHashable(state), AnyHashable(action)]), { $0[keyPath: state] },
          { path.embed(.presented($0)) })
      },
      set: {
        if $0 == nil, self._state[keyPath: state] != nil { self.send(path.embed(.dismiss)) }
      })
  }
  func _stack<ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    _ action: KeyPath<Case<Action>, Case<StackAction<ElementState, ElementAction>>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>> {
    Binding(get: { self.scope(state: state, action: action) }, set: { _ in })
  }
}

/// A part of a state, of which a binding is made that sends an action.
@dynamicMemberLookup public struct _StoreBindable<State, Action, Value> {
  let _store: Store<State, Action>
  let _keyPath: KeyPath<State, Value>
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> _StoreBindable<State, Action, Member> {
    _StoreBindable<State, Action, Member>(
      _store: _store, _keyPath: _keyPath.appending(path: keyPath))
  }
  @MainActor public func sending(_ action: KeyPath<Case<Action>, Case<Value>>) -> Binding<Value> {
    let path = _casePath(action)
    return Binding(
      get: { self._store._value(self._keyPath) }, set: { self._store.send(path.embed($0)) })
  }
}

/// `@Perception.Bindable`, and what views of older systems wrap their bodies in.
public enum Perception {
  public typealias Bindable = Bindery.Bindable
}
@_shown(by: .reader)
public struct WithPerceptionTracking<Content: View>: View {
  public typealias Body = Never
  let _content: () -> Content
  public init(@ViewBuilder content: @escaping () -> Content) { _content = content }
  func _build() -> Content { _content() }
}
