// Tuples print the labels of the type that they are given.
func bounds() -> (low: Int, high: Int) { (1, 9) }
func divide(_ number: Int, by divisor: Int) -> (quotient: Int, rest: Int)? {
  guard divisor != 0 else { return nil }
  return (number / divisor, number % divisor)
}
func pair<T>(_ value: T) -> (first: T, second: [T]) { (value, [value]) }
struct Meter<Value: Equatable> {
  var value: Value
  func compared(to other: Value) -> (same: Bool, value: Value) {
    let old = value
    return (old == other, old)
  }
}
let size: (width: Int, height: Int) = (3, 4)
let list: [(name: String, age: Int)] = [("Ada", 36), ("Bo", 7)]
let mixed: (Int, named: String) = (1, "x")
print(bounds(), divide(7, by: 2)!, pair(2), Meter(value: 1).compared(to: 1))
print(size, list, mixed, divide(1, by: 0) as Any, divide(9, by: 4) as Any)
let choice: (a: Int, b: Int) = Bool("true")! ? (1, 2) : (3, 4)
print(choice, choice.b, size.width)
