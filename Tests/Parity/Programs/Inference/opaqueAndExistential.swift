// `some` and `any` with associated types, and conformances under conditions.
protocol Shape { associatedtype Unit: Numeric; var size: Unit { get }; func scaled(_ k: Unit) -> Self }
struct Sq<U: Numeric>: Shape { var size: U; func scaled(_ k: U) -> Sq { Sq(size: size * k) } }
struct Pair<A, B> { var a: A; var b: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Comparable where A: Comparable, B: Comparable { static func < (l: Self, r: Self) -> Bool { l.a == r.a ? l.b < r.b : l.a < r.a } }
extension Pair: CustomStringConvertible where A: CustomStringConvertible, B: CustomStringConvertible { var description: String { "<\(a.description)/\(b.description)>" } }
extension Pair where A == B { var both: [A] { [a, b] }; func map<T>(_ f: (A) -> T) -> Pair<T, T> { .init(a: f(a), b: f(b)) } }
print(Pair(a: 1, b: "x"), Pair(a: 1, b: 2) < Pair(a: 1, b: 3), [Pair(a: 2, b: 1), .init(a: 1, b: 5)].min()!, Pair(a: 1, b: 2.5).both, Pair(a: 3, b: 4).map { "\($0)" })
func mk(_ n: Int) -> some Shape { Sq(size: n) }
func mk2<U: Numeric>(_ n: U) -> some Shape { Sq(size: n).scaled(2) }
print(mk(2).size, mk2(1.5).size, type(of: mk(3).scaled(mk(3).size)) == Sq<Int>.self)
let any: [any Shape] = [Sq(size: 2), Sq(size: 2.5)]
func describe(_ s: some Shape) -> String { "\(s.scaled(s.size).size)" }
print(any.map { describe($0) })
protocol Source<Item> { associatedtype Item; mutating func next() -> Item? }
struct Count: Source { var n: Int; mutating func next() -> Int? { n -= 1; return n >= 0 ? n : nil } }
struct Mapped<S: Source, T>: Source { var s: S; let f: (S.Item) -> T; mutating func next() -> T? { s.next().map(f) } }
extension Source { func map<T>(_ f: @escaping (Item) -> T) -> some Source<T> { Mapped(s: self, f: f) } 
  func all() -> [Item] { var s = self, r: [Item] = []; while let x = s.next() { r.append(x) }; return r } }
print(Count(n: 3).map { $0 * 2 }.map { "n\($0)" }.all())
let srcs: [any Source<Int>] = [Count(n: 2), Count(n: 3).map { $0 * $0 }]
print(srcs.map { $0.all() }, srcs.flatMap { $0.all() }.reduce(0, +))
func drain(_ s: any Source<Int>) -> Int { var t = 0; var s = s; while let x = s.next() { t += x }; return t }
func firstOf<T>(_ s: [any Source<T>]) -> [T] { s.compactMap { var x = $0; return x.next() } }
print(drain(Count(n: 4)), firstOf([Count(n: 1), Count(n: 9)] as [any Source<Int>]))
func sumAll(_ c: some Collection<Int>) -> Int { c.reduce(0, +) }
func keys(_ d: some Sequence<(key: String, value: Int)>) -> [String] { d.map(\.key) }
print(sumAll([1, 2]), sumAll(1...4), sumAll([5: 1].keys), sumAll(Set([3])), keys(["a": 1]), keys([(key: "z", value: 1)]))
let evens: any Collection<Int> = stride(from: 0, to: 6, by: 2).map { $0 }; print(evens.count, evens.first.map { "\($0)" } ?? "")
extension Array: Source where Element: BinaryInteger { public mutating func next() -> Element? { isEmpty ? nil : removeFirst() } }
print([1, 2, 3].map { $0 + 1 }.all(), drain([4, 5]))
