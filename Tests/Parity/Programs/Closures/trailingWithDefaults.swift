func f(a: ((Int) -> Int)? = nil, b: ((Int) -> Int)? = nil) {
  print(a?(10) as Any, b?(20) as Any)
}
f { $0 + 100 }
f(a: { $0 + 1 }) { $0 + 2 }
f { $0 } b: { $0 * 2 }
func g(_ name: String, onStart: () -> Void = {}, onEnd: () -> Void = {}) {
  print(name)
  onStart()
  print("between")
  onEnd()
}
g("one") { print("closure") }
func h(_ a: () -> Void, b: (() -> Void)? = nil) { a(); b?() }
h { print("required") }
func i(a: (Int) -> Void = { _ in }, b: (Int, Int) -> Void = { _, _ in }) { a(1); b(2, 3) }
i { x in print("one", x) }
i { x, y in print("two", x, y) }
struct Field {
  init(_ title: String, onEdit: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}) {
    onEdit(true)
    onCommit()
  }
}
_ = Field("a") { print("committed") }
