// Changes in place through protocols and classes, and what callbacks read.

import Observation
protocol P: AnyObject { var a: Int { get set } }
@Observable final class M: P { var a = 0 }
func bump<T: P>(_ t: T) { t.a += 0 }
let m: any P = M()
withObservationTracking({ _ = m.a }, onChange: { print("told 1") })
m.a = 0
m.a += 0
withObservationTracking({ _ = m.a }, onChange: { print("told 2") })
bump(M()); bump(m as! M)
class B { var n: Int = 0 }
@Observable class C: B { override var n: Int { get { k } set { k = newValue } }; var k = 0 }
let c = C(); let b: B = c
withObservationTracking({ _ = b.n }, onChange: { print("told 3") })
b.n += 0
@Observable class D { var n = 0 }
class E: D {}
let d: D = E()
withObservationTracking({ _ = d.n }, onChange: { print("told 4") })
d.n += 0
protocol Q { var a: Int { get set } }
struct S: Q { var a = 0 { didSet { print("didSet \(oldValue)") } } }
var q: any Q = S()
q.a += 0
func inc<T: Q>(_ t: inout T) { t.a += 1 }
var s = S(); inc(&s)
struct Log { var lines: [String] = [] }
protocol R: AnyObject { var v: Int { get set } }
final class X: R {
  var k = 1
  var v: Int {
    get { k }
    _modify { print("before \(k)"); yield &k; print("after \(k)") }
  }
}
let x: any R = X()
x.v += 2
x.v = 9
class Y { var v: Int { get { 1 } set { print("Y set \(newValue)") } } }
class Z: Y { override var v: Int { get { 2 } set { print("Z set \(newValue)") } } }
let y: Y = Z()
y.v += 1
func g() {
  let m = M(), n = M()
  withObservationTracking({ _ = m.a }, onChange: { print("told"); _ = n.a })
  withObservationTracking({ m.a = 1 }, onChange: { print("by the callback's read") })
  n.a = 1
}
g()

let path: ReferenceWritableKeyPath<M, Int> = \.a
let k = M()
withObservationTracking({ _ = k.a }, onChange: { print("told by path") })
k[keyPath: path] += 0
print("equal by path")
k.a += 0
