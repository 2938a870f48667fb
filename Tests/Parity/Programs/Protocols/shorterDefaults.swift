protocol P { func f(a: Int, b: Int?) -> String; static func make(_ n: Int, loud: Bool) -> String }
extension P { func f(a: Int, b: Int? = nil) -> String { f(a: a, b: b) }
  static func make(_ n: Int, loud: Bool = true) -> String { make(n, loud: loud) }
  func twice(a: Int) -> String { f(a: a) + f(a: a, b: 1) } }
class T: P { func f(a: Int, b: Int?) -> String { "a:\(a), b:\(b as Any)" }; static func make(_ n: Int, loud: Bool) -> String { "\(n)\(loud)" } }
let p: any P = T()
print(p.f(a: 10, b: 20))
func go<Q: P>(_ q: Q) { print(q.f(a: 1, b: 2), Q.make(1), Q.make(2, loud: false)) }
go(T())
protocol Log { func log(_ s: String, level: Int) }
extension Log { func log(_ s: String, level: Int = 3, tag: String = "t") { log(s + tag, level: level) } 
  func log(_ s: String) { log(s, level: 1) } }
struct L: Log { func log(_ s: String, level: Int) { print(s, level) } }
let l: some Log = L()
l.log("x"); l.log("y", level: 2); l.log("z", tag: "q")
