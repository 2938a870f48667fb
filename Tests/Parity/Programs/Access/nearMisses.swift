typealias Handler = (Result<[Item], any Error>) -> Void
typealias Pair<T> = (T, T)
struct Item: Hashable, Codable { var id = 1; typealias ID = Int }
typealias Items = [Item]
func load(_ h: Handler) { h(.success([Item()])) }
load { r in if case .success(let x) = r { print(x.count) } }
let p: Pair<Int> = (1, 2)
print(p)
func same<T: Equatable>(_ a: T, _ b: some Equatable) -> Bool { a == (b as? T) }
print(same(1, 1))
infix operator +++: AdditionPrecedence
func +++ (a: Int, b: Int) -> Int { a + b }
print(1 +++ 2)
prefix operator √
prefix func √ (a: Double) -> Double { a.squareRoot() }
print(√4)
private struct Hidden { var n = 1 }
private func make() -> Hidden { Hidden() }
fileprivate let hidden = make()
print(hidden.n)
struct S { private enum K { case a, b }
  private var k = K.a
  private func f() -> K { k }
  func g() { print(f()) }
}
S().g()
let c: Character = "é"
let cs: [Character] = ["a", "b"]
switch c { case "a"..."z": print("az"); case "é": print("e"); default: break }
let any: Any = 3
switch any { case let n as Int: print(n); case is String: break; default: break }
struct Box<T> { var t: T }
extension Box: Equatable where T: Equatable {}
print(Box(t: 1) == Box(t: 1))
let b: Box? = Box(t: 1)
print(b as Any)
func g<T>(of type: T.Type = T.self, _ n: Int) -> Int { n }
print(g(of: Int.self, 1))
func rep(_ f: () throws -> Int) rethrows -> Int { try f() }
print(rep { 1 })
@propertyWrapper struct W { var wrappedValue: Int }
struct U { @W var a = 1; @available(*, deprecated) func old() {}; @inlinable func f() {} ; @discardableResult func d() -> Int { 1 } }
print(U().a)
protocol Shape { func area() -> Double; func same(as o: Self) -> Bool }
extension Shape { func twice() -> Double { area() * 2 } }
struct Sq: Shape { func area() -> Double { 1 }; func same(as o: Sq) -> Bool { true } }
let shapes: [any Shape] = [Sq()]
print(shapes.map { $0.twice() })
let keys = Dictionary(grouping: ["a", "bb"], by: \.count).keys.sorted()
print(keys)
func f() -> Int { 1 }
func f() -> String { "s" }
let fs: String = f()
print(fs, f() + 1)
func over(_ a: Int) -> Int { a }
func over(_ a: String) -> String { a }
print(over(1), over("x"))
let nested: [String: [Int]] = [:]
let opt: Character? = "x"
print(opt!, nested)
func fff(_ c: Character = "c", s: Unicode.Scalar = "d") { print(c, s) }
fff("q")
