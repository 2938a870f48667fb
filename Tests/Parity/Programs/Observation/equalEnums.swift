import Observation
struct S1: Equatable { var n = 1 }
@Observable final class A {
  enum F { case all, open }
  enum G: String { case a, b }
  enum H: Equatable { case a(Int), b }
  enum I { case a(Int), b }
  struct P: Equatable { var q: Q = .x; enum Q { case x, y } }
  struct N { var n = 1 }
  enum O: Int, CaseIterable { case one = 1, two }
  var f: F = .all; var g: G = .a; var h: H = .a(1); var i: I = .b; var p = P(); var n = N(); var o: O = .one; var of: F? = .all; var arr: [F] = [.all]; var d: [G: F] = [:]
  var t: (F, G) = (.all, .a)
  var later: Later = .one
  var own: Outer.Inner = .a
}
enum Later { case one, two }
enum Outer { enum Inner { case a, b } }
let a = A()
func track(_ name: String, _ read: @escaping () -> Void, _ write: () -> Void) {
  withObservationTracking { read() } onChange: { print("changed", name) }
  write()
}
track("f", { _ = a.f }) { a.f = .all }
track("g", { _ = a.g }) { a.g = .a }
track("h", { _ = a.h }) { a.h = .a(1) }
track("i", { _ = a.i }) { a.i = .b }
track("p", { _ = a.p }) { a.p = .init() }
track("n", { _ = a.n }) { a.n = .init() }
track("o", { _ = a.o }) { a.o = .one }
track("of", { _ = a.of }) { a.of = .all }
track("arr", { _ = a.arr }) { a.arr = [.all] }
track("d", { _ = a.d }) { a.d = [:] }
track("t", { _ = a.t }) { a.t = (.all, .a) }
track("later", { _ = a.later }) { a.later = .one }
track("own", { _ = a.own }) { a.own = .a }
track("own2", { _ = a.own }) { a.own = .b }
