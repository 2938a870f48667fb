// A protocol of one's own with a `body`, and a builder that is declared further down.
protocol Red<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body
  func reduce(into state: inout State, action: Action) -> Int
  @RB<State, Action>
  var body: Body { get }
}
extension Red where Body == Never {
  var body: Body { fatalError("no body") }
}
extension Red where Body: Red, Body.State == State, Body.Action == Action {
  func reduce(into state: inout State, action: Action) -> Int { self.body.reduce(into: &state, action: action) }
}
struct Reduce<State, Action>: Red {
  let reduce: (inout State, Action) -> Int
  init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Int) { self.reduce = reduce }
  func reduce(into state: inout State, action: Action) -> Int { self.reduce(&state, action) }
}
@resultBuilder
enum RB<State, Action> {
  static func buildExpression<R: Red<State, Action>>(_ expression: R) -> R { expression }
  static func buildPartialBlock<R: Red<State, Action>>(first: R) -> R { first }
  static func buildPartialBlock<R0: Red<State, Action>, R1: Red<State, Action>>(accumulated: R0, next: R1) -> Sequence<R0, R1> {
    Sequence(r0: accumulated, r1: next)
  }
  struct Sequence<R0: Red, R1: Red>: Red where R0.State == R1.State, R0.Action == R1.Action {
    let r0: R0
    let r1: R1
    func reduce(into state: inout R0.State, action: R0.Action) -> Int {
      _ = r0.reduce(into: &state, action: action)
      return r1.reduce(into: &state, action: action)
    }
  }
}
struct Counter: Red {
  struct State: Equatable { var count = 0 }
  enum Action { case increment, decrement }
  var body: some Red<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return 1
      case .decrement:
        state.count -= 1
        return 2
      }
    }
    Reduce { state, _ in
      if state.count < 0 { state.count = 0 }
      return 3
    }
  }
}
final class Store<State, Action> {
  private(set) var state: State
  private let reducer: any Red<State, Action>
  init(initialState: @autoclosure () -> State, reducer: () -> some Red<State, Action>) {
    self.state = initialState()
    self.reducer = reducer()
  }
  func send(_ action: Action) -> Int { reducer.reduce(into: &state, action: action) }
}
let store = Store(initialState: Counter.State(count: 1)) { Counter() }
print(store.send(.decrement), store.send(.decrement), store.state)
