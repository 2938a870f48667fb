import Foundation
struct C { var a = 1; static let red = C(); func op(_ d: Int) -> C { C(a: d) }; static func make(_ x: Int) -> C { C(a: x) } }
func f(_ c: C) { print(c.a) }
f(.red.op(5))
f(.make(3).op(6))
let x: C = .red.op(2).op(3)
f(x)
protocol St { associatedtype I; func fm(_ i: I) -> String }
struct IntS: St { var k = 0; func fm(_ i: Int) -> String { "\(i) \(k)" }; func g(_ z: Int) -> IntS { IntS(k: z) } }
extension St where Self == IntS { static var num: IntS { IntS() } }
func show<S: St>(_ v: S.I, _ s: S) { print(s.fm(v)) }
show(3, .num)
show(3, .num.g(3))
