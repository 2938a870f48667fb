func eq<S1: Sequence, S2: Sequence>(_ a: @autoclosure () throws -> S1, _ b: @autoclosure () throws -> S2, _ m: @autoclosure () -> String = "") rethrows where S1.Element: Equatable, S1.Element == S2.Element {
  try eq(a(), b(), by: ==, m())
}
func eq<S1: Sequence, S2: Sequence>(_ a: @autoclosure () throws -> S1, _ b: @autoclosure () throws -> S2, by same: (S1.Element, S1.Element) -> Bool, _ m: @autoclosure () -> String = "") rethrows where S1.Element == S2.Element {
  var i = try b().makeIterator()
  print(i.next() as Any)
}
struct W: Sequence { func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } } }
eq(W(), [0, 1])
eq([1], [0, 1])
func f() { let w = W(); eq(w, [0, 1]) }
f()
func same<S1: Sequence, S2: Sequence>(_ a: S1, _ b: () -> S2) where S1.Element == S2.Element {
  print(b())
}
struct X: Sequence { func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } } }
same(X(), { [0, 1] })
func eq2<S1: Sequence, S2: Sequence>(_ a: S1, _ b: S2) where S1.Element == S2.Element {
  print(b)
}
eq2(X(), [0, 1])
func eq3<E, S2: Sequence>(_ a: E, _ b: @autoclosure () -> S2) where E == S2.Element {
  print(b())
}
eq3(1, [0, 1])
struct V: Sequence { typealias Element = Int; typealias Iterator = AnyIterator<Int>;  func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } } }
func eq4<S1: Sequence, S2: Sequence>(_ a: S1, _ b: @autoclosure () -> S2) where S1.Element == S2.Element {
  print(b())
}
eq4(V(), [0, 1])
