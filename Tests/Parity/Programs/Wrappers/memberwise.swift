@propertyWrapper struct W<T> {
  let f: () -> T
  let k: Int
  init(wrappedValue: @autoclosure @escaping () -> T, k: Int = 1) {
    f = wrappedValue
    self.k = k
  }
  var wrappedValue: T { f() }
}
func make(_ s: String) -> String {
  print("made \(s)")
  return s
}
struct A {
  @W var o = make("default")
  var n = 1
}
struct B {
  @W(k: 3) var o = make("with k")
  var n = 1
}
struct C { @W var o: String }
let a = A(n: 2)
print("a")
print(a.o, a.o)
let a2 = A(o: make("given"), n: 3)
print("a2")
print(a2.o)
let b = B()
let b2 = B(o: make("b"), n: 3)
print(b.o, b2.o, b2.n)
let c = C(o: make("c"))
print("c")
print(c.o)
func throwing() throws -> String { "t" }
let g: [C] = ["x", "y"].map { C(o: $0) }
print(g.map(\.o))
