// key paths, dynamic members, subscripts, callAsFunction, Mirror
struct Style {
  var font = Font()
  var colors: [String: String] = ["bg": "white"]
  var sizes = [10, 12]
  struct Font {
    var name = "Sys"
    var size = 12.0
    var bold: Bool?
  }
}
@dynamicMemberLookup final class Ref<T> {
  var value: T
  init(_ v: T) { value = v }
  subscript<V>(dynamicMember kp: WritableKeyPath<T, V>) -> V {
    get { value[keyPath: kp] }
    set { value[keyPath: kp] = newValue }
  }
  subscript<V>(kp: KeyPath<T, V>) -> V { value[keyPath: kp] }
}
let r = Ref(Style())
r.font.size += 2
r.colors["fg"] = "black"
r.sizes[1] = 99
r.font.bold = true
print(r.font, r.sizes, r.colors.count, r[\.font.name], r.font.bold!)
let kps: [PartialKeyPath<Style>] = [\.font.size, \.sizes]
for k in kps { print(r.value[keyPath: k]) }
let nested = \Style.font
let size = nested.appending(path: \.size)
var s = Style()
s[keyPath: size] = 30
print(
  s[keyPath: nested.appending(path: \.name)], s.font.size, size == \Style.font.size,
  [size: 1][\Style.font.size]!)
struct Form<M> {
  var model: M
  private var rules: [(String, (M) -> Bool)] = []
  init(_ m: M) { model = m }
  mutating func require<V>(_ kp: KeyPath<M, V>, _ name: String, _ p: @escaping (V) -> Bool) {
    rules.append((name, { p($0[keyPath: kp]) }))
  }
  var errors: [String] { rules.filter { !$0.1(model) }.map(\.0) }
}
var f = Form(Style())
f.require(\.font.size, "size") { $0 > 20 }
f.require(\.colors.count, "colors") { $0 < 3 }
f.require(\.font.bold, "bold") { $0 != nil }
print(f.errors)
f.model.font.size = 25
print(f.errors)
@dynamicMemberLookup enum JSON {
  case int(Int)
  case str(String)
  case arr([JSON])
  case obj([String: JSON])
  case null
  subscript(dynamicMember k: String) -> JSON {
    if case .obj(let d) = self { d[k] ?? .null } else { .null }
  }
  subscript(i: Int) -> JSON {
    if case .arr(let a) = self, a.indices.contains(i) { a[i] } else { .null }
  }
  var int: Int? { if case .int(let i) = self { i } else { nil } }
}
extension JSON: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  init(integerLiteral v: Int) { self = .int(v) }
  init(stringLiteral v: String) { self = .str(v) }
  init(arrayLiteral e: JSON...) { self = .arr(e) }
  init(dictionaryLiteral e: (String, JSON)...) { self = .obj(Dictionary(uniqueKeysWithValues: e)) }
  init(nilLiteral: ()) { self = .null }
}
let j: JSON = ["user": ["name": "x", "scores": [1, 2, 3]], "nil": nil]
print(j.user.scores[1].int!, j.user.nope[4].int as Any, j.user.name)
@dynamicCallable struct Cmd {
  let n: String
  func dynamicallyCall(withArguments a: [String]) -> String { ([n] + a).joined(separator: " ") }
  func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Int>) -> String {
    n + a.map { " --\($0)=\($1)" }.joined()
  }
}
print(Cmd(n: "git")("add", "."), Cmd(n: "ls")(depth: 2, all: 1))
struct Poly {
  let c: [Double]
  func callAsFunction(_ x: Double) -> Double { c.reversed().reduce(0) { $0 * x + $1 } }
}
let p = Poly(c: [1, 2, 3])
print(p(2), [0, 1].map(p.callAsFunction))
struct Grid<T> {
  var d: [[T]]
  subscript(r: Int, c: Int) -> T {
    get { d[r][c] }
    _modify { yield &d[r][c] }
  }
  subscript(row r: Int) -> [T] { d[r] }
  static subscript(n: Int) -> String { "static \(n)" }
  subscript(r: Range<Int>, c: Int, default def: T) -> [T] {
    r.map { d.indices.contains($0) ? d[$0][c] : def }
  }
}
var g = Grid(d: [[1, 2], [3, 4]])
g[0, 1] += 10
print(g[0, 1], g[row: 1], Grid<Int>[3], g[0..<3, 0, default: -1])
func describe(_ v: Any) -> String {
  let m = Mirror(reflecting: v)
  switch m.displayStyle {
  case .struct?, .class?:
    return "\(m.subjectType)("
      + m.children.map { "\($0.label ?? "_")=\(describe($0.value))" }.joined(separator: ",") + ")"
  case .collection?: return "[" + m.children.map { describe($0.value) }.joined(separator: ",") + "]"
  case .optional?: return m.children.first.map { describe($0.value) } ?? "nil"
  default: return "\(v)"
  }
}
print(describe(Style.Font(bold: true)), describe([Optional(1), nil]), describe((1, "a")))
let sorters: [String: (Style, Style) -> Bool] = ["size": by(\.font.size), "name": by(\.font.name)]
func by<V: Comparable>(_ kp: KeyPath<Style, V>) -> (Style, Style) -> Bool {
  { $0[keyPath: kp] < $1[keyPath: kp] }
}
var a = Style()
var b = Style()
a.font.size = 1
b.font.name = "A"
print(
  sorters["size"]!(a, b), sorters["name"]!(a, b), [a, b].map(\.font.name),
  [[1], [2, 3]].map(\.count), [Optional("x"), nil].map(\.?.count), ["ab"].map(\.first!),
  zip([1], ["a"]).map(\.1), [1, 2].map(\.self))
struct Lens2<S> {
  let s: S
  func set<V>(_ kp: WritableKeyPath<S, V>, _ v: V) -> S {
    var c = s
    c[keyPath: kp] = v
    return c
  }
}
extension Style { var with: Lens2<Style> { .init(s: self) } }
print(Style().with.set(\.sizes, [1]).sizes, Style().with.set(\.font.bold, nil).font.bold as Any)
var opt: Style? = Style()
opt?.font.size = 3
opt?.sizes.append(7)
print(opt?.sizes.last ?? 0, opt?[keyPath: \.font.size] ?? 0, opt.map(\.font.name) ?? "")
