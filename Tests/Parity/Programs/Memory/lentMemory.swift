import Foundation
struct P { var v = [1, 2, 3]; var n = 4; mutating func go() { inc(&n); fillUp(&v, v.count) ; print(v, n) } }
func inc(_ p: UnsafeMutablePointer<Int>) { p.pointee += 1 }
func fillUp(_ p: UnsafeMutablePointer<Int>, _ n: Int) { for i in 0..<n { p[i] *= 2 } }
func raw(_ p: UnsafeRawPointer, _ n: Int) -> [UInt8] { (0..<n).map { p.load(fromByteOffset: $0, as: UInt8.self) } }
func maybe(_ p: UnsafeMutablePointer<Int>?) -> Int { p?.pointee = 9; return p?.pointee ?? -1 }
func thrower(_ p: UnsafeMutablePointer<Int>) throws { p.pointee = 77; throw CancellationError() }
var p = P(); p.go(); var x = 1; print(maybe(&x), maybe(nil), x)
do { try thrower(&x) } catch { print("caught", x) }
class C { var k = 3 { didSet { print("set", k) } } }; let c = C(); inc(&c.k); print(c.k)
var arr = [[1], [2, 3]]; fillUp(&arr[1], 2); inc(&arr[0][0]); print(arr)
print(raw("ab", 2), raw([UInt16(1), 2], 4), raw(&x, 2))
let f: (UnsafeMutablePointer<Int>) -> Void = { $0.pointee *= 10 }; f(&x); print(x)
extension UnsafeMutablePointer where Pointee == Int { func twice() { pointee *= 2 } }
func generic<T>(_ p: UnsafeMutablePointer<T>, _ v: T) -> T { let old = p.pointee; p.pointee = v; return old }
print(generic(&x, 5), x); var s = "hi"; print(generic(&s, "yo"), s)
var buf = [UInt8](repeating: 0, count: 4); memset(&buf, 7, 3); print(buf); memcpy(&buf, [1, 2] as [UInt8], 2); print(buf, memcmp(buf, buf, 4))
var num: UInt32 = 0; memcpy(&num, buf, 4); print(String(num, radix: 16), strcmp("abc", "abd") < 0, atoi(" -12x"), atof("2.5e1z"))
let chars: [CChar] = [72, 105, 0]; print(String(cString: chars)); func local(_ q: UnsafePointer<Double>) -> Double { q[1] }; print(local([1.5, 2.5]))
func sumAll() -> Int { func add(_ p: UnsafePointer<Int>, _ n: Int) -> Int { (0..<n).reduce(0) { $0 + p[$1] } }; let a = [4, 5]; return add(a, 2) }; print(sumAll())
