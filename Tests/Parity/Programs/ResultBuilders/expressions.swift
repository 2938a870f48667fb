// What a builder takes tells the type of expressions that do not say it alone.
enum Item {
  case text(String), gap(Int), line
  static func bold(_ text: String) -> Item { .text("*\(text)*") }
}
@resultBuilder enum Items {
  static func buildExpression(_ item: Item) -> [Item] { [item] }
  static func buildExpression(_ text: String) -> [Item] { [.text(text)] }
  static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
  static func buildEither(first part: [Item]) -> [Item] { part }
  static func buildEither(second part: [Item]) -> [Item] { part }
  static func buildArray(_ parts: [[Item]]) -> [Item] { parts.flatMap { $0 } }
}
func items(@Items _ make: () -> [Item]) -> [Item] { make() }
let flag = true
print(items { "a"; .gap(3); .line; .bold("x"); if flag { .text("y") } else { .line }; for i in 0..<2 { .gap(i) } })

protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body
  func reduce(into state: inout State, action: Action) -> [Action]
  @ReducerBuilder<State, Action> var body: Body { get }
}
extension Never: Reducer {
  typealias State = Never
  typealias Action = Never
  func reduce(into state: inout Never, action: Never) -> [Never] {}
  var body: Never { fatalError() }
}
extension Reducer where Body == Never { var body: Never { fatalError("no body") } }
extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  func reduce(into state: inout State, action: Action) -> [Action] {
    body.reduce(into: &state, action: action)
  }
}
@resultBuilder enum ReducerBuilder<State, Action> {
  static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
  static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }
  static func buildPartialBlock<A: Reducer<State, Action>, B: Reducer<State, Action>>(
    accumulated: A, next: B
  ) -> Both<A, B> { Both(a: accumulated, b: next) }
  struct Both<A: Reducer, B: Reducer>: Reducer where A.State == B.State, A.Action == B.Action {
    typealias Body = Never
    let a: A
    let b: B
    func reduce(into state: inout A.State, action: A.Action) -> [A.Action] {
      a.reduce(into: &state, action: action) + b.reduce(into: &state, action: action)
    }
  }
}
struct Reduce<State, Action>: Reducer {
  typealias Body = Never
  let run: (inout State, Action) -> [Action]
  init(_ run: @escaping (inout State, Action) -> [Action]) { self.run = run }
  func reduce(into state: inout State, action: Action) -> [Action] { run(&state, action) }
}
struct Scope<Parent, ParentAction, Child: Reducer>: Reducer {
  typealias Body = Never
  let path: WritableKeyPath<Parent, Child.State>
  let extract: (ParentAction) -> Child.Action?
  let embed: (Child.Action) -> ParentAction
  let child: Child
  init(
    state: WritableKeyPath<Parent, Child.State>,
    action: @escaping (ParentAction) -> Child.Action?, embed: @escaping (Child.Action) -> ParentAction,
    child: () -> Child
  ) {
    (path, extract, self.embed, self.child) = (state, action, embed, child())
  }
  func reduce(into state: inout Parent, action: ParentAction) -> [ParentAction] {
    guard let action = extract(action) else { return [] }
    return child.reduce(into: &state[keyPath: path], action: action).map(embed)
  }
}
struct Counter: Reducer {
  struct State { var count = 0 }
  enum Action { case increment, add(Int) }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return state.count.isMultiple(of: 2) ? [.add(10)] : []
      case .add(let amount):
        state.count += amount
        return []
      }
    }
  }
}
struct App: Reducer {
  struct State { var left = Counter.State(); var log: [String] = [] }
  enum Action { case left(Counter.Action) }
  var body: some Reducer<State, Action> {
    Scope(state: \.left, action: { if case .left(let action) = $0 { action } else { nil } }, embed: Action.left) {
      Counter()
    }
    Reduce { state, action in
      state.log.append("\(action) \(state.left.count)")
      return []
    }
  }
}
final class Store<State, Action> {
  private(set) var state: State
  private let reduce: (inout State, Action) -> [Action]
  init<R: Reducer<State, Action>>(_ state: State, @ReducerBuilder<State, Action> reducer: () -> R) {
    self.state = state
    reduce = reducer().reduce(into:action:)
  }
  func send(_ action: Action) {
    for next in reduce(&state, action) { send(next) }
  }
}
let store = Store(App.State()) { App() }
store.send(.left(.increment))
store.send(.left(.increment))
print(store.state.left.count, store.state.log)
