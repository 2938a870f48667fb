// Chains that begin with an implicit member, in every place that tells a type.
struct Color: Equatable, CustomStringConvertible {
  var r: Int, g: Int, b: Int, a = 1.0
  static let red = Color(r: 255, g: 0, b: 0), blue = Color(r: 0, g: 0, b: 255)
  static func gray(_ v: Int) -> Color { Color(r: v, g: v, b: v) }
  static var `default`: Self { .gray(128) }
  func opacity(_ a: Double) -> Color { var c = self; c.a = a; return c }
  var inverted: Color { Color(r: 255 - r, g: 255 - g, b: 255 - b, a: a) }
  static func + (l: Color, r: Color) -> Color { Color(r: l.r + r.r, g: l.g + r.g, b: l.b + r.b) }
  static func * (l: Color, k: Double) -> Color { l.opacity(l.a * k) }
  static subscript(_ n: Int) -> Color { .gray(n) }
  static let table: [String: Color] = ["r": .red, "b": .blue.inverted]
  var description: String { "#\(r),\(g),\(b)@\(a)" }
}
func paint(_ c: Color?) -> String { c.map { "\($0)" } ?? "none" }
print(paint(.red.opacity(0.5)), paint(.gray(3).inverted.opacity(1 / 4)), paint(nil), paint(.default))
print(paint(.red + .blue), paint(.red * 0.5), paint((.red + .gray(1)) * 2), paint(.table["r"]), paint(.table["zz"]))
let cs: [Color] = [.red, .blue.inverted, .gray(1 + 2), .init(r: 1, g: 2, b: 3)]
print(cs.map(\.inverted).filter { $0 != .blue.inverted }.first ?? .default)
let byName: [String: Color?] = ["x": .red, "y": nil, "z": .some(.blue)]
print(byName.sorted { $0.key < $1.key }.map { $0.value?.opacity(0) ?? .gray(9) })
let pick: (Bool) -> Color = { $0 ? .red : .blue.opacity(0.1) }
print(pick(true), pick(false), cs.contains(.red), cs.firstIndex(of: .gray(3)) as Any)
let o: Color? = Optional(Color.red)?.inverted
print(o == .init(r: 0, g: 255, b: 255), o != nil, o == .some(.red))
switch cs[0] { case .red: print("red"); case .blue: print("blue"); default: print("?") }
var c: Color = .red; c = c == .red ? .blue : .red
print(c, [.red, c].count, (c, .gray(2)) as (Color, Color))
enum Shape { case circle(radius: Double), rect(w: Double, h: Double = 2), unit
  static func square(_ s: Double) -> Shape { .rect(w: s, h: s) }
  var area: Double { switch self { case .circle(let r): r * r * 3; case let .rect(w, h): w * h; case .unit: 1 } } }
func total(_ s: Shape...) -> Double { s.map(\.area).reduce(0, +) }
print(total(.unit, .circle(radius: 2), .square(3), .rect(w: 1 + 1)))
let shapes: [Shape] = (1...3).map { $0 % 2 == 0 ? .circle(radius: Double($0)) : .square(1 / 2) }
print(shapes.map(\.area))
