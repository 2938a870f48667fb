// The types that literals have by themselves, as parameters of the program's own literal types.
struct I1: ExpressibleByIntegerLiteral { let t: String; init(integerLiteral v: UInt8) { t = "u8 \(v)" } }
struct I2: ExpressibleByIntegerLiteral { let t: String; init(integerLiteral v: Double) { t = "d \(v)" } }
struct I3: ExpressibleByIntegerLiteral { let t: String; init(integerLiteral v: Int128) { t = "i128 \(v)" } }
struct I4: ExpressibleByIntegerLiteral { let t: String; init(integerLiteral v: Float) { t = "f \(v)" } }
struct I5: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral { let t: String; init(integerLiteral v: Int64) { t = "i64 \(v)" }; init(floatLiteral v: Float) { t = "ff \(v)" } }
struct S1: ExpressibleByStringLiteral { let t: String; init(stringLiteral v: StaticString) { t = "s \(v)" } }
struct S2: ExpressibleByUnicodeScalarLiteral { let t: String; init(unicodeScalarLiteral v: Character) { t = "c \(v)" } }
struct S3: ExpressibleByExtendedGraphemeClusterLiteral { let t: String; init(extendedGraphemeClusterLiteral v: Character) { t = "g \(v)" } }
struct S4: ExpressibleByUnicodeScalarLiteral { let t: String; init(unicodeScalarLiteral v: Unicode.Scalar) { t = "u \(v.value)" } }
struct S5: ExpressibleByUnicodeScalarLiteral { let t: String; init(unicodeScalarLiteral v: String) { t = "us \(v)" } }
struct G<T>: ExpressibleByIntegerLiteral where T: ExpressibleByIntegerLiteral { let t: T; init(integerLiteral v: T.IntegerLiteralType) { t = T(integerLiteral: v) } }
extension G: CustomStringConvertible { var description: String { "G(\(t))" } }
enum N: ExpressibleByBooleanLiteral { case yes, no; init(booleanLiteral v: Bool) { self = v ? .yes : .no } }
struct P<T: ExpressibleByStringLiteral>: ExpressibleByStringLiteral { let t: T; init(stringLiteral v: T.StringLiteralType) { t = T(stringLiteral: v) } }
let a: I1 = 3, b: I2 = 4, c: I3 = 5, d: I4 = 6, e: I5 = 7, f: I5 = 7.5
print(a.t, b.t, c.t, d.t, e.t, f.t)
let s1: S1 = "x", s2: S2 = "y", s3: S3 = "z", s4: S4 = "w", s5: S5 = "v"
print(s1.t, s2.t, s3.t, s4.t, s5.t)
let g: G<Int> = 3, g2: G<Double> = 4, g3: G<UInt8> = 5
print(g, g2, g3)
let n: N = true
let p: P<String> = "pp"
print(n, p.t)
