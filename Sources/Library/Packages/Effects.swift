// The Composable Architecture: effects, which a store runs after an action.
//
// Module: ComposableArchitecture

indirect enum _EffectStep<Action> {
  case send(Action, animation: Animation?)
  case run((Send<Action>) async throws -> Void, ((any Error, Send<Action>) async -> Void)?)
  case merge([_EffectStep<Action>])
  case concatenate([_EffectStep<Action>])
  case cancellable(_EffectStep<Action>, id: AnyHashable, cancelInFlight: Bool)
  case cancel(id: AnyHashable)

  func map<T>(_ transform: @escaping (Action) -> T) -> _EffectStep<T> {
    switch self {
    case .send(let action, animation: let animation):
      return .send(transform(action), animation: animation)
    case .run(let operation, let handler):
      return .run(
        { send in try await operation(Send(send, transform)) },
        handler.map { handler in { error, send in await handler(error, Send(send, transform)) } })
    case .merge(let steps): return .merge(steps.map { $0.map(transform) })
    case .concatenate(let steps): return .concatenate(steps.map { $0.map(transform) })
    case .cancellable(let step, id: let id, cancelInFlight: let cancels):
      return .cancellable(step.map(transform), id: id, cancelInFlight: cancels)
    case .cancel(id: let id): return .cancel(id: id)
    }
  }

  /// With the dependencies under which it was made, and `dismiss` as what takes the feature away.
  func _within(_ change: @escaping (inout DependencyValues, Send<Action>) -> Void) -> _EffectStep<
    Action
  > {
    switch self {
    case .run(let operation, let handler):
      return .run(
        { send in
          try await withDependencies {
            change(&$0, send)
          } operation: {
            try await operation(send)
          }
        }, handler)
    case .merge(let steps): return .merge(steps.map { $0._within(change) })
    case .concatenate(let steps): return .concatenate(steps.map { $0._within(change) })
    case .cancellable(let step, id: let id, cancelInFlight: let cancels):
      return .cancellable(step._within(change), id: id, cancelInFlight: cancels)
    case .send, .cancel: return self
    }
  }
}

/// How an effect sends actions back to its store.
@MainActor public struct Send<Action>: Sendable {
  let _send: @MainActor (Action, Animation?) -> Void
  nonisolated init(_send: @escaping @MainActor (Action, Animation?) -> Void) {
    self._send = _send
  }
  nonisolated init<T>(_ send: Send<T>, _ transform: @escaping (Action) -> T) {
    _send = { send._send(transform($0), $1) }
  }
  public func callAsFunction(_ action: Action) {
    if !Task.isCancelled { _send(action, nil) }
  }
  public func callAsFunction(_ action: Action, animation: Animation?) {
    if !Task.isCancelled { _send(action, animation) }
  }
}

public struct Effect<Action>: @unchecked Sendable {
  let _step: _EffectStep<Action>?
  init(_step: _EffectStep<Action>?) { self._step = _step }

  public static var none: Effect<Action> { Effect(_step: nil) }
  public static func send(_ action: Action) -> Effect<Action> {
    Effect(_step: .send(action, animation: nil))
  }
  public static func send(_ action: Action, animation: Animation? = nil) -> Effect<Action> {
    Effect(_step: .send(action, animation: animation))
  }
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil
  ) -> Effect<Action> {
    let values = DependencyValues._current
    return Effect(
      _step: .run(
        { send in
          try await withDependencies {
            $0 = values
          } operation: {
            try await operation(send)
          }
        }, handler))
  }
  public static func merge(_ effects: Effect<Action>...) -> Effect<Action> { merge(effects) }
  public static func merge<S: Sequence>(_ effects: S) -> Effect<Action>
  where S.Element == Effect<Action> {
    let steps = effects.compactMap { $0._step }
    return steps.count > 1 ? Effect(_step: .merge(steps)) : Effect(_step: steps.first)
  }
  public static func concatenate(_ effects: Effect<Action>...) -> Effect<Action> {
    concatenate(effects)
  }
  public static func concatenate<C: Collection>(_ effects: C) -> Effect<Action>
  where C.Element == Effect<Action> {
    let steps = effects.compactMap { $0._step }
    return steps.count > 1 ? Effect(_step: .concatenate(steps)) : Effect(_step: steps.first)
  }
  public static func publisher<P: Publisher>(_ createPublisher: () -> P) -> Effect<Action>
  where P.Output == Action, P.Failure == Never {
    let values = createPublisher().values
    return .run { send in for await action in values { await send(action) } }
  }
  public static func cancel<ID: Hashable>(id: ID) -> Effect<Action> {
    Effect(_step: .cancel(id: AnyHashable(id)))
  }
  public func merge(with other: Effect<Action>) -> Effect<Action> { .merge(self, other) }
  public func concatenate(with other: Effect<Action>) -> Effect<Action> {
    .concatenate(self, other)
  }
  public func map<T>(_ transform: @escaping (Action) -> T) -> Effect<T> {
    Effect<T>(_step: _step?.map(transform))
  }
  public func cancellable<ID: Hashable>(id: ID, cancelInFlight: Bool = false) -> Effect<Action> {
    guard let _step else { return self }
    return Effect(
      _step: .cancellable(_step, id: AnyHashable(id), cancelInFlight: cancelInFlight))
  }
  public func animation(_ animation: Animation? = .default) -> Effect<Action> { self }
  public func debounce<ID: Hashable, C: Clock>(
    id: ID, for duration: C.Duration, clock: C
  ) -> Effect<Action> {
    let wait = Effect<Action>.run { _ in
      try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil)
    }
    return Effect.concatenate(wait, self).cancellable(id: id, cancelInFlight: true)
  }
  func _dismissible(_ number: Int, _ dismissal: @escaping () -> Action) -> Effect<Action> {
    Effect(
      _step: _step?._within { values, send in
        values.dismiss = DismissEffect(_dismiss: { await send(dismissal()) })
      })
  }
}

public func withTaskCancellation<ID: Hashable, T>(
  id: ID, cancelInFlight: Bool = false, operation: @escaping () async throws -> T
) async rethrows -> T {
  try await operation()
}

/// Waits for tasks, and cancels them if it is cancelled itself.
func _waitForAll(_ tasks: [Task<Void, Never>]) async {
  await withTaskCancellationHandler {
    for task in tasks { await task.value }
  } onCancel: {
    for task in tasks { task.cancel() }
  }
}
/// A task that ends with the last of some tasks; nil if there is none.
@MainActor func _taskForAll(_ tasks: [Task<Void, Never>]) -> Task<Void, Never>? {
  tasks.count < 2 ? tasks.first : Task { await _waitForAll(tasks) }
}

/// The running effects of a store.
@MainActor final class _EffectRunner<Action> {
  var _running: [AnyHashable: [Task<Void, Never>]] = [:]
  init() {}

  func run(
    _ step: _EffectStep<Action>, _ send: @escaping (Action) -> Task<Void, Never>?
  ) -> Task<Void, Never>? {
    switch step {
    case .send(let action, animation: let animation):
      guard let animation else { return send(action) }
      return withAnimation(animation) { send(action) }
    case .run(let operation, let handler):
      var sent: [Task<Void, Never>] = []
      let sender = Send<Action>(_send: { action, animation in
        let task = animation.map { withAnimation($0) { send(action) } } ?? send(action)
        if let task { sent.append(task) }
      })
      let task = Task<Void, Never> {
        do {
          try await operation(sender)
        } catch is CancellationError {
        } catch {
          if let handler {
            await handler(error, sender)
          } else {
            _noteAction("An \"Effect.run\" threw an unhandled error: \(error)")
          }
        }
        for task in sent { await task.value }
      }
      return task
    case .merge(let steps):
      return _taskForAll(steps.compactMap { run($0, send) })
    case .concatenate(let steps):
      return Task {
        for step in steps {
          if Task.isCancelled { return }
          guard let task = self.run(step, send) else { continue }
          await _waitForAll([task])
        }
      }
    case .cancellable(let step, id: let id, cancelInFlight: let cancels):
      if cancels { cancel(id) }
      let task = run(step, send)
      if let task { _running[id, default: []].append(task) }
      return task
    case .cancel(id: let id):
      cancel(id)
      return nil
    }
  }
  func cancel(_ id: AnyHashable) {
    for task in _running.removeValue(forKey: id) ?? [] { task.cancel() }
  }
}

extension Result where Failure == any Error {
  /// The value of asynchronous work, or the error that it throws.
  public init(catching body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
