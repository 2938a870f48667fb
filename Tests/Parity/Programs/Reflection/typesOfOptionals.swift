protocol P {}
struct A: P {}
func show<T>(_ x: T) { print(type(of: x)) }
let p: P? = A()
show(p)
show((1, "a"))
let pp: P = A()
show(pp)
func show2<T>(_ x: T) -> String { "\(type(of: x)) \(T.self)" }
print(show2(p), show2(pp), show2((1, p)))
print(type(of: p), type(of: pp))
let anyv: Any = 3
print(type(of: anyv), show2(anyv))
let oa: Any? = 3
print(type(of: oa), show2(oa))
struct Q { static let a = b + 1; static let b = 4 }
print(Q.a)
