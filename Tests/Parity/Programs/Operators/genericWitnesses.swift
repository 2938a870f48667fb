struct Box<T> { var v: T; var note: () -> Void = {} }
extension Box: Equatable where T: Equatable {}
func == <T: Equatable>(l: Box<T>, r: Box<T>) -> Bool { print("box"); return l.v == r.v }
print(Box(v: 1) == Box(v: 1), [Box(v: "a")].contains(Box(v: "b")))
func same<E: Equatable>(_ a: E, _ b: E) -> Bool { a == b }
print(same(Box(v: 1), Box(v: 2)), same([Box(v: 1)], [Box(v: 1)]))
protocol Named { var name: String { get } }
func == <T: Named>(l: T, r: T) -> Bool { l.name == r.name }
func < <T: Named>(l: T, r: T) -> Bool { l.name < r.name }
struct P: Named, Comparable { let name: String; let f: () -> Void = {} }
final class Q: Named, Equatable { let name: String; init(_ n: String) { name = n } }
print(P(name: "a") == P(name: "a"), [P(name: "b"), P(name: "a")].sorted().map(\.name), [Q("x")].contains(Q("x")))
print(max(P(name: "q"), P(name: "r")).name, P(name: "a") >= P(name: "b"))
