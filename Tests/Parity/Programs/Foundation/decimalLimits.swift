import Foundation

func D(_ s: String) -> Decimal { Decimal(string: s)! }
/// Long numbers without the zeros in their middle.
func short(_ number: Decimal) -> String {
  number.description.replacingOccurrences(of: "00000000", with: "o")
}
let values: [Decimal] = [
  0, 1, -1, 3, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .nan,
  D("0.1"), D("-7.5"),
  D("9.99e-100"), D("-123456789012345678901234567890.5"), D("1e-128"),
]
let modes: [Decimal.RoundingMode] = [.plain, .up, .down, .bankers]
// Operators, and what the functions say of the same calculations.
for var a in values {
  for var b in values {
    // Foundation itself does not survive products as small as these.
    let isProduct = a.exponent + b.exponent >= -128
    print(short(a), short(b), short(a + b), short(a - b), isProduct ? short(a * b) : "", short(a / b), a < b, a == b, a <= b)
    for mode in [Decimal.RoundingMode.plain, .up] {
      var r = Decimal()
      print(NSDecimalAdd(&r, &a, &b, mode).rawValue, short(r), terminator: " ")
      print(NSDecimalSubtract(&r, &a, &b, mode).rawValue, short(r), terminator: " ")
      if isProduct { print(NSDecimalMultiply(&r, &a, &b, mode).rawValue, short(r), terminator: " ") }
      print(NSDecimalDivide(&r, &a, &b, mode).rawValue, short(r), NSDecimalCompare(&a, &b).rawValue)
    }
  }
}
for var a in values {
  print(a.sign, a.exponent, a.significand, short(a.ulp), short(a.nextUp), short(a.nextDown))
  print(short(a.magnitude), short(-a))
  print(a.isNaN, a.isZero, a.isNormal, a.isFinite, a.isSignMinus, a.floatingPointClass)
  for places in [-200, -40, -1, 0, 1, 40, 200] {
    for mode in modes {
      var r = Decimal()
      NSDecimalRound(&r, &a, places, mode)
      print(short(r), terminator: " ")
    }
    print(Decimal(sign: .plus, exponent: places, significand: a).description.count, terminator: " ")
    print(Decimal(sign: .minus, exponent: places, significand: a).description.count, terminator: " ")
    var r = Decimal()
    print(NSDecimalMultiplyByPowerOf10(&r, &a, Int16(places), .plain).rawValue, short(r))
  }
  for power in [0, 1, -1, 2, 3, 90, -90] where a.exponent >= 0 || power.magnitude < 4 {
    if a.exponent < -40, power.magnitude > 1 { continue }
    var r = Decimal()
    print(short(pow(a, power)), NSDecimalPower(&r, &a, power, .up).rawValue, short(r))
  }
  NSDecimalCompact(&a)
  print(a, NSDecimalString(&a, nil), NSDecimalString(&a, Locale(identifier: "de_DE")))
  let n = NSDecimalNumber(decimal: a)
  print(n.doubleValue, n.intValue, n.int8Value, n.uint16Value, n.uint64Value, n.boolValue)
  print(Int(exactly: n) as Any, UInt8(exactly: n) as Any, Int(truncating: n))
}
let texts = [
  "", " ", "-", "+", ".", "1e", "1e+", "1e-5", "1e999999999999", "1E5", "١٢", "0x10", "nan", "1,5",
  "--1", "1e1000", "00001", "0.0000", "é1", "1é", "\t5", "5\n", "1.", ".5.", "0e500", "-0", "- 1",
  "+-1", "1e5.5", "1_000", "1e127", "1e128", "1e-128", "1e-129", "12abc",
  "99999999999999999999999999999999999999999999999999e90",
]
for text in texts {
  print(
    text.debugDescription, Decimal(string: text) as Any,
    Decimal(string: text, locale: Locale(identifier: "de_DE")) as Any,
    NSDecimalNumber(string: text))
}
let doubles: [Double] = [
  0.0, -0.0, .nan, 1e300, 1e-300, 1e127, 1e-120, 5e-324, 0.1, 1 / 3, 1e19, 18446744073709551615,
  3.4e38, -1.7976931348623157e308,
]
for double in doubles { print(double, Decimal(double)) }
print(Decimal(Int.max), Decimal(Int.min), Decimal(UInt64.max), Decimal(UInt8(200)), Decimal(-5 as Int8))
print(Set([D("5.0"), D("5"), D("5.00")]).count, [D("1.10"): 1][D("1.1")] as Any)
print(D("7").isEqual(to: 7), D("7").isLess(than: 7), D("7").isTotallyOrdered(belowOrEqualTo: 7))
print(Array(stride(from: D("1"), through: D("2"), by: D("0.25"))), D("3").distance(to: D("1.5")))
print(Decimal(signOf: -1, magnitudeOf: 4), Decimal(signOf: 1, magnitudeOf: -4))
struct Price: Codable, Hashable { var amount: Decimal }
let data = try JSONEncoder().encode([Price(amount: D("19.99")), Price(amount: D("1e-20"))])
print(String(decoding: data, as: UTF8.self), try JSONDecoder().decode([Price].self, from: data))
