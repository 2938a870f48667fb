// patterns
enum Expr {
  indirect case add(Expr, Expr)
  indirect case mul(Expr, Expr)
  case num(Int)
  case neg(_ inner: Box)
  final class Box {
    let e: Expr
    init(_ e: Expr) { self.e = e }
  }
}
func eval(_ e: Expr) -> Int {
  switch e {
  case .add(let a, let b): eval(a) + eval(b)
  case .mul(.num(0), _), .mul(_, .num(0)): 0
  case .mul(let a, let b): eval(a) * eval(b)
  case .num(let n): n
  case .neg(let b): -eval(b.e)
  }
}
print(eval(.add(.num(2), .mul(.num(3), .neg(.init(.num(4)))))), eval(.mul(.num(0), .num(9))))
let pts = [(0, 0), (2, 0), (0, -2), (1, 1), (3, -3), (5, 2)]
for p in pts {
  switch p {
  case (0, 0): print("origin")
  case (let x, 0): print("x \(x)")
  case (0, let y): print("y \(y)")
  case (let x, let y) where x == y: print("diag")
  case (let x, let y) where x == -y: print("anti")
  case (1...5, 1...): print("box")
  default: print("?")
  }
}
func classify(_ v: Any) -> String {
  switch v {
  case 0 as Int: "zero"
  case let i as Int where i < 0: "neg"
  case is Double: "double"
  case let s as String: "str \(s.count)"
  case let (a, b) as (Int, Int): "pair \(a + b)"
  case let f as (Int) -> Int: "fn \(f(2))"
  case let a as [Any]: "arr \(a.count)"
  case Optional<Any>.none: "nil"
  default: "other"
  }
}
print(
  ([0, -3, 2.5, "hey", (1, 2), [1, "a"] as [Any], true] as [Any]).map(classify),
  classify({ (x: Int) in x * 3 } as (Int) -> Int))
let opts: [Int?] = [1, nil, 3]
for case let x? in opts { print(x, terminator: " ") }
for case .some(let x) in opts where x > 1 { print("big \(x)", terminator: " ") }
print()
if case .num(let n) = Expr.num(4), n > 3 { print("n", n) }
guard case .add(let l, _) = Expr.add(.num(1), .num(2)), case .num(let ln) = l else { fatalError() }
print(ln)
struct Even {}
func ~= (p: Even, v: Int) -> Bool { v % 2 == 0 }
switch 4 {
case Even(): print("even")
default: print("odd")
}
func ~= <T>(p: (T) -> Bool, v: T) -> Bool { p(v) }
func gt(_ n: Int) -> (Int) -> Bool { { $0 > n } }
switch 15 {
case gt(100): print(">100")
case gt(10): print(">10")
default: print("small")
}
let tuple: (Int?, String?) = (nil, "a")
switch tuple {
case (let a?, let b?): print(a, b)
case (nil, .some(let b)): print("only", b)
case (_, nil): print("none")
}
let ch: Character = "e"
switch ch {
case "a", "e", "i", "o", "u": print("vowel")
case "a"..."z": print("cons")
default: print("-")
}
outer: for i in 0..<4 {
  for j in 0..<4 {
    if j == 2 { continue outer }
    if i == 2 { break outer }
    print(i, j, terminator: ";")
  }
}
print()
let v = if pts.count > 3 { "many" } else { "few" }
let w =
  switch v.count {
  case 4: "four"
  case let n: "n\(n)"
  }
print(v, w)
var n = 6
switch n {
case 6:
  n += 1
  fallthrough
case 100: n += 10
default: n = 0
}
print(n)
