// A store with a reducer, generic over state and action.
enum Action { case add(String), toggle(Int), filter(Filter), batch([Action]) ; enum Filter: CaseIterable { case all, done, open } }
struct Item: Identifiable, Equatable { let id: Int; var title: String; var done = false }
struct State { var items: [Item] = []; var filter = Action.Filter.all; var next = 1
  var shown: [Item] { switch filter { case .all: items; case .done: items.filter(\.done); case .open: items.filter { !$0.done } } } }
final class Store<S, A> { private(set) var state: S; private let reduce: (inout S, A) -> Void; private var subs: [(S) -> Void] = []
  init(_ s: S, reduce: @escaping (inout S, A) -> Void) { state = s; self.reduce = reduce }
  func send(_ a: A...) { for x in a { reduce(&state, x) }; subs.forEach { $0(state) } }
  func select<T>(_ f: @escaping (S) -> T, _ on: @escaping (T) -> Void) { on(f(state)); subs.append { on(f($0)) } }
  func scope<T, B>(_ k: WritableKeyPath<S, T>, _ m: @escaping (B) -> A) -> (B...) -> T { { (bs: B...) in bs.map(m).forEach { self.send($0) }; return self.state[keyPath: k] } } }
let store = Store(State()) { (s: inout State, a: Action) in
  func run(_ a: Action) { switch a {
    case .add(let t): s.items.append(.init(id: s.next, title: t)); s.next += 1
    case .toggle(let id): if let i = s.items.firstIndex(where: { $0.id == id }) { s.items[i].done.toggle() }
    case .filter(let f): s.filter = f
    case .batch(let all): all.forEach(run) } }
  run(a)
}
store.select(\.items.count) { print("count", $0) }
store.select({ $0.shown.map(\.title).joined(separator: ",") }) { print("shown", $0) }
store.send(.add("a"), .batch([.add("b"), .toggle(1), .filter(.open)]))
let items = store.scope(\.items, Action.toggle); print(items(1, 2).map(\.done))
let f = store.scope(\.filter) { (n: Int) -> Action in .filter(n == 0 ? .all : .done) }; print(f(0), f(1), Action.Filter.allCases.count)
print(store.state.items.first { !$0.done } ?? .init(id: 0, title: "none"), store.state.shown == [.init(id: 2, title: "b", done: true)])
