// enums in depth
enum Planet: Int, CaseIterable, CustomStringConvertible {
  case mercury = 1
  case venus, earth, mars
  var description: String { "#\(rawValue)" }
  var next: Planet? { Planet(rawValue: rawValue + 1) }
  static let home: Planet = .earth
  init?(name: String) {
    guard let p = Self.allCases.first(where: { "\($0.rawValue)".hasSuffix(name) }) else {
      return nil
    }
    self = p
  }
}
enum Barcode: Hashable {
  case upc(Int, Int, Int, Int)
  case qr(String)
  static func make(_ s: String) -> Self { .qr(s) }
  var kind: String {
    switch self {
    case .upc: "upc"
    case .qr: "qr"
    }
  }
}
enum Op: String {
  case add = "+"
  case sub = "-"
  case mul = "*"
  func callAsFunction(_ a: Int, _ b: Int) -> Int {
    switch self {
    case .add: a + b
    case .sub: a - b
    case .mul: a * b
    }
  }
}
indirect enum Tree<T: Comparable> {
  case empty
  case node(Tree, T, Tree)
  init() { self = .empty }
  func inserting(_ v: T) -> Tree {
    switch self {
    case .empty: .node(.empty, v, .empty)
    case .node(let l, let x, let r):
      v < x ? .node(l.inserting(v), x, r) : .node(l, x, r.inserting(v))
    }
  }
  var inorder: [T] {
    if case .node(let l, let v, let r) = self { l.inorder + [v] + r.inorder } else { [] }
  }
  var depth: Int {
    switch self {
    case .empty: 0
    case .node(let l, _, let r): 1 + max(l.depth, r.depth)
    }
  }
}
print(
  Planet.allCases.count, Planet(rawValue: 3)!.next as Any, Planet(rawValue: 9) as Any,
  Planet.home.rawValue)
print(
  Barcode.upc(1, 2, 3, 4) == .upc(1, 2, 3, 4), Set([Barcode.make("a"), .qr("a"), .qr("b")]).count,
  [Barcode.qr("z"), .upc(0, 0, 0, 0)].map(\.kind))
print(Op(rawValue: "*")!(6, 7), ["+", "-", "/"].compactMap(Op.init).map { $0(5, 3) })
print(
  [5, 2, 8, 1].reduce(Tree<Int>()) { $0.inserting($1) }.inorder,
  [1, 2, 3].reduce(Tree()) { $0.inserting($1) }.depth)
enum Loadable<V> {
  case idle
  case loading(Double)
  case done(V)
  case failed(any Error)
  var value: V? {
    guard case .done(let v) = self else { return nil }
    return v
  }
  func map<U>(_ f: (V) throws -> U) -> Loadable<U> {
    switch self {
    case .idle: return .idle
    case .loading(let p): return .loading(p)
    case .done(let v): do { return .done(try f(v)) } catch { return .failed(error) }
    case .failed(let e): return .failed(e)
    }
  }
}
struct Bad: Error {}
print(
  Loadable.done(3).map { $0 * 2 }.value!,
  Loadable.done(3).map { _ in throw Bad() } as Loadable<Int>,
  Loadable<Int>.loading(0.5).map(String.init))
enum Direction: CaseIterable {
  case n, e, s, w
  var turned: Self {
    let a = Self.allCases
    return a[(a.firstIndex(of: self)! + 1) % a.count]
  }
  mutating func flip() { self = turned.turned }
}
var d = Direction.n
d.flip()
print(d, d.turned)
enum Namespace {
  static let x = 1
  enum Inner { static func f() -> String { "in \(x)" } }
}
print(Namespace.Inner.f())
enum Token: Equatable {
  case num(Double)
  case op(Character)
  case paren(open: Bool)
}
func lex(_ s: String) -> [Token] {
  var out: [Token] = []
  var i = s.startIndex
  while i < s.endIndex {
    let c = s[i]
    switch c {
    case "0"..."9", ".":
      var j = i
      while j < s.endIndex, s[j].isNumber || s[j] == "." { j = s.index(after: j) }
      out.append(.num(Double(s[i..<j])!))
      i = j
      continue
    case "(", ")": out.append(.paren(open: c == "("))
    case "+", "-", "*", "/": out.append(.op(c))
    case _ where c.isWhitespace: break
    default: fatalError()
    }
    i = s.index(after: i)
  }
  return out
}
struct Calc {
  var t: ArraySlice<Token>
  mutating func expr() -> Double {
    var v = term()
    while case .op(let o)? = t.first, "+-".contains(o) {
      t.removeFirst()
      let r = term()
      v = o == "+" ? v + r : v - r
    }
    return v
  }
  mutating func term() -> Double {
    var v = atom()
    while case .op(let o)? = t.first, o == "*" || o == "/" {
      t = t.dropFirst()
      let r = atom()
      v = o == "*" ? v * r : v / r
    }
    return v
  }
  mutating func atom() -> Double {
    switch t.removeFirst() {
    case .num(let n): return n
    case .paren(open: true):
      defer { t.removeFirst() }
      return expr()
    case .op("-"): return -atom()
    case let x: fatalError("\(x)")
    }
  }
}
for e in ["1 + 2 * 3", "(1 + 2) * -3 / 4", "2.5*(4-1)"] {
  var c = Calc(t: lex(e)[...])
  print(e, "=", c.expr())
}
let mixed: [(String, Token?)] = [("a", .num(1)), ("b", nil)]
for case (let n, .num(let v)?) in mixed { print(n, v) }
print(
  mixed.map { $0.1 == nil }, "\(Token.paren(open: true))",
  String(describing: Barcode.upc(1, 2, 3, 4)))
@frozen enum Flag: UInt8, OptionSetLike {
  case a = 1
  case b = 2
}
protocol OptionSetLike: RawRepresentable where RawValue: FixedWidthInteger {}
extension Set where Element: OptionSetLike {
  var mask: Element.RawValue { reduce(0) { $0 | $1.rawValue } }
}
print(Set([Flag.a, .b]).mask)
