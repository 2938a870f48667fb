// The C functions that calculate with decimal numbers in place.

extension Decimal {
  @_native("decimal.calculated")
  static func _calculated(
    _ operation: String, _ left: Decimal, _ right: Decimal, _ mode: Int
  ) -> (Decimal, Int)
  @_native("decimal.raised")
  static func _raised(_ base: Decimal, _ exponent: Int, _ mode: Int) -> (Decimal, Int)
  @_native("decimal.shifted")
  static func _shifted(_ number: Decimal, _ places: Int, _ mode: Int) -> (Decimal, Int)
  mutating func _set(_ result: (Decimal, Int)) -> CalculationError {
    self = result.0
    return CalculationError(rawValue: UInt(result.1)) ?? .noError
  }
}
@discardableResult
func NSDecimalAdd(
  _ result: inout Decimal, _ left: inout Decimal, _ right: inout Decimal,
  _ mode: Decimal.RoundingMode
) -> Decimal.CalculationError {
  result._set(Decimal._calculated("add", left, right, Int(mode.rawValue)))
}
@discardableResult
func NSDecimalSubtract(
  _ result: inout Decimal, _ left: inout Decimal, _ right: inout Decimal,
  _ mode: Decimal.RoundingMode
) -> Decimal.CalculationError {
  result._set(Decimal._calculated("subtract", left, right, Int(mode.rawValue)))
}
@discardableResult
func NSDecimalMultiply(
  _ result: inout Decimal, _ left: inout Decimal, _ right: inout Decimal,
  _ mode: Decimal.RoundingMode
) -> Decimal.CalculationError {
  result._set(Decimal._calculated("multiply", left, right, Int(mode.rawValue)))
}
@discardableResult
func NSDecimalDivide(
  _ result: inout Decimal, _ left: inout Decimal, _ right: inout Decimal,
  _ mode: Decimal.RoundingMode
) -> Decimal.CalculationError {
  result._set(Decimal._calculated("divide", left, right, Int(mode.rawValue)))
}
func NSDecimalRound(
  _ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ mode: Decimal.RoundingMode
) {
  result = Decimal._rounded(number, scale, Int(mode.rawValue))
}
@discardableResult
func NSDecimalPower(
  _ result: inout Decimal, _ number: inout Decimal, _ power: Int, _ mode: Decimal.RoundingMode
) -> Decimal.CalculationError {
  result._set(Decimal._raised(number, power, Int(mode.rawValue)))
}
@discardableResult
func NSDecimalMultiplyByPowerOf10(
  _ result: inout Decimal, _ number: inout Decimal, _ power: Int16, _ mode: Decimal.RoundingMode
) -> Decimal.CalculationError {
  result._set(Decimal._shifted(number, Int(power), Int(mode.rawValue)))
}
func NSDecimalCompare(_ left: inout Decimal, _ right: inout Decimal) -> ComparisonResult {
  ComparisonResult(Decimal._order(left, right))
}
func NSDecimalCompact(_ number: inout Decimal) { number = Decimal._part(number, "compacted") }
func NSDecimalCopy(_ destination: inout Decimal, _ source: inout Decimal) {
  destination = source
}
func NSDecimalString(_ number: inout Decimal, _ locale: Any?) -> String {
  Decimal._text(number, (locale as? Locale)?.identifier)
}
