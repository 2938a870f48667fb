protocol P { var id: Int { get } }
struct A: P { var id = 1 }
struct B: P { var id = 2 }
func f() {
  func show<T: P>(_ x: T) -> String { "\(T.self) \(x.id)" }
  let ps: [any P] = [A(), B()]
  for p in ps { print(show(p)) }
  func opt<T: P>(_ x: T) -> [T] { [x] }
  for p in ps { print(opt(p).count) }
}
f()
