import Foundation
import Interpreter

/// What a calculation with decimal numbers gives: a number, which is NaN if there is none, and what is wrong with it.
struct DecimalResult {
  var number = Decimal.nan
  var error = NSDecimalNumber.CalculationError.noError

  static let leastExponent = -128

  /// The result of an operation by its name.
  static func calculated(
    _ operation: String, _ left: Decimal, _ right: Decimal, _ mode: NSDecimalNumber.RoundingMode
  ) -> DecimalResult {
    var (left, right, result) = (left, right, DecimalResult())
    switch operation {
    case "add": result.error = NSDecimalAdd(&result.number, &left, &right, mode)
    case "subtract": result.error = NSDecimalSubtract(&result.number, &left, &right, mode)
    case "divide": result.error = NSDecimalDivide(&result.number, &left, &right, mode)
    default: result = product(left, right, mode)
    }
    return result
  }

  /// A product with too small an exponent would end the process, so its digits are multiplied without their exponents.
  static func product(
    _ left: Decimal, _ right: Decimal, _ mode: NSDecimalNumber.RoundingMode
  ) -> DecimalResult {
    let exponent = left.exponent + right.exponent
    let isSafe = exponent >= leastExponent
    var (first, second) = isSafe ? (left, right) : (left.digits, right.digits)
    var result = DecimalResult()
    result.error = NSDecimalMultiply(&result.number, &first, &second, mode)
    if isSafe { return result }
    let digits = result.number
    if digits.exponent + exponent < leastExponent {
      return DecimalResult(number: .nan, error: .underflow)
    }
    result.number = Decimal(
      sign: digits.sign, exponent: digits.exponent + exponent, significand: digits.significand)
    return result
  }

  /// A power whose factors would underflow is NaN, as Foundation's own function would end the process.
  static func power(
    _ base: Decimal, _ exponent: Int, _ mode: NSDecimalNumber.RoundingMode
  ) -> DecimalResult {
    // The magnitude of the least exponent overflows; the result is that of any large even one.
    let exponent = max(exponent, .min + 2)
    if underflows(base, exponent.magnitude) {
      return DecimalResult(number: .nan, error: .underflow)
    }
    var (base, result) = (base, DecimalResult())
    result.error = NSDecimalPower(&result.number, &base, exponent, mode)
    return result
  }

  /// Multiplies in the order in which Foundation does.
  private static func underflows(_ base: Decimal, _ exponent: UInt) -> Bool {
    var (square, rest, power) = (base, Decimal(1), exponent)
    var isUnderflow = false
    func multiply(_ left: Decimal, _ right: Decimal) -> Decimal {
      let result = product(left, right, .plain)
      if result.error == .underflow { isUnderflow = true }
      return result.number
    }
    while power > 1, !isUnderflow {
      if !power.isMultiple(of: 2) { rest = multiply(rest, square) }
      square = multiply(square, square)
      power /= 2
    }
    _ = multiply(square, rest)
    return isUnderflow
  }

  static func shifted(
    _ number: Decimal, _ places: Int, _ mode: NSDecimalNumber.RoundingMode
  ) -> DecimalResult {
    var (number, result) = (number, DecimalResult())
    result.error = NSDecimalMultiplyByPowerOf10(
      &result.number, &number, Int16(clamping: places), mode)
    return result
  }
}

/// As a tuple of the number and the raw value of the error.
extension DecimalResult: BridgedResult {
  static func type(in types: TypeTable) -> RuntimeType { types.tuple([nil, nil]) }
  func bridged(in types: TypeTable) -> Value {
    .tuple(Self.type(in: types), [number.bridged(in: types), .int(Int(error.rawValue))])
  }
}

extension Decimal {
  /// The number without its exponent.
  fileprivate var digits: Decimal { Decimal(sign: sign, exponent: 0, significand: significand) }
}
