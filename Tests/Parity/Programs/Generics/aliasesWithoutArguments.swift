struct Box<T> { var v: T; struct In { var n = 1 } }
typealias B2 = Box
typealias D = Dictionary
print(B2(v: 3).v, B2<String>(v: "x").v)
let d: D<String, Int> = ["a": 1]
print(d)
extension B2 { func get() -> T { v } }
print(B2(v: 4).get())
struct S { typealias Bx = Box; var b: Bx<Int> = Bx(v: 3); func f() -> Bx<Bool> { Bx(v: true) } }
print(S().b.v, S().f().v)
typealias IB = Box<Int>
extension IB { func twice() -> Int { v * 2 } }
print(Box(v: 4).twice())
