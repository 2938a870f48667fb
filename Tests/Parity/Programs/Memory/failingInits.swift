class A {
    let n: Int
    init(n: Int) { self.n = n }
    convenience init?(t: String) { if t.isEmpty { return nil }; self.init(n: 1) }
    deinit { print("gone", n) }
}
do {
    let a = A(n: 1)
    print(A(t: "") == nil)
    print(a.n)
}
do {
    let a = A(n: 2)
    let b = A(t: "")
    print(a.n, b == nil)
}
do {
    let a = A(n: 3)
    let b = A(t: "x")
    print(a.n, b == nil)
}
print("end")

class Base {
  let name: String
  init(name: String) { self.name = name }
  deinit { print("base", name) }
}
struct Refused: Error {}
class Derived: Base {
  let size: Int
  init?(size: Int) {
    if size < 0 { return nil }
    self.size = size
    super.init(name: "derived \(size)")
    if size == 0 { return nil }
  }
  init(checked size: Int) throws {
    self.size = size
    if size < 0 { throw Refused() }
    super.init(name: "checked \(size)")
    if size == 0 { throw Refused() }
  }
  deinit { print("derived", size) }
}
do { print(Derived(size: -1) == nil) }
do { print(Derived(size: 0) == nil) }
do { print(Derived(size: 1) == nil) }
for size in [-1, 0, 1] {
  do { print(try Derived(checked: size).size) } catch { print("refused", size) }
}
print("over")
