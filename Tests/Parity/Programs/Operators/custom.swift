// Own operators with precedence, prefix and postfix ones, assignment forms, generic operators.
precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}
precedencegroup PipePrecedence {
  lowerThan: AdditionPrecedence
  associativity: left
}
infix operator ** : PowerPrecedence
infix operator |> : PipePrecedence
infix operator <+> : AdditionPrecedence
infix operator **= : AssignmentPrecedence
prefix operator √
postfix operator %%
func ** (base: Int, exponent: Int) -> Int {
  (0..<exponent).reduce(1) { result, _ in result * base }
}
func **= (base: inout Int, exponent: Int) { base = base ** exponent }
func |> <Input, Output>(value: Input, transform: (Input) -> Output) -> Output { transform(value) }
prefix func √ (value: Double) -> Double { value * value }
postfix func %% (value: Int) -> Double { Double(value) / 100 }
struct Vector: Equatable {
  var x = 0.0, y = 0.0
  static func + (l: Self, r: Self) -> Self { .init(x: l.x + r.x, y: l.y + r.y) }
  static func - (l: Self, r: Self) -> Self { .init(x: l.x - r.x, y: l.y - r.y) }
  static func * (l: Self, r: Double) -> Self { .init(x: l.x * r, y: l.y * r) }
  static func * (l: Double, r: Self) -> Self { r * l }
  static func * (l: Self, r: Self) -> Double { l.x * r.x + l.y * r.y }
  static func <+> (l: Self, r: Self) -> [Self] { [l, r] }
  static prefix func - (v: Self) -> Self { v * -1 }
  static func += (l: inout Self, r: Self) { l = l + r }
  static func *= (l: inout Self, r: Double) { l = l * r }
  static prefix func ! (v: Self) -> Bool { v == Vector() }
}
print(2 ** 3 ** 2, 2 * 3 ** 2, -2 ** 2, √16.0 + 1, 25%%)
print([1, 2, 3] |> { $0.map { $0 * 2 } } |> { $0.reduce(0, +) }, 5 |> { $0 + 1 } |> String.init)
var v = Vector(x: 1, y: 2)
let w = Vector(x: 3, y: -1)
print(v + w, v - w, v * 2, 2 * v, v * w, -v, !v, !Vector())
v += w
v *= 0.5
print(v, v == Vector(x: 2, y: 0.5), v != w, v <+> w)
var n = 3
n **= 2 ** 1
print(n, [1.0, 4].map { √$0 }, [v, w].reduce(Vector(), +))
extension Array {
  static func << (list: inout Array, element: Element) { list.append(element) }
  static func + (list: Array, element: Element) -> Array { list + [element] }
}
var list = [1]
list << 2
list << 3
print(list, list + 4, list + [5])
func <= <T: Comparable>(left: T?, right: T) -> Bool { left.map { $0 <= right } ?? true }
print(Optional<Int>.none <= 3, Int?(5) <= 3)
print(
  7 & 3 | 8 ^ 1, (1 << 4) >> 2, ~5 & 0xF, 7 % -3, -7 / 2, 3 &+ Int.max, 10 - 2 - 3,
  2 + 3 * 4 - 6 / 2)
print(
  true && false || true, !true || true && false, 1 < 2 && 2 < 3, (1, "b") < (1, "c"), "a" < "B",
  1...3 ~= 2)
print(
  0.1 + 0.2, 1e3 / 3, 5.0.truncatingRemainder(dividingBy: 3), -0.0 == 0.0, Double.nan == .nan)
let minus: (Int, Int) -> Int = (-)
let ops: [(String, (Int, Int) -> Bool)] = [("<", <), (">=", >=), ("==", ==)]
print(minus(5, 8), ops.map { "\($0.0) \($0.1(1, 2))" })
