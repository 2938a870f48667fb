// numbers & simulation: LCG random generator, statistics, matrix, complex, fraction, bigint, bits
struct LCG: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6364136223846793005 &+ 1442695040888963407
        return state
    }
}
var rng = LCG(state: 42)
print((0..<5).map { _ in rng.next() % 100 })
print((0..<4).map { _ in rng.next() >> 40 })

struct Fraction: Hashable, Comparable, ExpressibleByIntegerLiteral, CustomStringConvertible {
    let num: Int, den: Int
    init(_ num: Int, _ den: Int = 1) {
        precondition(den != 0, "zero denominator")
        let g = Fraction.gcd(abs(num), abs(den))
        let sign = den < 0 ? -1 : 1
        self.num = sign * num / max(g, 1)
        self.den = abs(den) / max(g, 1)
    }
    init(integerLiteral value: Int) { self.init(value) }
    private static func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
    static func + (a: Self, b: Self) -> Self { .init(a.num * b.den + b.num * a.den, a.den * b.den) }
    static func * (a: Self, b: Self) -> Self { Self(a.num * b.num, a.den * b.den) }
    static prefix func - (a: Self) -> Self { Self(-a.num, a.den) }
    static func - (a: Self, b: Self) -> Self { a + -b }
    static func / (a: Self, b: Self) -> Self { Self(a.num * b.den, a.den * b.num) }
    static func < (a: Self, b: Self) -> Bool { a.num * b.den < b.num * a.den }
    var description: String { den == 1 ? "\(num)" : "\(num)/\(den)" }
}
extension Fraction: AdditiveArithmetic { static let zero: Fraction = 0 }
extension Double { init(_ f: Fraction) { self = Double(f.num) / Double(f.den) } }
let half = Fraction(1, 2), third = Fraction(2, 6)
print(half + third, half * 3, 1 - half, half / third, -half, half > third, Double(third))
print([half, third, 2].reduce(.zero, +), [half, third, 2].max()!, (1...4).map { Fraction(1, $0) }.reduce(0, +))

struct Complex: Equatable {
    var re: Double, im: Double
    static let i = Complex(re: 0, im: 1)
    static func + (l: Complex, r: Complex) -> Complex { Complex(re: l.re + r.re, im: l.im + r.im) }
    static func * (l: Complex, r: Complex) -> Complex { Complex(re: l.re * r.re - l.im * r.im, im: l.re * r.im + l.im * r.re) }
    var magnitude: Double { (re * re + im * im).squareRoot() }
}
extension Complex: ExpressibleByFloatLiteral { init(floatLiteral v: Double) { self.init(re: v, im: 0) } }
extension Complex: CustomStringConvertible { var description: String { "\(re)\(im < 0 ? "-" : "+")\(abs(im))i" } }
print(Complex.i * .i, (2.0 + Complex.i) * Complex(re: 3, im: -4), Complex(re: 3, im: 4).magnitude)

func mandelbrot(width: Int, height: Int) -> [String] {
    (0..<height).map { y in
        String((0..<width).map { x -> Character in
            let c = Complex(re: Double(x) / Double(width) * 3 - 2, im: Double(y) / Double(height) * 2 - 1)
            var z: Complex = 0.0
            var n = 0
            while n < 20, z.magnitude <= 2 { z = z * z + c; n += 1 }
            return n == 20 ? "#" : n > 5 ? "+" : "."
        })
    }
}
mandelbrot(width: 24, height: 9).forEach { print($0) }

struct BigUInt: CustomStringConvertible, Comparable {
    private var digits: [UInt32]
    private static let base: UInt64 = 1_000_000_000
    init(_ n: UInt64) {
        var n = n
        digits = []
        repeat { digits.append(UInt32(n % Self.base)); n /= Self.base } while n > 0
    }
    static func * (a: BigUInt, m: UInt64) -> BigUInt {
        var r = a, carry: UInt64 = 0
        for i in r.digits.indices {
            let p = UInt64(r.digits[i]) * m + carry
            r.digits[i] = UInt32(p % base)
            carry = p / base
        }
        while carry > 0 { r.digits.append(UInt32(carry % base)); carry /= base }
        return r
    }
    static func + (a: BigUInt, b: BigUInt) -> BigUInt {
        var (long, short) = a.digits.count >= b.digits.count ? (a, b) : (b, a)
        var carry: UInt32 = 0
        for i in long.digits.indices {
            let s = long.digits[i] + (i < short.digits.count ? short.digits[i] : 0) + carry
            (long.digits[i], carry) = (s % UInt32(base), s / UInt32(base))
        }
        if carry > 0 { long.digits.append(carry) }
        short = long
        return short
    }
    static func < (a: Self, b: Self) -> Bool {
        a.digits.count != b.digits.count ? a.digits.count < b.digits.count : a.digits.reversed().lexicographicallyPrecedes(b.digits.reversed())
    }
    var description: String {
        digits.dropLast().reversed().reduce("\(digits.last!)") { text, d in
            let s = String(d)
            return text + String(repeating: "0", count: 9 - s.count) + s
        }
    }
}
print((1...30).reduce(BigUInt(1)) { $0 * UInt64($1) })
var (fa, fb) = (BigUInt(0), BigUInt(1))
for _ in 0..<150 { (fa, fb) = (fb, fa + fb) }
print(fa, fa < fb, fa == fb)

struct BitSet: Sequence, SetAlgebraLike {
    private var bits: UInt64 = 0
    init<S: Sequence>(_ s: S) where S.Element == Int { for i in s { insert(i) } }
    mutating func insert(_ i: Int) { bits |= 1 << UInt64(i) }
    func contains(_ i: Int) -> Bool { bits & (1 << UInt64(i)) != 0 }
    func makeIterator() -> AnyIterator<Int> {
        var rest = bits
        return AnyIterator {
            guard rest != 0 else { return nil }
            defer { rest &= rest - 1 }
            return rest.trailingZeroBitCount
        }
    }
    static func & (a: BitSet, b: BitSet) -> BitSet { var r = a; r.bits &= b.bits; return r }
    var count: Int { bits.nonzeroBitCount }
}
protocol SetAlgebraLike { func contains(_ i: Int) -> Bool }
let odd = BitSet(stride(from: 1, to: 20, by: 2)), small = BitSet(0..<8)
print(Array(odd & small), odd.count, small.contains(9), (odd & small).map { $0 * $0 }.reduce(0, +))
func stats(_ xs: [Double]) -> (mean: Double, sd: Double, median: Double) {
    let mean = xs.reduce(0, +) / Double(xs.count)
    let variance = xs.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(xs.count - 1)
    let s = xs.sorted()
    let mid = s.count / 2
    return (mean, variance.squareRoot(), s.count.isMultiple(of: 2) ? (s[mid - 1] + s[mid]) / 2 : s[mid])
}
let st = stats([2, 4, 4, 4, 5, 5, 7, 9])
print(st.mean, (st.sd * 1000).rounded() / 1000, st.median, st)
var shuffled = Array(1...8)
shuffled.shuffle(using: &rng)
print(shuffled.sorted() == Array(1...8), Int.random(in: 1...6, using: &rng) <= 6)
