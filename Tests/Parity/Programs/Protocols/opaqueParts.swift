protocol Numbered { var n: Int { get } }
struct A: Numbered { var n: Int }
func mk(_ b: Bool) -> (some Numbered)? { b ? A(n: 3) : nil }
print(mk(true)?.n as Any, mk(false)?.n as Any)
func many() -> [some Numbered] { [A(n: 1), A(n: 2)] }
print(many().map(\.n))
func pair() -> (some Numbered, some Equatable) { (A(n: 1), 5) }
let p = pair()
print(p.0.n)
protocol Shape { var area: Double { get } }
struct Sq: Shape { var s: Double; var area: Double { s * s } }
func largest(_ shapes: [Sq]) -> (some Shape)? { shapes.max { $0.area < $1.area } }
if let s = largest([Sq(s: 1), Sq(s: 3)]) { print(s.area) }
func build(_ n: Int) -> [some Shape] {
  var r: [Sq] = []
  for i in 1...n { r.append(Sq(s: Double(i))) }
  return r
}
print(build(3).map(\.area).reduce(0, +))
func shapes() -> (some Shape, count: Int) { (Sq(s: 2), 2) }
print(shapes().0.area, shapes().count)
struct Store { var items = [3, 1, 2]
  var sorted: (some Collection<Int>)? { items.isEmpty ? nil : items.sorted() }
  func firstBig() -> (some Equatable)? { items.first { $0 > 2 } } }
print(Store().sorted.map(Array.init) ?? [], Store().firstBig() == Store().firstBig())
