// An extension for subclasses knows its own members.
class Unit {
  let symbol: String
  init(_ symbol: String) { self.symbol = symbol }
}
class Dimension: Unit {
  let factor: Double
  init(_ symbol: String, factor: Double) {
    self.factor = factor
    super.init(symbol)
  }
}
struct Amount<Kind: Unit> {
  var value: Double
  let unit: Kind
}
extension Amount where Kind: Dimension {
  func converted(to unit: Kind) -> Amount<Kind> {
    Amount(value: value * self.unit.factor / unit.factor, unit: unit)
  }
  mutating func convert(to unit: Kind) { self = converted(to: unit) }
  static func sum(_ left: Amount<Kind>, _ right: Amount<Kind>) -> Double {
    left.value * left.unit.factor + right.value * right.unit.factor
  }
  static func + (left: Amount<Kind>, right: Amount<Kind>) -> Double { sum(left, right) }
}
let metre = Dimension("m", factor: 1)
let mile = Dimension("mi", factor: 1609.34)
var way = Amount(value: 2, unit: mile)
way.convert(to: metre)
print(way.value, way.unit.symbol, way + way)
