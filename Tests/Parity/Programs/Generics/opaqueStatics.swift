protocol C { var n: Int { get }; static var kind: String { get }; init() }
extension C { static var kind: String { "k" }; static func make() -> Self { Self() } }
struct B: C { var n = 1; static let kind = "bits" }
struct A<T>: C { var n = 1 }
func describe(_ c: some C) -> String { "\(type(of: c).kind) of \(c.n)" }
func all<T: C>(_ cs: [T]) -> String { "\(T.kind) \(T.self) \(T.make().n)" }
func two() -> (some C, Int) { (B(n: 7), 2) }
struct Maker { var one: some C { B(n: 3) }; static func three() -> some C { A<String>(n: 5) }
 subscript(i: Int) -> some C { B(n: i) } }
func opt(_ f: Bool) -> (some C)? { f ? B(n: 9) : nil }
func gen<T>(_ t: T) -> some C { A<T>(n: 1) }
print(describe(make()))
print(all([make(), make()]))
print(describe(two().0))
let m = Maker()
print(describe(m.one), describe(Maker.three()), describe(m[4]))
print(all([m.one]))
if let o = opt(true) { print(describe(o), type(of: o)) }
print(all([gen(1.5)]), describe(gen("x")))
let box: [any C] = [make(), m.one]
print(box.map { describe($0) })
func make() -> some C { A<Double>() }
