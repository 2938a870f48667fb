// What operators make of literals is as open as a literal: whatever is asked for around it says its type.
let a: Double = abs(2 + 3), b: Double = max(2 * 3, 1), c: Float = min(1 + 2, 4)
print(a, b, c, type(of: a))
let list: [Double] = [1 + 2, abs(3 - 4), 7 / 2]
let optional: Double? = max(1, 2 + 2)
print(list, optional as Any, max(1, min(2 + 3, 4)) + abs(-3) as Double)
func same<T>(_ value: T) -> T { value }
struct Point {
  var x: Double
  var y: Float?
}
print(same(1 + 2) as Double?, same(same(3 * 2)) / 4 as Double, Point(x: max(1, 2 - 3), y: min(3 - 1, 5)))
func show(_ value: Double) { print(value) }
show(max(7 / 2, 3))
show(abs(7 - 2) / 2)
show(-(1 / 4))
var value = 1.0
value = max(3 / 2, 1)
value += min(3 / 2, 5)
print(value)
func given() -> Double { max(3 / 2, 1) }
let closure: () -> Double = { max(3 / 2, 1) }
print(given(), closure())
let table: [String: Double] = ["a": max(1, 3 / 2), "b": 1 / 2]
print(table.sorted { $0.key < $1.key })
let mapped: [Double] = [1, 2].map { max($0, 3 / 2) }
let pair: (Double, Int) = (max(1, 3 / 2), max(1, 3 / 2))
print(mapped, pair, true ? max(3 / 2, 1) : 2.5, max(1, 3 / 2) + 0.25)
let anything: Any = max(1, 3 / 2)
let byte: UInt8 = same(200 + 55)
print(anything, byte, UInt8(1 + 2), 5 & 3 | 8, 7 % 4 + 1, ~(1 + 2))
let d = 2.0
print(max(2 * 3, d), min(d, 1 / 2), (1 + 2) * d, 1 + 2 == 3.0, 1 / 2 < 0.75, 3 / 2 == 1)
print(stride(from: 0, to: 1, by: 1 / 4 + 0.25).map { $0 }, 1 + 2 ... 3 + 4, (0 + 1)..<(2 * 2))
func scaled<T: Numeric>(_ value: T) -> T { value * (2 + 3) }
func halfMore<T: BinaryFloatingPoint>(_ value: T) -> T { value + 1 / 2 }
print(scaled(2.5), scaled(2), halfMore(1.0), halfMore(Float(1)))
let sum: Float = [1, 2.25, 3].reduce(0, +)
print(sum, "\(1 + 2) \(1 / 2.0)", (1 + 2).description, String(3 * 4))
switch 1 + 2 {
case 3: print("three")
default: print("none")
}
