// HTML DSL, generic result builder
protocol HTML { associatedtype Body: HTML; @HTMLBuilder var body: Body { get } ; func render(into out: inout String, indent: Int) }
extension HTML { func render(into out: inout String, indent: Int) { body.render(into: &out, indent: indent) } 
  var rendered: String { var s = ""; render(into: &s, indent: 0); return s } }
extension Never: HTML { var body: Never { fatalError() } }
protocol Primitive: HTML where Body == Never {}
extension Primitive { var body: Never { fatalError("primitive") } }
struct Txt: Primitive { let s: String; init(_ s: String) { self.s = s }
  func render(into out: inout String, indent: Int) { out += String(repeating: "  ", count: indent) + s + "\n" } }
struct Tag<Content: HTML>: Primitive { let name: String; var attrs: KeyValuePairs<String, String> = [:]; let content: Content
  init(_ name: String, _ attrs: KeyValuePairs<String, String> = [:], @HTMLBuilder content: () -> Content) { self.name = name; self.attrs = attrs; self.content = content() }
  func render(into out: inout String, indent: Int) {
    let pad = String(repeating: "  ", count: indent)
    let a = attrs.map { " \($0)=\"\($1)\"" }.joined()
    out += "\(pad)<\(name)\(a)>\n"; content.render(into: &out, indent: indent + 1); out += "\(pad)</\(name)>\n" } }
struct Empty: Primitive { func render(into out: inout String, indent: Int) {} }
struct Pair<A: HTML, B: HTML>: Primitive { let a: A, b: B; func render(into out: inout String, indent: Int) { a.render(into: &out, indent: indent); b.render(into: &out, indent: indent) } }
enum Either<A: HTML, B: HTML>: Primitive { case a(A), b(B)
  func render(into out: inout String, indent: Int) { switch self { case .a(let x): x.render(into: &out, indent: indent); case .b(let x): x.render(into: &out, indent: indent) } } }
struct Many<E: HTML>: Primitive { let es: [E]; func render(into out: inout String, indent: Int) { es.forEach { $0.render(into: &out, indent: indent) } } }
extension Optional: HTML, Primitive where Wrapped: HTML { typealias Body = Never
  func render(into out: inout String, indent: Int) { self?.render(into: &out, indent: indent) } }
@resultBuilder enum HTMLBuilder {
  static func buildBlock() -> Empty { Empty() }
  static func buildPartialBlock<T: HTML>(first: T) -> T { first }
  static func buildPartialBlock<A: HTML, B: HTML>(accumulated: A, next: B) -> Pair<A, B> { Pair(a: accumulated, b: next) }
  static func buildExpression<T: HTML>(_ e: T) -> T { e }
  static func buildExpression(_ s: String) -> Txt { Txt(s) }
  static func buildExpression(_ n: Int) -> Txt { Txt("#\(n)") }
  static func buildEither<A: HTML, B: HTML>(first: A) -> Either<A, B> { .a(first) }
  static func buildEither<A: HTML, B: HTML>(second: B) -> Either<A, B> { .b(second) }
  static func buildOptional<T: HTML>(_ t: T?) -> T? { t }
  static func buildArray<T: HTML>(_ a: [T]) -> Many<T> { Many(es: a) }
}
struct Page: HTML { let title: String; let items: [String]; var isAdmin = false
  var body: some HTML {
    Tag("html") {
      Tag("h1", ["class": "big", "id": "t"]) { title }
      if isAdmin { Tag("b") { "admin" } } else { "guest" }
      Tag("ul") { for (i, item) in items.enumerated() { Tag("li") { i; item } } }
      if let f = items.first { "first: \(f)" }
      switch items.count { case 0: "none"; case 1...2: "few"; default: Tag("i") { "many" } }
    } } }
print(Page(title: "Hi", items: ["a", "b"]).rendered)
print(Page(title: "Yo", items: [], isAdmin: true).rendered, terminator: "")
print(type(of: Tag("p") { "x"; 3 }))
