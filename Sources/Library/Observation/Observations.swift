// Asynchronous sequences of observed values.

/// The values of `emit`: the first one, and a new one after each turn that changed what it read.
public struct Observations<Element, Failure: Error>: AsyncSequence {
  public enum Iteration {
    case next(Element)
    case finish
  }
  let _emit: () throws -> Observations<Element, Failure>.Iteration
  init(_emit: @escaping () throws -> Observations<Element, Failure>.Iteration) {
    self._emit = _emit
  }
  public func makeAsyncIterator() -> Observations<Element, Failure>.Iterator {
    Iterator(_emit: _emit)
  }

  public struct Iterator: AsyncIteratorProtocol {
    let _emit: () throws -> Observations<Element, Failure>.Iteration
    let _changes = _ObservedChanges()
    public mutating func next() async throws(Failure) -> Element? {
      if !(await _changes.wait()) { return nil }
      let emit = _emit
      let changes = _changes
      changes.isChanged = false
      var result: Result<Observations<Element, Failure>.Iteration, any Error>?
      withObservationTracking {
        result = Result { try emit() }
      } onChange: {
        changes.note()
      }
      do {
        if case .next(let element) = try result!.get() { return element }
      } catch {
        changes.isOver = true
        throw error as! Failure
      }
      changes.isOver = true
      return nil
    }
  }
}

extension Observations where Failure == Never {
  public init(_ emit: @escaping () -> Element) {
    self.init(_emit: { .next(emit()) })
  }
  public static func untilFinished(
    _ emit: @escaping () -> Observations<Element, Never>.Iteration
  ) -> Observations<Element, Never> {
    Observations<Element, Never>(_emit: emit)
  }
}
extension Observations where Failure == any Error {
  public init(_ emit: @escaping () throws -> Element) {
    self.init(_emit: { .next(try emit()) })
  }
  public static func untilFinished(
    _ emit: @escaping () throws -> Observations<Element, any Error>.Iteration
  ) -> Observations<Element, any Error> {
    Observations<Element, any Error>(_emit: emit)
  }
}

final class _ObservedChanges {
  /// The first element does not wait for a change.
  var isChanged = true
  var isOver = false
  var waiter: Int?
  init() {}
  func note() {
    isChanged = true
    wake()
  }
  func wake() {
    if let waiting = waiter {
      waiter = nil
      _resume(waiting)
    }
  }
  /// Waits for a change; returns false if the task was cancelled.
  func wait() async -> Bool {
    let task = _AnyTask.current
    let handler = task.addHandler { self.wake() }
    defer { task.removeHandler(handler) }
    while !isOver, !task.isCancelled {
      if isChanged { return true }
      waiter = _coroutine()
      await _suspend()
    }
    isOver = true
    return false
  }
}
