// protocols: default impls, conditional conformance, static dispatch, composition, delegate
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get set } }
typealias Person = Named & Aged
struct Kid: Person, Codable {
  var name: String
  var age: Int
}
func wish(_ p: some Named & Aged) -> String { "Happy \(p.age)th, \(p.name)" }
func older(_ p: inout any Aged) { p.age += 1 }
print(wish(Kid(name: "Al", age: 6)))
var a: any Aged = Kid(name: "B", age: 1)
older(&a)
print(a.age, (a as? any Named)?.name ?? "-")
protocol Greeter { func greet() -> String }
extension Greeter {
  func greet() -> String { "hi" }
  func bye() -> String { "bye" }
}
struct G: Greeter {
  func greet() -> String { "yo" }
  func bye() -> String { "later" }
}
let g: any Greeter = G()
print(g.greet(), g.bye(), G().bye())
protocol TextRep { var text: String { get } }
extension Int: TextRep { var text: String { "#\(self)" } }
extension Array: TextRep where Element: TextRep {
  var text: String { "[" + map(\.text).joined(separator: ",") + "]" }
}
extension Optional: TextRep where Wrapped: TextRep { var text: String { self?.text ?? "nil" } }
print([1, 2].text, [[1], []].text, Optional(3).text, [1, nil].text)
extension Collection where Element: TextRep { var all: String { map(\.text).joined() } }
print([1, 2].all, Set([7]).all)
protocol Stack2 {
  associatedtype E
  var items: [E] { get set }
}
extension Stack2 {
  mutating func push(_ e: E) { items.append(e) }
  var top: E? { items.last }
}
extension Stack2 where E: Numeric { var sum: E { items.reduce(0, +) } }
struct IS: Stack2 { var items: [Int] = [] }
var st = IS()
st.push(3)
st.push(4)
print(st.top!, st.sum)
protocol GameDelegate: AnyObject {
  func didStart(_ g: Game)
  func game(_ g: Game, rolled n: Int)
  func didEnd(_ g: Game)
}
extension GameDelegate { func didStart(_ g: Game) { print("default start") } }
class Game {
  weak var delegate: (any GameDelegate)?
  var rolls: [Int]
  init(_ r: [Int]) { rolls = r }
  func play() {
    delegate?.didStart(self)
    for r in rolls { delegate?.game(self, rolled: r) }
    delegate?.didEnd(self)
  }
}
class Tracker: GameDelegate {
  var n = 0
  func game(_ g: Game, rolled n: Int) { self.n += n }
  func didEnd(_ g: Game) { print("total \(n) in \(g.rolls.count)") }
}
let tr = Tracker()
let game = Game([3, 4])
game.delegate = tr
game.play()
protocol Plugin {
  init()
  static var id: String { get }
  func run(_ x: Int) -> Int
}
struct Dbl: Plugin {
  static let id = "dbl"
  func run(_ x: Int) -> Int { x * 2 }
}
struct Neg: Plugin {
  static var id: String { "neg" }
  func run(_ x: Int) -> Int { -x }
}
let reg: [String: any Plugin.Type] = Dictionary(
  uniqueKeysWithValues: ([Dbl.self, Neg.self] as [any Plugin.Type]).map { ($0.id, $0) })
print(["dbl", "neg"].reduce(5) { reg[$1]!.init().run($0) })
struct Version: Comparable, LosslessStringConvertible, Hashable {
  let parts: [Int]
  init?(_ s: String) {
    let p = s.split(separator: ".").map { Int($0) }
    guard !p.isEmpty, !p.contains(nil) else { return nil }
    parts = p.compactMap { $0 }
  }
  var description: String { parts.map(String.init).joined(separator: ".") }
  static func < (l: Self, r: Self) -> Bool { l.parts.lexicographicallyPrecedes(r.parts) }
}
print(["1.10", "1.9", "2"].compactMap(Version.init).sorted(), Version("a.b") as Any)
protocol Visitor {
  associatedtype R
  func num(_ n: Int) -> R
  func add(_ a: Node, _ b: Node) -> R
}
indirect enum Node {
  case num(Int)
  case add(Node, Node)
  func accept<V: Visitor>(_ v: V) -> V.R {
    switch self {
    case .num(let n): v.num(n)
    case .add(let a, let b): v.add(a, b)
    }
  }
}
struct Show: Visitor {
  func num(_ n: Int) -> String { "\(n)" }
  func add(_ a: Node, _ b: Node) -> String { "(\(a.accept(self)) + \(b.accept(self)))" }
}
struct Ev: Visitor {
  func num(_ n: Int) -> Int { n }
  func add(_ a: Node, _ b: Node) -> Int { a.accept(self) + b.accept(self) }
}
let e = Node.add(.num(1), .add(.num(2), .num(3)))
print(e.accept(Show()), e.accept(Ev()))
struct Bag<T: Hashable>: Collection, ExpressibleByDictionaryLiteral {
  private var d: [T: Int] = [:]
  typealias Index = Dictionary<T, Int>.Index
  init(dictionaryLiteral e: (T, Int)...) { for (k, v) in e { d[k, default: 0] += v } }
  var startIndex: Index { d.startIndex }
  var endIndex: Index { d.endIndex }
  subscript(i: Index) -> (key: T, value: Int) { d[i] }
  func index(after i: Index) -> Index { d.index(after: i) }
  var total: Int { d.values.reduce(0, +) }
}
let bag: Bag = ["a": 2, "b": 1, "a": 3]
print(bag.count, bag.total, bag.map { $0.value }.sorted(), bag.first { $0.key == "b" }!.value)
protocol Cell {
  associatedtype Model
  mutating func configure(_ m: Model)
}
struct Label: Cell {
  var t = ""
  mutating func configure(_ m: String) { t = m }
}
struct Badge: Cell {
  var n = 0
  mutating func configure(_ m: Int) { n = m }
}
func make<C: Cell>(_ c: C, _ ms: [C.Model]) -> [C] {
  ms.map {
    var x = c
    x.configure($0)
    return x
  }
}
print(make(Label(), ["a", "b"]), make(Badge(), [1]))
print(
  (Kid(name: "z", age: 1) as Any) is any Named,
  [G(), Kid(name: "k", age: 2)].compactMap { $0 as? any Named }.map(\.name), type(of: g),
  String(describing: (any Greeter).self))
