func outer() {
  func helper(_ x: Int) -> Int { x * 2 }
  struct S { var n: Int
    func twice() -> Int { helper(n) }
    var y: Int { helper(helper(n)) }
  }
  print(S(n: 3).twice(), S(n: 1).y)
  enum E { case a; func v() -> String { name(self) } }
  func name(_ e: E) -> String { "e-\(e)" }
  print(E.a.v())
  class C { func rec(_ n: Int) -> Int { n == 0 ? 0 : helper(n) + rec(n - 1) } }
  print(C().rec(3))
}
outer()
func run(_ k: Int) -> Int {
  func sq(_ i: Int) -> Int { i * i }
  struct T { let a: Int; func go() -> [Int] { [1, 2, 3].map(sq).map { $0 + sq(a) } } }
  return T(a: k).go().reduce(0, +)
}
print(run(2))
func scopes(_ text: String) -> [String] {
  func wrap(_ text: String) -> String { "(" + text + ")" }
  func wrap(_ number: Int) -> String { "#\(number)" }
  struct Own {
    func wrap(_ text: String) -> String { "<" + text + ">" }
    func both() -> String { wrap("own") }
  }
  struct Other {
    let text: String
    var shown: String {
      func wrap(_ text: String) -> String { "[" + text + "]" }
      return wrap(text)
    }
    func outer() -> String { wrap(text) + wrap(7) }
  }
  return [Own().both(), Other(text: text).shown, Other(text: text).outer()]
}
print(scopes("x"))
