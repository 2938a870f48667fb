import Foundation

let a = URL(string: "a:b")!
let b = URL(string: "a:b")!
let v: [String: AnyHashable] = ["k": AnyHashable(a)]
print(v["k"] == AnyHashable(b), v["k"]! == AnyHashable(b), v["k"] == Optional(AnyHashable(b)))
let w: [String: AnyHashable] = ["k": AnyHashable("s")]
print(w["k"] == AnyHashable("s"), w["k"]! == AnyHashable("s"))
struct S: Hashable { var x = 1 }
let u: [String: AnyHashable] = ["k": AnyHashable(S())]
print(u["k"] == AnyHashable(S()))
