infix operator <*>: AdditionPrecedence
enum V<T> { case valid(T), invalid([String])
  static func <*> <U>(l: V<(U) -> T>, r: V<U>) -> V<T> { switch (l, r) { case let (.valid(f), .valid(x)): .valid(f(x)); case (.invalid(let e), _): .invalid(e); case (_, .invalid(let e)): .invalid(e) } }
}
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
struct F { let n: String; let a: Int }
func s() -> V<String> { .valid("x") }
func i() -> V<Int> { .invalid(["no"]) }
func one() -> V<F> { .valid(curry(F.init)) <*> s() <*> i() }
print(one())
func two() -> V<F> { V.valid(curry(F.init)) <*> s() <*> i() }
let three: V<F> = .valid({ n in { a in F(n: n, a: a) } }) <*> s() <*> i()
print(two(), three)
