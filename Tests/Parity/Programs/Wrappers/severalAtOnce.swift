// Several wrapped properties can get their first values in one assignment.
@propertyWrapper struct Noted<Value> {
  var wrappedValue: Value { didSet { changes += 1 } }
  private(set) var changes = 0
  var projectedValue: Int { changes }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
final class Meter {
  @Noted var low: Int
  @Noted var high: Int
  let unit: String
  init(_ range: ClosedRange<Int>, unit: String) {
    (low, high, self.unit) = (range.lowerBound, range.upperBound, unit)
    (low, high) = (low - 1, high + 1)
  }
  func swap() { (low, high) = (high, low) }
}
let meter = Meter(2...5, unit: "m")
print(meter.low, meter.high, meter.unit, meter.$low, meter.$high)
meter.swap()
print(meter.low, meter.high, meter.$low)

struct Pair {
  @Noted var left: String
  var right: Int
  init(_ left: String) { (self.left, right) = (left, left.count) }
}
let pair = Pair("three")
print(pair.left, pair.right, pair.$left)
