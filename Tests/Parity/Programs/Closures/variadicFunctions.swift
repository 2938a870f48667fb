func v(_ a: Int...) -> Int { a.count }
let g: (Int...) -> Int = v
print(g(1, 2, 3))
let h = v
print(h(1, 2), h())
let c: (String...) -> Int = { $0.count }
print(c("a", "b"))
let d = { (x: Int...) in x.count }
print(d(1, 2, 3))
func take(_ f: (Int...) -> Int) { print(f(1, 2)) }
take(v)
take { $0.count }
func thrower(_ words: String...) throws -> Int { words.count }
let t: (String...) throws -> Int = { $0.count }
print(try t("a"), try thrower())
let widened: (String...) throws -> Int = c
print(try widened("x", "y", "z"))
struct Log { var write: (Any...) -> Void }
Log(write: { print($0.count) }).write(1, "a", true)
print([v, { (n: Int...) in -n.count }].map { $0(1, 2) })
