import Foundation
for value in [
  0.0, -0.0, 1, -1, 0.1, 0.2, 0.1 + 0.2, 1e15, 1e16, 123456789012345680, 1e17, 1e21, 1e22, 1e-3,
  1e-4, 1e-5, 1.5e-7, 5e-324, 1.7976931348623157e308, 1 / 3.0, 2 / 3.0, 100, 1234.5678,
] {
  print(value, value.description, value.debugDescription, "\(value)")
}
for value in [0, 0.1, 1 / 3, 16777216, 1e7, 1e8, 123456.789, 1e-5, 3.4e38, .pi] as [Float] {
  print(value, Double(value))
}
print(Double.nan, Double.infinity, -Double.infinity, Float.nan)
print(
  Double.pi, Float.pi, Double.ulpOfOne, Double.greatestFiniteMagnitude, Double.leastNormalMagnitude,
  Double.leastNonzeroMagnitude)
print(Double.nan == Double.nan, Double.nan < 1, Double.nan > 1, Double.nan != Double.nan)
print(
  (0.0).isZero, (-0.0).sign, Double.nan.isNaN, Double.infinity.isInfinite, (1.0).isFinite,
  (5e-324).isSubnormal, (1.0).isNormal)
for v in [2.5, 3.5, -2.5, -3.5, 2.4, 2.6, -2.6, 0.5, -0.5, 1e300] {
  print(
    v.rounded(), v.rounded(.up), v.rounded(.down), v.rounded(.towardZero), v.rounded(.awayFromZero),
    v.rounded(.toNearestOrEven), v.rounded(.toNearestOrAwayFromZero))
}
var m = 7.7; m.round(); print(m); m = 7.2; m.round(.up); print(m)
print(Array(stride(from: 0, through: 1, by: 0.1)))
print(Array(stride(from: 1.0, to: 0, by: -0.25)))
print(
  (10.0).squareRoot(), (10.5).truncatingRemainder(dividingBy: 3), (10.5).remainder(dividingBy: 3),
  (-7.5).magnitude)
print(
  (8.0).exponent, (8.0).significand, (10.0).binade, (0.1).ulp, (1.0).nextUp, (1.0).nextDown,
  (0.15625).exponentBitPattern, (1.5).significandBitPattern)
print(
  Double("3.14") as Any, Double("1e3") as Any, Double("abc") as Any, Double("  1") as Any,
  Double("inf") as Any, Double("nan") as Any, Double("0x1p4") as Any, Double(".5") as Any,
  Double("5.") as Any, Double("+5") as Any, Double("") as Any, Double("-Infinity") as Any)
print(Float("3.14") as Any, Float("1e40") as Any)
print(
  Double(exactly: 5) as Any, Double(exactly: Int.max) as Any, Float(exactly: 0.1) as Any,
  Int(exactly: 1e10) as Any)
print(Double.minimum(1, 2), Double.maximum(.nan, 2), min(1.5, 0.5), max(2.5, 9))
print(
  (2.0).addingProduct(3, 4), (5.0).isLess(than: 6), (5.0).isEqual(to: 5),
  (5.0).isTotallyOrdered(belowOrEqualTo: 6))
print((1.5).bitPattern, Double(bitPattern: 4609434218613702656), Float(1.5).bitPattern)
print(Double(sign: .minus, exponent: 3, significand: 1.5), Double(signOf: -1, magnitudeOf: 7))
print((3.7).isCanonical, (3.7).floatingPointClass, (0.0).floatingPointClass)
print(5 / 2, 5 / 2.0, 5.0 / 0, -5.0 / 0, 0.0 / 0)
print(1e3, 1_000.5, 0x1p-2, 0x1.8p1, 12e-2)
print(Int(2.9), Int(-2.9), UInt(3.2), Float(0.1) + 0.2, Double(Float(0.1)))
print([1.0, 2.5, .nan], (1.0, 2.0), Optional(1.0) as Any, ["a": 1.0])
print(Double(7), Float(7), Double("7")!, Double(7).description)
var z = 1.5; z += 1; z *= 2; z -= 0.5; z /= 3; z.negate(); print(z, -z)
print(
  (1.0).distance(to: 3.5), (1.0).advanced(by: 0.5), abs(-1.5), (1.0).hashValue == (1.0).hashValue)
print(Double.radix, Double.exponentBitCount, Double.significandBitCount, Float.significandBitCount)
print((4.0).sign, FloatingPointSign.minus, (1.0).significandWidth)
print(Double(123456789), 123456789.123456789, 0.000123, 1e100, 98765432109876543210.0)
