print(7 / 2, -7 / 2, -7 % 3, 7.0 / 2, (-7).quotientAndRemainder(dividingBy: 2), 17.isMultiple(of: 5))
print(Int8.max &+ 1, UInt8(200) &* 2, Int.max.addingReportingOverflow(1), Int8(truncatingIfNeeded: 300), UInt8(clamping: -5), Int8(exactly: 128) as Any)
print(0b1011 | 0x0F, 6 & 3, 6 ^ 3, ~5, 1 << 5, -16 >> 2, UInt8(0b1000_0001).leadingZeroBitCount, 40.nonzeroBitCount, 8.trailingZeroBitCount)
print(String(255, radix: 16), String(-10, radix: 2), Int("7f", radix: 16)!, Int("12x") as Any, Double("1e3")!, Double("abc") as Any)
print(3.7.rounded(), (-2.5).rounded(), 2.5.rounded(.toNearestOrEven), 3.2.rounded(.up), Int(3.99), Int(-3.99), 5.0.squareRoot(), 1.0 / 3)
print(Double.infinity > 1e308, Double.nan == .nan, (0.1 + 0.2), 0.1 + 0.2 == 0.3, Float(0.1), 1e16, 1e-5, 123456789.0, 100000000000000000.0)
print(max(1, 2, 3), min(2.5, 1), abs(-4), (1...6).randomElement().map { (1...6).contains($0) }!, Int.random(in: 3...3), 10.clamped(to: 1...5))
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(1_000_000, 0o17, 0x1p4, Double(7) / 2, 5.advanced(by: 3), 3.distance(to: 10), (-3).magnitude, (-3).signum(), Double.pi.rounded(.down), 7.0.truncatingRemainder(dividingBy: 2.5))
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func isPrime(_ n: Int) -> Bool { n > 1 && !(2..<n).prefix { $0 * $0 <= n }.contains { n % $0 == 0 } }
print(gcd(48, 18), (1...30).filter(isPrime), sequence(first: 1) { $0 < 500 ? $0 * 2 : nil }.map { $0 })
struct Frac: Equatable, Comparable, CustomStringConvertible { let n, d: Int
  init(_ n: Int, _ d: Int = 1) { let g = gcd(abs(n), abs(d)); let s = d < 0 ? -1 : 1; (self.n, self.d) = (s * n / g, s * d / g) }
  static func + (a: Self, b: Self) -> Self { .init(a.n * b.d + b.n * a.d, a.d * b.d) }
  static func < (a: Self, b: Self) -> Bool { a.n * b.d < b.n * a.d }
  var description: String { d == 1 ? "\(n)" : "\(n)/\(d)" } }
print(Frac(1, 2) + Frac(1, 3), Frac(2, -4), Frac(3, 6) == Frac(1, 2), [Frac(1, 2), Frac(1, 3)].min()!, (1...4).map { Frac(1, $0) }.reduce(Frac(0), +))
