// operators & numeric types
struct Vector2D: Equatable, Hashable, CustomStringConvertible, AdditiveArithmetic { var x = 0.0, y = 0.0; static let zero = Vector2D()
  static func + (l: Self, r: Self) -> Self { .init(x: l.x + r.x, y: l.y + r.y) }; static func - (l: Self, r: Self) -> Self { .init(x: l.x - r.x, y: l.y - r.y) }
  static prefix func - (v: Self) -> Self { .init(x: -v.x, y: -v.y) }; static func += (l: inout Self, r: Self) { l = l + r }; static func * (l: Self, s: Double) -> Self { .init(x: l.x * s, y: l.y * s) }; static func * (s: Double, r: Self) -> Self { r * s }
  static func • (l: Self, r: Self) -> Double { l.x * r.x + l.y * r.y }
  static postfix func ° (v: Self) -> Self { .init(x: -v.y, y: v.x) }
  var description: String { "(\(x), \(y))" } }
infix operator •: MultiplicationPrecedence; postfix operator °; infix operator ** : Pow
precedencegroup Pow { higherThan: MultiplicationPrecedence
 associativity: right }
func ** (b: Int, e: Int) -> Int { (0..<e).reduce(1) { a, _ in a * b } }
var v = Vector2D(x: 3, y: 1); let w = Vector2D(x: 2, y: 4); v += w; print(v, -v, v • w, 2 * v, v°, [v, w].reduce(.zero, +), 2 ** 3 ** 2, 2 * 3 ** 2)
struct Fraction: Comparable, ExpressibleByIntegerLiteral, Numeric { var n: Int, d: Int; typealias Magnitude = Fraction
  init(_ n: Int, _ d: Int) { func g(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : g(b, a % b) }; let k = g(n, d); self.n = n / k; self.d = d / k }
  init(integerLiteral v: Int) { self.init(v, 1) }; init?<T: BinaryInteger>(exactly s: T) { self.init(Int(s), 1) }; var magnitude: Fraction { Fraction(abs(n), d) }
  static func + (l: Self, r: Self) -> Self { .init(l.n * r.d + r.n * l.d, l.d * r.d) }; static func - (l: Self, r: Self) -> Self { .init(l.n * r.d - r.n * l.d, l.d * r.d) }; static func * (l: Self, r: Self) -> Self { .init(l.n * r.n, l.d * r.d) }; static func *= (l: inout Self, r: Self) { l = l * r }
  static func < (l: Self, r: Self) -> Bool { l.n * r.d < r.n * l.d } }
let f: Fraction = 3; print(f + Fraction(1, 2), [Fraction(1, 2), 2, Fraction(1, 3)].sorted(), [Fraction(1, 2), Fraction(1, 3)].reduce(0, +), max(f, 7), Fraction(2, 4) == Fraction(1, 2))
func total<T: Numeric>(_ xs: T...) -> T { xs.reduce(0, +) }; print(total(1, 2, 3), total(1.5, 2), total(f, f))
let u: UInt8 = 250; print(u &+ 10, u.addingReportingOverflow(10), u.leadingZeroBitCount, Int8(truncatingIfNeeded: 300), UInt8(clamping: 999), Int(exactly: 3.5) as Any, 7 / 2, -7 / 2, -7 % 3, 7.0 / 2, 5.truncatingRemainder2, 0b1010 | 0x0F, 1 << 4, ~0, 6 ^ 3)
extension Int { var truncatingRemainder2: Double { Double(self).truncatingRemainder(dividingBy: 3) } ; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } }; var isPrime: Bool { self > 1 && !(2..<self).contains { self % $0 == 0 } } }
3.times { print($0, terminator: " ") }; print((1...20).filter(\.isPrime), 17.quotientAndRemainder(dividingBy: 5), 12.signum(), (-3).magnitude, Int.max &+ 1 == Int.min, 1_000_000, 0.1 + 0.2, (2.5).rounded(.toNearestOrEven), (2.5).rounded(), 1e3, Double.pi.rounded(.down), 10.0.squareRoot(), Float(1) / 3, Double("nan")!.isNaN, 5.0 == 5, 1.0 / 0, -0.0)
infix operator ?=: AssignmentPrecedence; func ?= <T>(l: inout T, r: T?) { if let r { l = r } }; var z = 1; z ?= nil; z ?= 5; print(z)
infix operator <>: AdditionPrecedence; protocol Semigroup { static func <> (l: Self, r: Self) -> Self }; extension String: Semigroup { static func <> (l: String, r: String) -> String { l + r } }; extension Array: Semigroup { static func <> (l: Array, r: Array) -> Array { l + r } }
func concat<S: Semigroup>(_ a: S, _ b: S) -> S { a <> b }; print(concat("a", "b"), [1] <> [2] <> [3])
enum Level: Int, Comparable, CaseIterable { case low = 1, mid, high; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }; print(Level.allCases.max()!, Level.low < .high, (Level.low...).contains(.mid), Level(rawValue: 2)!, [Level.high, .low].sorted())
