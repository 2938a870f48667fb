@propertyWrapper struct Clamped<V: Comparable> { private var v: V; let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: V { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: (atMin: Bool, atMax: Bool) { (v == range.lowerBound, v == range.upperBound) } }
@propertyWrapper final class Logged<V> { var history: [V] = []; var wrappedValue: V { didSet { history.append(oldValue) } }
  init(wrappedValue: V) { self.wrappedValue = wrappedValue } ; var projectedValue: Logged<V> { self } }
@propertyWrapper struct Lazy<T> { enum S { case no(() -> T), yes(T) }; var s: S
  init(wrappedValue: @autoclosure @escaping () -> T) { s = .no(wrappedValue) }
  var wrappedValue: T { mutating get { switch s { case .no(let f): let v = f(); s = .yes(v); return v; case .yes(let v): return v } } set { s = .yes(newValue) } } }
struct Player { @Clamped(0...100) var health = 120; @Logged var name = "?"; @Lazy var rank: Int = { print("computing"); return 7 }(); @Clamped<Double>(0...1) var luck = 0.5 }
var p = Player()
print(p.health, p.$health); p.health -= 150; print(p.health, p.$health.atMin)
p.name = "Ann"; p.name += "a"; print(p.name, p.$name.history)
print(p.rank, p.rank); p.rank = 9; print(p.rank)
p.luck *= 3; print(p.luck, p.$luck)
@dynamicMemberLookup struct JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, CustomStringConvertible, Equatable {
  indirect enum V: Equatable { case null, bool(Bool), num(Double), str(String), arr([JSON]), obj([String: JSON]) }
  var v: V
  init(dictionaryLiteral e: (String, JSON)...) { v = .obj(Dictionary(e, uniquingKeysWith: { $1 })) }
  init(arrayLiteral e: JSON...) { v = .arr(e) }
  init(stringLiteral s: String) { v = .str(s) }
  init(integerLiteral i: Int) { v = .num(Double(i)) }
  init(floatLiteral d: Double) { v = .num(d) }
  init(booleanLiteral b: Bool) { v = .bool(b) }
  init(nilLiteral: ()) { v = .null }
  subscript(dynamicMember k: String) -> JSON { get { if case .obj(let o) = v { return o[k] ?? nil } else { return nil } } set { if case .obj(var o) = v { o[k] = newValue; v = .obj(o) } else { v = .obj([k: newValue]) } } }
  subscript(i: Int) -> JSON { get { if case .arr(let a) = v, a.indices ~= i { a[i] } else { nil } } set { guard case .arr(var a) = v else { return }; a[i] = newValue; v = .arr(a) } }
  var description: String { switch v { case .null: "null"; case .bool(let b): "\(b)"; case .num(let n): n == n.rounded() ? "\(Int(n))" : "\(n)"; case .str(let s): "\"\(s)\""; case .arr(let a): "[" + a.map(\.description).joined(separator: ",") + "]"; case .obj(let o): "{" + o.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}" } } }
var j: JSON = ["name": "x", "tags": ["a", 1, true, nil, 2.5], "in": ["deep": ["er": -3]]]
print(j); print(j.in.deep.er, j.tags[4], j.nope.x)
j.tags[0] = "z"; j.in.deep.er = 5; j.new.path = [1]; print(j, j.new.path[0] == 1)
precedencegroup Pipe {
  associativity: left
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}
infix operator |>: Pipe
infix operator >>>: Pipe
infix operator <>: AdditionPrecedence
prefix operator √
postfix operator %%
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func %% (x: Int) -> Double { Double(x) / 100 }
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
extension String: Monoid { static var empty: String { "" }; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }; static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? { switch (a, b) { case let (x?, y?): x <> y; case (let x, nil): x; case (nil, let y): y } } }
extension Sequence where Element: Monoid { func fold() -> Element { reduce(.empty, <>) } }
print(["a", "b"].fold(), [[1], [2, 3]].fold(), ([nil, "q", nil, "r"] as [String?]).fold() ?? "-")
print(5 |> { $0 + 1 } |> String.init |> { $0 + "!" }, √16.0, 45%%)
let f = { (x: Int) in x * 2 } >>> { "\($0)" } >>> \.count
print(f(500))
struct Matrix<T: Numeric>: Equatable { let r: Int, c: Int; var g: [T]
  init(_ rows: [T]...) { r = rows.count; c = rows.first?.count ?? 0; g = rows.flatMap { $0 } }
  init(r: Int, c: Int, fill: T) { self.r = r; self.c = c; g = Array(repeating: fill, count: r * c) }
  subscript(i: Int, j: Int) -> T { get { g[i * c + j] } set { g[i * c + j] = newValue } }
  static func * (a: Self, b: Self) -> Self { precondition(a.c == b.r); var m = Matrix(r: a.r, c: b.c, fill: 0); for i in 0..<a.r { for j in 0..<b.c { for k in 0..<a.c { m[i, j] += a[i, k] * b[k, j] } } }; return m }
  static func *= (a: inout Self, s: T) { a.g = a.g.map { $0 * s } } }
extension Matrix: CustomStringConvertible where T: CustomStringConvertible { var description: String { (0..<r).map { i in (0..<c).map { self[i, $0].description }.joined(separator: " ") }.joined(separator: "; ") } }
var m = Matrix([1, 2], [3, 4]); m *= 2; print(m, m * Matrix([0, 1], [1, 0]), m == m)
func pow<T: Numeric>(_ b: T, _ e: Int) -> T { (0..<e).reduce(1) { a, _ in a * b } }
print(pow(2, 10), pow(1.5, 2), pow(UInt8(3), 4))
struct Regex2 { let p: String; static func ~= (r: Regex2, s: String) -> Bool { s.hasPrefix(r.p) } }
func kind(_ s: String) -> String { switch s { case Regex2(p: "http"): "url"; case let x where x.isEmpty: "empty"; case "a"..."f": "a-f"; default: "other" } }
print(["http://x", "", "c", "zebra"].map(kind))
