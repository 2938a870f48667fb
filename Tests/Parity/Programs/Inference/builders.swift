// Builders that are generic, and builders that give what is asked for.
@resultBuilder enum ListBuilder<T> {
  static func buildExpression(_ t: T) -> [T] { [t] }
  static func buildExpression(_ t: [T]) -> [T] { t }
  static func buildBlock(_ p: [T]...) -> [T] { p.flatMap { $0 } }
  static func buildOptional(_ p: [T]?) -> [T] { p ?? [] }
  static func buildEither(first p: [T]) -> [T] { p }
  static func buildEither(second p: [T]) -> [T] { p }
  static func buildArray(_ p: [[T]]) -> [T] { p.flatMap { $0 } }
  static func buildLimitedAvailability(_ p: [T]) -> [T] { p }
}
func list<T>(_ t: T.Type = T.self, @ListBuilder<T> _ b: () -> [T]) -> [T] { b() }
let flag = Bool.random() || true
let xs: [Double] = list { 1; 2.5; [3, 4]; if flag { 5 } else { 6.5 }; for i in 0..<2 { Double(i) } }
print(xs)
let ss = list(String.self) { "a"; if !flag { "no" }; ["b", "c"]; switch flag { case true: "t"; case false: "f" } }
print(ss)
enum Node { case text(String), el(String, [Node]) 
  var html: String { switch self { case .text(let s): s; case .el(let n, let k): "<\(n)>" + k.map(\.html).joined() + "</\(n)>" } } }
@resultBuilder struct HTML {
  static func buildExpression(_ s: String) -> [Node] { [.text(s)] }
  static func buildExpression(_ i: Int) -> [Node] { [.text("#\(i)")] }
  static func buildExpression(_ n: Node) -> [Node] { [n] }
  static func buildBlock(_ p: [Node]...) -> [Node] { p.flatMap { $0 } }
  static func buildOptional(_ p: [Node]?) -> [Node] { p ?? [.text("-")] }
  static func buildArray(_ p: [[Node]]) -> [Node] { p.flatMap { $0 } }
  static func buildFinalResult(_ p: [Node]) -> Node { .el("root", p) }
  static func buildFinalResult(_ p: [Node]) -> [Node] { p }
}
func div(@HTML _ k: () -> [Node]) -> Node { .el("div", k()) }
func page(@HTML _ k: () -> Node) -> String { k().html }
print(page { "hi"; div { 1 + 2; "x" }; .text("raw"); for n in ["p", "q"] { div { n } }; if !flag { "never" } })
struct Doc { @HTML var body: [Node] { "t"; div { "u" } } ; @HTML func part(_ n: Int) -> [Node] { let k = n * 2; "k\(k)"; if k > 2 { "big" } } }
print(Doc().body.map(\.html), Doc().part(1).map(\.html), Doc().part(3).map(\.html))
@resultBuilder enum Sum { static func buildBlock(_ x: Int...) -> Int { x.reduce(0, +) }; static func buildPartialBlock(first: Int) -> Int { first }; static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated + next } }
@Sum func total() -> Int { 1; 2 + 3; max(4, 2) }
print(total())
