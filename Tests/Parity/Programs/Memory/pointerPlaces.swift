var n = 0
func next() -> Int { n += 1; print("next", n); return n - 1 }
func f(_ p: UnsafeMutablePointer<Int>) { p.pointee += 10 }
var a = [1,2,3,4,5,6]
f(&a[next()])
print(a)
func g(_ p: UnsafePointer<Int>, _ q: UnsafeMutablePointer<Int>) { q.pointee = p.pointee }
var b2 = [1,1,1,1,1]
g(&a[next()], &b2[next()])
print(a, b2)
struct S { var x = 1; var arr = [5,6] }
var s = S()
f(&s.x); f(&s.arr[next() - 2]); print(s)
class K { var v = 1 { didSet { print("didSet", oldValue, v) } }; var t = (1, [2]) }
let k = K(); f(&k.v)
func made() -> K { print("made"); return k }
f(&made().v); f(&made().t.1[0]); print(k.t)
func h(_ p: UnsafeMutablePointer<Int>, _ n: Int) { for i in 0..<n { p[i] *= 2 } }
h(&a, 3); print(a)
h(&s.arr, 2); print(s)
var d = ["a": [1, 2]]
h(&d["a"]!, 2); print(d)
withUnsafeMutablePointer(to: &a[next()]) { $0.pointee = -1 }
print(a)
func key() -> WritableKeyPath<S, Int> { print("key"); return \.x }
f(&s[keyPath: key()]); print(s)
