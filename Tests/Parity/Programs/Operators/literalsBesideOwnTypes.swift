struct Vec<T: Numeric>: Equatable { var x, y: T
  static func + (a: Self, b: Self) -> Self { Vec(x: a.x + b.x, y: a.y + b.y) }
  static func * (k: T, v: Self) -> Self { .init(x: k * v.x, y: k * v.y) }
  static func * (a: Self, b: Self) -> T { a.x * b.x + a.y * b.y }
}
extension Vec { static func - (a: Self, b: Self) -> Self { a + (0 - 1) * b } 
 static func m(_ b: Self) -> Self { (0 - 1) * b }
 static func m2(_ b: Self) -> Self { -1 * b }
 static func m3(_ b: Self) -> Self { 2 * b }
}
let v = Vec(x: 1, y: 2)
print(v - v, Vec.m(v), Vec.m2(v), Vec.m3(v), 2 * v + v)
enum St: Hashable { case idle, loading(Double)
  func reduce(_ a: Int) -> St { a > 0 ? .loading(Double(a)) : .idle } }
let s = St.idle
print([1, 0].reduce(.idle) { $0.reduce($1) } == s)
print([1, 0].reduce(St.idle) { $0.reduce($1) } == s)
print([1, 0].reduce(.idle, { $0.reduce($1) }) == .idle as St)
let r: St = [1].reduce(.idle) { $0.reduce($1) }
print(r)
