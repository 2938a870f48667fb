// Members of numbers, beyond the operators.
print(Double(sign: .minus, exponentBitPattern: 1024, significandBitPattern: 1 << 51), (2.5).exponentBitPattern, (2.5).significandBitPattern)
print(Double.Exponent.self, Float.RawSignificand.self, (8.0).exponent, (10.0).significand, (0.1).ulp)
print((7.5).rounded(), (7.5).rounded(.toNearestOrEven), (-7.5).rounded(.up), (7.1).rounded(.awayFromZero), (-0.4).rounded())
print((5.0).remainder(dividingBy: 3), (5.0).truncatingRemainder(dividingBy: 3), (-7).quotientAndRemainder(dividingBy: 2))
print(Double.pi, Float.pi, Double.infinity, -Double.infinity, Double.nan, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude)
print(Double.nan == .nan, Double.nan.isNaN, (0.0).sign, (-0.0).sign, (-0.0) == 0, 1 / -0.0)
print(Double.maximum(1, .nan), Double.minimum(-0.0, 0), min(2, 1), max(1, 3, 2), abs(-4), abs(-2.5))
print(Int.max, Int.min, Int8.max &+ 1, UInt8.max, UInt64.max, Int32.min.magnitude, Int16.bitWidth)
print(Int8(clamping: 300), UInt8(clamping: -5), Int8(truncatingIfNeeded: 300), UInt8(exactly: 256) as Any, Int(exactly: 2.5) as Any, Int(exactly: 3.0)!)
print(200.addingReportingOverflow(1), UInt8(200).addingReportingOverflow(100), Int8.min.subtractingReportingOverflow(1), Int8(100).multipliedReportingOverflow(by: 2))
let (nought, less) = (Int("0")!, Int8("-1")!)
print((10).dividedReportingOverflow(by: nought), Int8.min.dividedReportingOverflow(by: less), UInt8(200).multipliedFullWidth(by: 200))
func wide<T: FixedWidthInteger>(_ a: T, _ b: T) -> (T, T.Magnitude) { let r = a.multipliedFullWidth(by: b); return (r.high, r.low) }
print(wide(Int8(100), 100), wide(UInt16.max, 2), 7.signum(), (-7).signum(), 12.isMultiple(of: 4), 0.isMultiple(of: 0))
print(0b1011.nonzeroBitCount, (1).leadingZeroBitCount, (8).trailingZeroBitCount, UInt16(0x1234).byteSwapped, String(UInt16(0x1234).bigEndian, radix: 16))
print(1 << 10, -16 >> 2, 1 << 64, UInt8(0xF0) >> 4, ~5, 6 & 3, 6 | 3, 6 ^ 3, UInt8(1) &<< 9, Int8(-128) >> 9)
print(Int("12") as Any, Int("+5") as Any, Int("-0") as Any, Int(" 1") as Any, Int("1_000") as Any, Int("ff", radix: 16)!, Int("zz", radix: 36)!, UInt8("256") as Any)
print(Double("1e3")!, Double("0x1p4")!, Double(".5") as Any, Double("5.") as Any, Double("inf")!, Double("nan")!, Double("1 ") as Any, Float("3.4028236e38")!)
print(String(255, radix: 2), String(-255, radix: 16, uppercase: true), String(35, radix: 36), 1e21, 1e16, 123456789012345680.0, 0.1 + 0.2, 1e-5, 0.0001, 100000.0)
print(Float(0.1), Float(16777217), Double(Float(0.1)), Float(1) / 3, Int(Float(2.9)), Int(-2.9), Double(7) / 2, 7 / 2, -7 / 2, -7 % 3)
print(stride(from: 1.0, through: 2.0, by: 0.25).map { $0 }, Array(stride(from: 10, to: 0, by: -3)), (0..<0).isEmpty)
print((1...5).contains(3), (1..<5).clamped(to: 3..<9), (1...5).overlaps(5...6), (1..<5).contains(2..<4), (1...9).lowerBound, (..<3).contains(2), (3...).contains(2))
print((2.0).squareRoot(), (2.0).addingProduct(3, 4), (2.5).binade, (3.0).significandWidth, (1.0).nextUp, (1.0).nextDown, (5.0).isLess(than: 6))
print((1.0).distance(to: 3.5), 3.advanced(by: 4), 3.distance(to: 10), Double.zero, Int.zero, 4.magnitude, (-4).magnitude, (-4.5).magnitude)
print((1.5).floatingPointClass, Double.nan.floatingPointClass, (1.0).isTotallyOrdered(belowOrEqualTo: 2), Double(signOf: -1, magnitudeOf: 3))
var n = 5
n.negate()
print(n, Bool("true")!, Bool("yes") as Any, Bool.random() || true, UInt("7")!, numericCast(UInt8(9)) as Int)
print(Duration.seconds(1.5), Duration.milliseconds(1500) == .seconds(1.5), Duration.nanoseconds(2.5), Duration.seconds(90).components, Duration.seconds(3) / 2, Duration.seconds(3) / Duration.seconds(2), Duration.seconds(1) * 3, Duration.seconds(-1) < .zero)
print(Duration.seconds(3661).formattedLike, Duration.microseconds(12))
extension Duration { var formattedLike: String { "\(components.seconds / 3600)h" } }
print(UInt8(ascii: "A"), Character(Unicode.Scalar(66)), Unicode.Scalar(0xD800 as UInt32) as Any, UInt32(("é" as Unicode.Scalar).value))
print(Int(bitPattern: UInt.max), UInt8(bitPattern: -1), Double(bitPattern: 0x3FF0000000000000), (1.0).bitPattern, Float(bitPattern: 1))
print([3, 1, 2].max()!, [1.5, -2].min()!, [1, 2, 3].reduce(1, *), (1...5).reduce(0, +), (1...3).map { $0 * $0 }, (1...10).filter { $0.isMultiple(of: 3) })
func mean<T: BinaryFloatingPoint>(_ values: [T]) -> T { values.reduce(0, +) / T(values.count) }
func total<T: AdditiveArithmetic>(_ values: [T]) -> T { values.reduce(.zero, +) }
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
print(mean([1.0, 2, 4]), mean([Float(1), 2]), total([1, 2]), total([0.5, 0.25]), gcd(48, 18), gcd(UInt8(12), 8))
typealias Handler = (AnyClass) -> String
let describe: Handler = { "\($0)" }
class Shape {}
print(describe(Shape.self), CInt(3), CChar(65), readLine() as Any)
