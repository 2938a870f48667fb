import Foundation
import Interpreter

/// Builtins of `Decimal`.
enum DecimalBuiltins {
  static let rows: [Builtin] = making + arithmetic + properties

  private static let making: [Builtin] = [
    Builtin("decimal.ofInteger") { (number: Int) in Decimal(number) },
    // Foundation does not survive infinity.
    Builtin("decimal.ofDouble") { (number: Double) in number.isFinite ? Decimal(number) : .nan },
    Builtin("decimal.parsed") { (text: String, locale: Locale?) in
      Decimal(string: text, locale: locale)
    },
    Builtin("decimal.scaled") { (isNegative: Bool, exponent: Int, significand: Decimal) in
      Decimal(sign: isNegative ? .minus : .plus, exponent: exponent, significand: significand)
    },
    Builtin("decimal.constant") { (name: String) in constants[name] ?? .nan },
  ]

  private static let constants: [String: Decimal] = [
    "pi": .pi, "greatestFiniteMagnitude": .greatestFiniteMagnitude,
    "leastFiniteMagnitude": .leastFiniteMagnitude, "leastNormalMagnitude": .leastNormalMagnitude,
    "leastNonzeroMagnitude": .leastNonzeroMagnitude,
  ]

  private static let arithmetic: [Builtin] = [
    Builtin("decimal.sum") { (left: Decimal, right: Decimal) in left + right },
    Builtin("decimal.difference") { (left: Decimal, right: Decimal) in left - right },
    Builtin("decimal.product") { (left: Decimal, right: Decimal) in
      DecimalResult.product(left, right, .plain).number
    },
    Builtin("decimal.quotient") { (left: Decimal, right: Decimal) in left / right },
    Builtin("decimal.power") { (base: Decimal, exponent: Int) in
      DecimalResult.power(base, exponent, .plain).number
    },
    Builtin("decimal.rounded") { (number: Decimal, places: Int, mode: Decimal.RoundingMode) in
      var (number, result) = (number, Decimal())
      // More places than any number has; Foundation calculates with them.
      NSDecimalRound(&result, &number, min(max(places, -1000), 1000), mode)
      return result
    },
    Builtin("decimal.order") { (left: Decimal, right: Decimal) in
      var (left, right) = (left, right)
      return NSDecimalCompare(&left, &right).rawValue
    },
    Builtin("decimal.calculated") {
      (operation: String, left: Decimal, right: Decimal, mode: Decimal.RoundingMode) in
      DecimalResult.calculated(operation, left, right, mode)
    },
    Builtin("decimal.raised") { (base: Decimal, exponent: Int, mode: Decimal.RoundingMode) in
      DecimalResult.power(base, exponent, mode)
    },
    Builtin("decimal.shifted") { (number: Decimal, places: Int, mode: Decimal.RoundingMode) in
      DecimalResult.shifted(number, places, mode)
    },
  ]

  private static let properties: [Builtin] = [
    Builtin("decimal.part") { (number: Decimal, name: String) in parts[name]?(number) ?? number },
    Builtin("decimal.class") { (number: Decimal) in "\(number.floatingPointClass)" },
    Builtin("decimal.isNegative") { (number: Decimal) in number.isSignMinus },
    Builtin("decimal.exponent") { (number: Decimal) in number.exponent },
    Builtin("decimal.double") { (number: Decimal) in NSDecimalNumber(decimal: number).doubleValue },
    Builtin("decimal.integer") { (number: Decimal) in NSDecimalNumber(decimal: number).intValue },
    Builtin("decimal.text") { (number: Decimal, locale: Locale?) in
      var number = number
      return NSDecimalString(&number, locale)
    },
  ]

  private static let parts: [String: @Sendable (Decimal) -> Decimal] = [
    "negated": { -$0 }, "magnitude": { $0.magnitude }, "significand": { $0.significand },
    "ulp": { $0.ulp }, "nextUp": { $0.nextUp }, "nextDown": { $0.nextDown },
    "compacted": { number in
      var number = number
      NSDecimalCompact(&number)
      return number
    },
  ]
}
