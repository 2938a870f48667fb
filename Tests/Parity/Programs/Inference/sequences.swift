// Chains over sequences whose closures say nothing of their types.
let total = [1: 2.5, 3: 4].reduce(0) { $0 + Double($1.key) * $1.value }
print(total)
let grid = (0..<2).map { r in (0..<2).map { c in r == c ? 1 : 0 } }
print(grid)
let names = ["b", "a"].enumerated().map { i, n in (n, i) }.sorted(by: <).map(\.0)
print(names)
let lookup = Dictionary(grouping: [1, 2, 3]) { $0 % 2 == 0 ? "even" : "odd" }.mapValues(\.count)
print(lookup["even"]!, lookup["odd"]!)
let (q, r) = 17.quotientAndRemainder(dividingBy: 5)
print(q, r)
let evens = stride(from: 0, to: 10, by: 2).filter { $0 != 4 }.map(String.init).joined(separator: "-")
print(evens)
nonisolated(unsafe) var cache: [Int: Int] = [:]
func fib(_ n: Int) -> Int { if n < 2 { return n }; if let c = cache[n] { return c }; let v = fib(n - 1) + fib(n - 2); cache[n] = v; return v }
print(fib(30))
let maxBy = ["aa", "b"].max { $0.count < $1.count } ?? "none"
print(maxBy)
let sums = zip([1, 2], [0.5, 1.5]).map { Double($0) + $1 }
print(sums)
let first = [3, 1, 2].sorted(by: >).first.map { $0 * 2 } ?? 0
print(first)
let nested = [[1, 2], [3]].flatMap { $0.map { [$0, $0 * 10] } }.joined().reduce(into: Set<Int>()) { $0.insert($1) }
print(nested.sorted())
let s: String = ["x": 1].map { "\($0): \($1)" }.first!
print(s)
let bools = [true, false].map(!)
print(bools)
let pipeline: [(Int) -> Int] = [{ $0 + 1 }, { $0 * 2 }, abs, { n in let m = n - 3; return m }]
print(pipeline.reduce(5) { $1($0) })
let curried: (Int) -> (Int) -> Int = { a in { b in a + b } }
print(curried(1)(2), [1, 2].map(curried(10)))
let opt: [Int?] = [1, nil]
print(opt.map { $0.map { $0 + 1 } ?? -1 }, opt.compactMap { $0 }.count)
let tuple: (name: String, score: Double) = ("a", 1)
print(tuple.score / 2)
let arr: [(String, Double)] = [("a", 1), ("b", 2.5)]
print(arr.map { $0.1 }.reduce(0, +))
let byLen = ["a", "bb"].reduce(into: [:]) { $0[$1.count, default: []].append($1) } as [Int: [String]]
print(byLen.count)
let anyArr: [Any] = [1, "a", 2.5, [1], ["k": 1], (1, 2), nil as Int? as Any]
print(anyArr.count)
let big = [1_000, 2_000].map(Double.init).map { $0 / 3 }.map { ($0 * 100).rounded() / 100 }
print(big)
let ternary = 3 > 2 ? [1] : []
print(ternary, 3 > 2 ? nil : 1 as Int?, (3 > 2 ? "a" : nil) ?? "b")
