// Modifiers for changes and lifecycle events.
//
// Loads with: View

@_shown(by: .change) @_parts(initial: initial)
struct _OnChange<V: Equatable>: ViewModifier {
  typealias Body = Never
  var value: V
  var initial: Bool
  var action: ((V, V) -> Void)?
  var legacy: ((V) -> Void)?
  func _isSame(_ other: _OnChange<V>) -> Bool { value == other.value }
  func _run(_ old: _OnChange<V>) {
    if let action { action(old.value, value) }
  }
  func _runLegacy(_ new: _OnChange<V>) {
    if let legacy { legacy(new.value) }
  }
}

@_shown(by: .lifetime) @_parts(appear: appear, disappear: disappear)
struct _OnAppear: ViewModifier {
  typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

@_shown(by: .lifetime) @_parts(id: id)
struct _Task: ViewModifier {
  typealias Body = Never
  var id: Any?
  var action: () async -> Void
  func _start() -> Task<Void, Never> {
    let action = action
    return Task { await action() }
  }
  func _stop(_ task: Task<Void, Never>) { task.cancel() }
}

@_shown(by: .lifetime) @_parts(publisher: publisher)
struct _OnReceive<P: Publisher>: ViewModifier {
  typealias Body = Never
  var publisher: P
  var action: (P.Output) -> Void
  func _subscribe() -> _Reception<P.Output> {
    let reception = _Reception<P.Output>(action)
    reception.subscription = publisher.sink(
      receiveCompletion: { _ in }, receiveValue: { [weak reception] in reception?.action($0) })
    return reception
  }
  /// The subscription stays, and what it does is up to the view as it is now.
  func _renew(_ reception: _Reception<P.Output>) { reception.action = action }
}
/// What a view does with the values of a publisher.
final class _Reception<Output> {
  var action: (Output) -> Void
  var subscription: AnyCancellable?
  init(_ action: @escaping (Output) -> Void) { self.action = action }
}

extension View {
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _OnChange<V>(value: value, initial: initial, action: action, legacy: nil))
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _OnChange<V>(
        value: value, initial: initial, action: { _, _ in action() }, legacy: nil))
  }
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: _OnChange<V>(value: value, initial: false, action: nil, legacy: action))
  }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedContent(content: self, modifier: _OnAppear(appear: action, disappear: nil))
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedContent(content: self, modifier: _OnAppear(appear: nil, disappear: action))
  }
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: _Task(id: nil, action: action))
  }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping () async -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: _Task(id: value, action: action))
  }
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View {
    ModifiedContent(
      content: self, modifier: _OnReceive(publisher: publisher, action: action))
  }
}
