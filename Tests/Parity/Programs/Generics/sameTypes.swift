// `where` clauses that say that types are the same, in either order and more than once.
protocol Step {
  associatedtype Next: Step
  var next: Next { get }
}
extension Step where Next == Self { func me() -> Next { self } }
extension Step where Self == Next { func again() -> Next { self } }
struct Loop: Step { var next: Loop { self } }
print(Loop().me(), Loop().again())
func follow<S: Step>(_ step: S) -> S where S.Next == S { step.next.next }
func back<S: Step>(_ step: S) -> S where S == S.Next.Next { step.next.next }
print(follow(Loop()), back(Loop()))
func both<T, U>(_ t: T, _ u: U) -> [T] where T == U, U == T { [t, u] }
print(both(1, 2))
func itself<T>(_ t: T) -> T where T == T { t }
print(itself("x"))
func listed<C: Collection, E>(_ c: C, _ e: E) -> [E] where C == [E], C.Element == E { c + [e] }
func listedBack<C: Collection, E>(_ c: C, _ e: E) -> [E] where E == C.Element, C == [E] { [e] + c }
print(listed([1, 2], 3), listedBack(["a"], "b"))
func firsts<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Element]
where A.Element == B.Element, B.Element == A.Element {
  [a.first { _ in true }, b.first { _ in true }].compactMap { $0 }
}
print(firsts([1, 2], Set([3])))
struct Holder<T> {
  var value: T
  func void(_: Void) -> T { value }
  init(_ value: T) { self.value = value }
  init(_: Void, value: T) { self.value = value }
}
print(Holder((), value: 3).void(()), Holder(()).value)
func ignored(_: Int) -> String { "ignored" }
print(ignored(3))
