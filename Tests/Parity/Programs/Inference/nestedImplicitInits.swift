struct I: Equatable { var a: Int, b: Int }
struct P { let x: [Int], y: [Int] }
func chk<T: Equatable>(_ p: P, f: (P) -> [T], _ w: [T]) { print(f(p) == w) }
chk(P(x: [1], y: [2]), f: { p in p.x.flatMap { i1 in p.y.map { i2 in .init(a: i1, b: i2) } } }, [I(a: 1, b: 2)])
let all: [I] = [1, 2].flatMap { a in [3, 4].map { b in .init(a: a, b: b) } }
print(all.count, all.last!)
let some: [I] = [1, 2].flatMap { a in [3].compactMap { b in a == 1 ? nil : .init(a: a, b: b) } }
print(some)
func items() -> [I] { (0..<2).flatMap { a in (0...1).lazy.filter { $0 > 0 }.map { .init(a: a, b: $0) } } }
print(items())
let deep: [I] = [1].flatMap { a in [2].flatMap { b in [3].map { c in .init(a: a + b, b: c) } } }
print(deep)
let set: Set<Int> = Set([1, 2].flatMap { [$0, .zero] })
print(set.sorted())
