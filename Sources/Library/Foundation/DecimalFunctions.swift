// The C functions that calculate with decimal numbers in place.

@discardableResult
func NSDecimalAdd(
  _ result: inout Decimal, _ left: inout Decimal, _ right: inout Decimal,
  _ mode: Decimal.RoundingMode
) -> Decimal.CalculationError {

  result = Decimal._sum(left, right)
  return result.isNaN ? .overflow : .noError
}
@discardableResult
func NSDecimalSubtract(
  _ result: inout Decimal, _ left: inout Decimal, _ right: inout Decimal,
  _ mode: Decimal.RoundingMode
) -> Decimal.CalculationError {

  result = Decimal._sum(left, -right)
  return result.isNaN ? .overflow : .noError
}
@discardableResult
func NSDecimalMultiply(
  _ result: inout Decimal, _ left: inout Decimal, _ right: inout Decimal,
  _ mode: Decimal.RoundingMode
) -> Decimal.CalculationError {

  result = Decimal._product(left, right)
  return result.isNaN ? .overflow : .noError
}
@discardableResult
func NSDecimalDivide(
  _ result: inout Decimal, _ left: inout Decimal, _ right: inout Decimal,
  _ mode: Decimal.RoundingMode
) -> Decimal.CalculationError {
  if right.isZero { return .divideByZero }
  result = Decimal._quotient(left, right)
  return result.isNaN ? .overflow : .noError
}
func NSDecimalRound(
  _ result: inout Decimal, _ number: inout Decimal, _ scale: Int,
  _ mode: Decimal.RoundingMode
) {
  result = number._rounded(scale, mode)
}
@discardableResult
func NSDecimalPower(
  _ result: inout Decimal, _ number: inout Decimal, _ power: Int, _ mode: Decimal.RoundingMode
) -> Decimal.CalculationError {
  result = number._power(power)
  return result.isNaN ? .overflow : .noError
}
@discardableResult
func NSDecimalMultiplyByPowerOf10(
  _ result: inout Decimal, _ number: inout Decimal, _ power: Int, _ mode: Decimal.RoundingMode
) -> Decimal.CalculationError {
  result = Decimal._compacted(Decimal(sign: .plus, exponent: power, significand: number))
  return result.isNaN ? .overflow : .noError
}
func NSDecimalCompare(_ left: inout Decimal, _ right: inout Decimal) -> ComparisonResult {
  left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
}
func NSDecimalCompact(_ number: inout Decimal) { number = Decimal._compacted(number) }
func NSDecimalCopy(_ destination: inout Decimal, _ source: inout Decimal) {
  destination = source
}
func NSDecimalString(_ number: inout Decimal, _ locale: Any?) -> String { number.description }
