func += (l: inout Int, r: @autoclosure () -> String) { l = 9 }
var n = 1
n += 2
print(n)
n += "x"
print(n)
struct S { let (a, b): (Int, Int); init() { a = 1; b = 2 } }
print(S())
