let f = print
print(type(of: f))
func run() { let g = print; print(type(of: g)) }
run()
struct Log { let out = debugPrint; static let s = print }
print(type(of: Log().out), type(of: Log.s))
func sum(_ n: Int...) -> Int { n.reduce(0, +) }
let g = sum
print(g(1, 2, 3), g(), type(of: g))
let k: (Int...) -> Int = sum
print(k(4, 5))
let fs = [sum, sum]
print(fs[0](7, 8))
