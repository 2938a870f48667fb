// Operators of a program: generic, lazy, prefix, postfix, of protocols.
precedencegroup Pipe { associativity: left
 higherThan: AssignmentPrecedence
 lowerThan: TernaryPrecedence }
infix operator |>: Pipe
infix operator >>>: AdditionPrecedence
infix operator ??=: AssignmentPrecedence
infix operator <>: AdditionPrecedence
prefix operator √
postfix operator %%
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
func |> <A, B>(a: A?, f: (A) -> B) -> B? { a.map(f) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func ??= <T>(l: inout T?, r: @autoclosure () -> T) { if l == nil { l = r() } }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func %% (x: Int) -> Double { Double(x) / 100 }
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
extension String: Monoid { static var empty: String { "" }; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var empty: Self { [] }; static func <> (a: Self, b: Self) -> Self { a + b } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Self { nil }; static func <> (a: Self, b: Self) -> Self { switch (a, b) { case (let x?, let y?): x <> y; case (let x, nil): x; case (nil, let y): y } } }
extension Sequence where Element: Monoid { func fold() -> Element { reduce(.empty, <>) } }
print(3 |> { $0 + 1 } |> { "\($0)" } |> \.count, [1, 2, 3] |> { $0.map { $0 * 2 } } |> { $0.reduce(0, +) })
print((Int("42") |> { $0 * 2 }) as Any, √16 + √(2 + 7), 50%% * 2)
let f = { (x: Int) in x + 1 } >>> { $0 * 10 } >>> String.init >>> { $0 + "!" }
print(f(4), [1, 2].map({ $0 * 2 } >>> { "\($0)" }))
var o: Int? = nil; o ??= 5; o ??= 6; print(o as Any)
print(["a", "b"].fold(), [[1], [2, 3]].fold(), ["x", nil, "y"].fold() as Any, "p" <> "q" <> .empty, [1] <> [] <> [2])
struct V2: Equatable { var x = 0.0, y = 0.0
  static func + (l: V2, r: V2) -> V2 { .init(x: l.x + r.x, y: l.y + r.y) }
  static func - (l: V2, r: V2) -> V2 { l + -r }
  static prefix func - (v: V2) -> V2 { V2(x: -v.x, y: -v.y) }
  static func * (k: Double, v: V2) -> V2 { V2(x: k * v.x, y: k * v.y) }
  static func * (v: V2, k: Double) -> V2 { k * v }
  static func * (a: V2, b: V2) -> Double { a.x * b.x + a.y * b.y }
  static func += (l: inout V2, r: V2) { l = l + r }
  static func *= (l: inout V2, k: Double) { l = l * k }
  static let one = V2(x: 1, y: 1), up = V2(x: 0, y: 1) }
var v: V2 = .one; v += 2 * .up; v += .one * 3 - .up; v *= 1 / 2
print(v, v * .up, -v + .one, 2 * v * 3, v == .init(x: 2, y: 2.5), (v * v) / 2, [V2.one, .up].reduce(.init(), +))
