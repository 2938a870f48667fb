// Numbers of generic types among literals.
func lerp<T: FloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
func mean<C: Collection>(_ c: C) -> Double where C.Element: BinaryInteger { c.isEmpty ? 0 : Double(c.reduce(0, +)) / Double(c.count) }
func clamp<T: Comparable>(_ x: T, _ r: ClosedRange<T>) -> T { min(max(x, r.lowerBound), r.upperBound) }
extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { clamp(self, r) } }
extension Collection where Element: BinaryFloatingPoint { var variance: Element { guard !isEmpty else { return 0 }; let m = reduce(0, +) / Element(count); return map { ($0 - m) * ($0 - m) }.reduce(0, +) / Element(count) } }
extension Numeric { func pow(_ n: Int) -> Self { (0..<n).reduce(1) { a, _ in a * self } } }
let l: Float = lerp(0, 10, 1 / 4), d = lerp(1.0, 2, 0.5), c: Double = clamp(3 * 2, 0...5), u: UInt8 = clamp(200 + 55, 0...100)
print(l, d, c, u, 7.clamped(to: 1...3), 2.5.clamped(to: 0...2), mean([1, 2, 4]), mean([Int8]()), [1.0, 2, 3].variance, [1.5 as Float, 2].variance)
print(2.pow(10), 1.5.pow(2), (2 as Float).pow(3), UInt8(2).pow(7), lerp(1, 3, 0.25) as Double)
let xs = [1, 2, 3, 4], avg = Double(xs.reduce(0, +)) / Double(xs.count), dev = xs.map { (Double($0) - avg) * (Double($0) - avg) }.reduce(0, +)
print(avg, dev, xs.map { $0 % 2 == 0 ? 1 : 0.5 }, xs.map { Double($0) * 1 / 2 + 3 / 2 }, xs.reduce(1.0) { $0 / Double($1) })
let w: Double = 3, h: Float = 2, k = 3 / 2 * w, k2 = w * (3 / 2), k3 = -(1 / 2) * h, k4: Double = 1 / 3 + 2 / 3, k5 = 7 / 2
print(k, k2, k3, k4, k5, w / 2 + 1 / 2, max(w, 7 / 2, 2), min(1 / 2, w), abs(-1 / 2 * w), (1 / 2 + w).rounded())
struct Vec<T: SIMDLike> { var v: [T]; static func dot(_ a: Vec, _ b: Vec) -> T { zip(a.v, b.v).map(*).reduce(0, +) } }
protocol SIMDLike: Numeric, Comparable {} ; extension Double: SIMDLike {} ; extension Int: SIMDLike {}
print(Vec<Double>.dot(.init(v: [1, 2]), .init(v: [3, 1 / 2])), Vec.dot(.init(v: [1, 2]), .init(v: [3, 4])))
let table: [[Double]] = (1...2).map { r in (1...3).map { c in Double(r) / Double(c) } }; print(table.map { $0.map { ($0 * 100).rounded() / 100 } })
let pct = { (n: Int, of: Int) -> Double in 100 * Double(n) / Double(of) }, gcd: (Int, Int) -> Int = { a, b in var (a, b) = (a, b); while b != 0 { (a, b) = (b, a % b) }; return a }
print(pct(1, 8), gcd(12, 18), (1...5).lazy.map { $0 * $0 }.filter { $0 % 2 == 1 }.reduce(0, +))
var t: (Int, Double) = (1 + 1, 1 / 2); t.1 += 1 / 4; t.0 *= 2 + 1; let (a, b) = t; print(a, b, Int(b * 4) << 2, 1 << 3 | 1, ~5 & 0xF, -7 / 2, -7 % 3, 7.0 / 2)
let i8: Int8 = -(100 + 27), big: UInt64 = 1 << 40 + 1, hex = 0xFF + 1, m: Int = .max / 2 * 2 + 1; print(i8, big, hex, m == .max, Int32.max &+ 1, 5.0 == 10 / 2, 0.1 + 0.2 == 0.3)
