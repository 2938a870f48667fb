// closures & function composition
precedencegroup ForwardApplication {
  associativity: left
  higherThan: AssignmentPrecedence
}
precedencegroup ForwardComposition {
  associativity: left
  higherThan: ForwardApplication
}
infix operator |> : ForwardApplication
infix operator >>> : ForwardComposition
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func incr(_ x: Int) -> Int { x + 1 }
func square(_ x: Int) -> Int { x * x }
print(2 |> incr >>> square, 2 |> incr |> square |> String.init)
func map<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }
func filter<A>(_ p: @escaping (A) -> Bool) -> ([A]) -> [A] { { $0.filter(p) } }
print(Array(1...10) |> filter { $0 > 5 } >>> map(incr >>> square))
prefix operator ^
prefix func ^ <Root, Value>(kp: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: kp] } }
struct User {
  var name: String
  var age: Int
}
let users = [User(name: "A", age: 30), User(name: "B", age: 20)]
print(users.map(^\.name), users.sorted(by: { a, b in a.age < b.age }).map(\.name))
func prop<R, V>(_ kp: WritableKeyPath<R, V>) -> (@escaping (V) -> V) -> (R) -> R {
  { f in
    { r in
      var c = r
      c[keyPath: kp] = f(c[keyPath: kp])
      return c
    }
  }
}
print(users[0] |> prop(\User.age)(incr) |> (prop(\User.name)) { $0 + "!" })
func memoize<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V {
  var cache: [K: V] = [:]
  return { k in
    if let v = cache[k] { return v }
    let v = f(k)
    cache[k] = v
    return v
  }
}
var calls = 0
let slow = memoize { (n: Int) -> Int in
  calls += 1
  return n * n
}
print(slow(4), slow(4), slow(5), calls)
func debounceCounter() -> (increment: () -> Void, value: () -> Int) {
  var n = 0
  return ({ n += 1 }, { n })
}
let c = debounceCounter()
c.increment()
c.increment()
print(c.value())
var handlers: [() -> Void] = []
for i in 0..<3 { handlers.append { print("h\(i)", terminator: " ") } }
handlers.forEach { $0() }
print()
let curried: (Int) -> (Int) -> Int = { a in { b in a - b } }
print(curried(5)(3))
func zip2<A, B, C>(with f: @escaping (A, B) -> C) -> ([A], [B]) -> [C] { { zip($0, $1).map(f) } }
print(zip2(with: +)([1, 2], [10, 20]), zip2(with: { "\($0)\($1)" })([1], ["a"]))
func once<T>(_ f: @escaping () -> T) -> () -> T {
  lazy var v = f()
  return { v }
}
let o = once {
  print("run")
  return 5
}
print(o(), o())
