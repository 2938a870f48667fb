// A generic type nested in another, made without its arguments.
enum Outer<State, Action> {
  static func pair<A, B>(_ a: A, _ b: B) -> Pair<A, B> { Pair(a: a, b: b) }
  struct Pair<A, B> {
    let a: A
    let b: B
    func swapped() -> Outer<Action, State>.Pair<B, A> { .init(a: b, b: a) }
    func doubled() -> Pair { Pair(a: a, b: b) }
  }
}
let pair = Outer<Int, String>.pair(1.5, true)
print(pair.a, pair.b, type(of: pair), type(of: pair.swapped()), pair.doubled().a)

final class Model {
  enum Phase<Value> { case idle, loaded(Value) }
  var phase: Phase<[String]> = .idle
  func load(_ values: [[String]]) { values.map { Phase.loaded($0) }.forEach { phase = $0 } }
}
let model = Model()
model.load([["a"], ["b", "c"]])
if case .loaded(let values) = model.phase { print(values) }

// Of overloads that differ in what they give, the one that has what is asked of it.
extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
let numbers = [1, 2, 3, 4]
print(numbers[1...].filter { $0 > 1 }.total(), numbers.dropFirst().filter { $0 % 2 == 0 }.total())
print(numbers[...2].map { $0 * 2 }.total(), numbers.lazy.map { $0 + 1 }.filter { $0 > 3 }.count)

// What takes a value that does not exist needs no body.
protocol Step { associatedtype Input; func run(_ input: Input) -> [Int] }
extension Never: Step { func run(_ input: Never) -> [Int] {} }
print(Never.self is any Step.Type)

// Branches, one of which gives nil.
struct Case<Parent, Child> {
  let extract: (Parent) -> Child?
  let make: () -> Child
}
enum Event { case text(String), count(Int) }
func scoped<P, C>(_ extract: @escaping (P) -> C?, _ make: () -> C, _ parent: P) -> String {
  extract(parent).map { "\($0)" } ?? "\(make())!"
}
print(scoped({ (e: Event) in if case .text(let t) = e { t } else { nil } }, { "none" }, .text("a")))
print(scoped({ (e: Event) in if case .count(let n) = e { n } else { nil } }, { 0 }, .text("a")))
