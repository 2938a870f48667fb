// Labels, defaults, variadic parameters, inout, tuples as results, overloads by label and type.
func join(_ parts: String..., separator: String = "-", upper: Bool = false) -> String {
  let text = parts.joined(separator: separator)
  return upper ? text.uppercased() : text
}
print(join(), join("a"), join("a", "b"), join("a", "b", separator: "+"), join("a", upper: true))
func total(_ first: Int, _ rest: Int...) -> Int { rest.reduce(first, +) }
print(total(1), total(1, 2, 3))
func bounds(of numbers: [Int]) -> (low: Int, high: Int)? {
  guard let low = numbers.min(), let high = numbers.max() else { return nil }
  return (low, high)
}
if let (low, high) = bounds(of: [3, 1, 2]) { print(low, high) }
print(bounds(of: [5])!.high, bounds(of: []) as Any)
func take(_ value: Int) -> String { "Int" }
func take(_ value: Double) -> String { "Double" }
func take(_ value: String) -> String { "String" }
func take<Value>(_ value: Value) -> String { "any \(type(of: value))" }
func take(value: Int) -> String { "labelled" }
print(take(1), take(1.0), take("1"), take([1]), take(value: 1), take(Optional(1)), take(()))
func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
let pair = swapped((1, "one"))
print(pair, pair.0, swapped(swapped((2, 3.5))))
var (a, b) = (1, 2)
(a, b) = (b, a)
print(a, b)
func double(_ numbers: inout [Int]) { for index in numbers.indices { numbers[index] *= 2 } }
var numbers = [1, 2, 3]
double(&numbers)
print(numbers)
func outer(_ number: Int) -> Int {
  let offset = 10
  func inner(_ depth: Int) -> Int { depth == 0 ? number : inner(depth - 1) + offset }
  return inner(number)
}
print(outer(3))
func apply(_ number: Int, by change: (Int) -> Int = { $0 + 1 }) -> Int { change(number) }
print(apply(1), apply(1) { $0 * 50 }, apply(4, by: -))
func pick(from: Int, to end: Int, by step: Int = 1) -> [Int] {
  Array(stride(from: from, to: end, by: step))
}
print(pick(from: 1, to: 4), pick(from: 1, to: 10, by: 4))
let function: (Int, Int, Int) -> [Int] = pick
print(function(0, 6, 3), (pick as (Int, Int, Int) -> [Int])(0, 4, 2))
