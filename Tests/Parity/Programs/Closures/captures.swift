// What closures keep: variables, values of capture lists, objects, each other.
func makeCounter(from start: Int, by step: Int = 1) -> () -> Int {
  var count = start
  return {
    defer { count += step }
    return count
  }
}
let first = makeCounter(from: 1)
let second = makeCounter(from: 10, by: 5)
print(first(), first(), second(), first(), second())
var shared = 0
let add = { shared += 1 }
let read = { shared }
add()
add()
print(shared, read())
shared = 100
print(read())
var value = 1
let byValue = { [value] in value * 10 }
let byName = { [copy = value + 1] in copy }
value = 50
print(byValue(), byName(), value)
var steps: [() -> Int] = []
for index in 1...3 { steps.append { index * index } }
print(steps.map { $0() })
var outside = 0
var kept: [() -> Int] = []
while outside < 3 {
  outside += 1
  let inside = outside
  kept.append { inside + outside }
}
print(kept.map { $0() })
final class Timer {
  var ticks = 0
  lazy var onTick: () -> Void = { [weak self] in self?.ticks += 1 }
  var handlers: [(Int) -> String] = []
  func register() { handlers.append { [unowned self] in "tick \($0) of \(self.ticks)" } }
  deinit { print("timer gone after \(ticks)") }
}
do {
  let timer = Timer()
  timer.onTick()
  timer.onTick()
  timer.register()
  print(timer.handlers[0](7))
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let describe = compose({ (number: Int) in number * 2 }, { "<\($0)>" })
print(describe(21), compose(describe, \.count)(100))
func curry(_ a: Int) -> (Int) -> (Int) -> Int { { b in { c in a * 100 + b * 10 + c } } }
print(curry(1)(2)(3))
var recursive: ((Int) -> Int)!
recursive = { $0 < 2 ? 1 : $0 * recursive($0 - 1) }
print(recursive(5))
