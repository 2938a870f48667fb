// Shapes of closures: shorthand, types, trailing ones, several trailing ones, immediate calls.
let double: (Int) -> Int = { $0 * 2 }
let sum = { (a: Int, b: Int) -> Int in a + b }
let nothing = {}
let tuple: ((Int, Int)) -> Int = { $0.0 + $0.1 }
nothing()
print(double(4), sum(1, 2), tuple((3, 4)))
print(
  [3, 1, 2].sorted { $0 > $1 }, [3, 1, 2].sorted(by: >), [1, 2, 3].map { number in "n\(number)" })
print(
  [1, 2, 3].reduce(0) { $0 + $1 }, [1, 2, 3].reduce(into: [Int: Int]()) { $0[$1] = $1 * $1 }.count)
print(
  ["a": 1, "b": 2].map { "\($0.key)\($0.value)" }.sorted(),
  ["x": 1].map { key, value in key + "\(value)" })
print(
  zip([1, 2], ["a", "b"]).map { "\($0)\($1)" }, [(1, 2), (3, 4)].map { $0 * $1 }, [(1, 2)].map(+))
let value = { () -> Int in
  let a = 2
  return a * 21
}()
print(value, { $0 + 1 }(4), { "lazy" }())
func run(
  _ times: Int, first: (Int) -> Void, then: () -> Void = { print("default end") },
  last: ((String) -> Void)? = nil
) {
  for index in 0..<times { first(index) }
  then()
  last?("called")
}
run(1) { print("first \($0)") }
run(2) {
  print("f", $0)
} then: {
  print("then")
}
run(1) {
  print("f", $0)
} then: {
  print("then")
} last: {
  print("last", $0)
}
run(1, first: { _ in print("ignored") }) { print("trailing then") }
run(0) { _ in
} last: {
  print("only last", $0)
}
func optional(_ block: (() -> Int)?) -> Int { block?() ?? -1 }
print(optional { 5 }, optional(nil))
let functions: [String: (Double, Double) -> Double] = [
  "+": (+), "-": { $0 - $1 }, "*": (*), "max": max,
]
for name in functions.keys.sorted() { print(name, functions[name]!(6, 4), terminator: "; ") }
print()
func lazily(_ condition: Bool, _ message: @autoclosure () -> String) {
  if condition { print(message()) }
}
func expensive() -> String { print("(working)"); return "done" }
lazily(false, expensive())
lazily(true, expensive() + "!")
func or(_ left: Bool, _ right: @autoclosure () throws -> Bool) rethrows -> Bool {
  left ? true : try right()
}
print(
  or(
    true,
    {
      print("asked"); return true
    }()), or(false, 1 < 2))
let nested = { { { "deep" } } }
print(nested()()())
let pick = { (flag: Bool) -> (Int) -> Int in flag ? { $0 + 1 } : { $0 - 1 } }
print(pick(true)(10), pick(false)(10))
print(
  (1...4).filter { $0.isMultiple(of: 2) }.map { -$0 }, [1, 2, 3].contains { $0 > 2 },
  [5, 6].first { $0 > 5 }!)
func mutate(_ numbers: inout [Int], with change: (inout Int) -> Void) {
  for index in numbers.indices { change(&numbers[index]) }
}
var numbers = [1, 2, 3]
mutate(&numbers) { $0 *= $0 }
mutate(&numbers) { number in number += 1 }
print(numbers)
