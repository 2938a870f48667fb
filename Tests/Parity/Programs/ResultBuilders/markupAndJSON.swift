protocol Node { func render(_ indent: Int) -> String }
extension String: Node { func render(_ i: Int) -> String { String(repeating: "  ", count: i) + self } }
struct Element: Node {
  var tag: String; var attributes: KeyValuePairs<String, String> = [:]; var children: [any Node] = []
  func render(_ i: Int) -> String {
    let pad = String(repeating: "  ", count: i), attrs = attributes.map { " \($0)=\"\($1)\"" }.joined()
    return children.isEmpty ? "\(pad)<\(tag)\(attrs)/>" : (["\(pad)<\(tag)\(attrs)>"] + children.map { $0.render(i + 1) } + ["\(pad)</\(tag)>"]).joined(separator: "\n")
  }
}
@resultBuilder enum HTML {
  static func buildExpression(_ n: any Node) -> [any Node] { [n] }; static func buildExpression(_ n: Int) -> [any Node] { ["\(n)"] };
  static func buildBlock(_ p: [any Node]...) -> [any Node] { p.flatMap { $0 } }
  static func buildOptional(_ p: [any Node]?) -> [any Node] { p ?? [] }; static func buildEither(first p: [any Node]) -> [any Node] { p };
  static func buildEither(second p: [any Node]) -> [any Node] { p }; static func buildArray(_ p: [[any Node]]) -> [any Node] { p.flatMap { $0 } }
}
func div(_ attributes: KeyValuePairs<String, String> = [:], @HTML _ c: () -> [any Node]) -> Element { Element(tag: "div", attributes: attributes, children: c()) }
func ul(@HTML _ c: () -> [any Node]) -> Element { .init(tag: "ul", children: c()) }
func li(_ s: String) -> Element { .init(tag: "li", children: [s]) }
func page(_ names: [String], admin: Bool, count: Int?) -> Element {
  div(["id": "main", "class": "wide"]) {
    "Hello"; if admin { li("admin") } else { "guest" }
    ul { for (i, n) in names.enumerated() { if i > 0 { Element(tag: "hr") }; li(n.capitalized) } }; if let count { count };
    switch names.count {
    case 0: "none";
    case 1: "one";
    default: "many"
    }
  }
}
extension String { var capitalized: String { prefix(1).uppercased() + dropFirst() } }
print(page(["ann", "bob"], admin: true, count: 3).render(0)); print(page([], admin: false, count: nil).render(1))
indirect enum JSON {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object([(String, JSON)])
  func pretty(_ i: Int = 0) -> String {
    let pad = String(repeating: " ", count: i * 2), inner = pad + "  ";
    switch self {
    case .null: return "null";
    case .bool(let b): return "\(b)";
    case .number(let n): return n == n.rounded() ? "\(Int(n))" : "\(n)";
    case .string(let s): return s.debugDescription
    case .array(let a) where a.isEmpty: return "[]";
    case .array(let a): return "[\n" + a.map { inner + $0.pretty(i + 1) }.joined(separator: ",\n") + "\n\(pad)]"
    case .object(let o): return "{\n" + o.map { "\(inner)\"\($0.0)\": \($0.1.pretty(i + 1))" }.joined(separator: ",\n") + "\n\(pad)}"
    }
  }
}
extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(nilLiteral: ()) { self = .null }; init(booleanLiteral b: Bool) { self = .bool(b) }; init(floatLiteral d: Double) { self = .number(d) };
  init(integerLiteral i: Int) { self = .number(Double(i)) }; init(stringLiteral s: String) { self = .string(s) }; init(arrayLiteral a: JSON...) { self = .array(a) };
  init(dictionaryLiteral d: (String, JSON)...) { self = .object(d) }
}
let json: JSON = ["name": "Ann \"A\"", "age": 30, "tags": ["x", 1.5, true, nil], "empty": [], "deep": ["k": ["v": false]]]
print(json.pretty())
extension JSON {
  subscript(key: String) -> JSON? { if case .object(let o) = self { o.first { $0.0 == key }?.1 } else { nil } };
  subscript(i: Int) -> JSON? { if case .array(let a) = self, a.indices.contains(i) { a[i] } else { nil } }; var double: Double? { if case .number(let n) = self { n } else { nil } }
}
print(json["age"]?.double ?? 0, json["tags"]?[1]?.double as Any, json["deep"]?["k"]?["zz"] == nil, json["tags"]?[9] == nil)
struct Request {
  var url = ""; var method = "GET"; var headers: [String: String] = [:]; private(set) var body: String?
  func with<T>(_ path: WritableKeyPath<Request, T>, _ v: T) -> Request { var c = self; c[keyPath: path] = v; return c }
  func header(_ k: String, _ v: String) -> Self { var c = self; c.headers[k] = v; return c }; func body(_ s: String?) -> Self { var c = self; c.body = s; return c }
}
let r = Request().with(\.url, "/a").with(\.method, "POST").header("A", "1").body("hi"); print(r.url, r.method, r.headers, r.body ?? "-")
final class QueryBuilder {
  private var parts: [String] = []; @discardableResult func select(_ f: String...) -> Self { parts.append("SELECT " + f.joined(separator: ", ")); return self };
  @discardableResult func from(_ t: String) -> Self { parts.append("FROM \(t)"); return self }; func `where`(_ c: String?) -> Self { if let c { parts.append("WHERE \(c)") }; return self };
  func build() -> String { parts.joined(separator: " ") }
}
print(QueryBuilder().select("a", "b").from("t").where("a > 1").build(), QueryBuilder().select("*").from("u").where(nil).build())
