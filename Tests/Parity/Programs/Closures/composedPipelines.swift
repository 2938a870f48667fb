func makeCounter(step: Int = 1) -> (next: () -> Int, reset: () -> Void) {
  var n = 0
  return ({ n += step; return n }, { n = 0 })
}
let c = makeCounter(step: 5)
print(c.next(), c.next()); c.reset(); print(c.next())
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { compose(f, g) }
let pipeline = { (x: Int) in x + 1 } >>> { $0 * 10 } >>> String.init >>> { $0 + "!" }
print(pipeline(4))
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
let add = curry(+) as (Int) -> (Int) -> Int
print([1, 2, 3].map(add(10)))
func memo<K: Hashable, V>(_ body: @escaping ((K) -> V, K) -> V) -> (K) -> V {
  var cache: [K: V] = [:]
  func call(_ k: K) -> V { if let v = cache[k] { return v }; let v = body(call, k); cache[k] = v; return v }
  return call
}
let fib = memo { (f: (Int) -> Int, n: Int) in n < 2 ? n : f(n - 1) + f(n - 2) }
print(fib(50))
var handlers: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": { $0 * $1 }]
handlers["/"] = { b, a in a == 0 ? .nan : b / a }
for op in handlers.keys.sorted() { print(op, handlers[op]!(8, 2)) }
func twice(_ f: () throws -> Void) rethrows { try f(); try f() }
var k = 0
twice { k += 3 }
print(k)
let lazyVal: () -> String = { print("eval"); return "v" }
func log(_ on: Bool, _ m: @autoclosure () -> String) { if on { print("log:", m()) } }
log(false, lazyVal()); log(true, lazyVal())
var fs: [() -> Int] = []
for i in 1...3 { fs.append { i * i } }
print(fs.map { $0() })
var x = 1
let cap = { [x] in x }, live = { x }
x = 2
print(cap(), live())
