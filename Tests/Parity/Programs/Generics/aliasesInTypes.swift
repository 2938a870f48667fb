// Aliases with parameters of their own, declared in a type.
struct Box<A, B> { var a: A; var b: B }
enum Ns { typealias One<Up, Out> = Box<Out, Int>
  typealias Two<Up: Sequence> = Box<Up.Element, Int>
  typealias Three<Up: Sequence, C> = Two<Up> }
typealias Top<Up: Sequence, Out> = Box<Out, Up.Element>
func f<T>(_ t: T) -> Ns.One<String, T> { Box(a: t, b: 1) }
func g<T: Sequence>(_ t: T) -> Ns.Two<T>? { t.first { _ in true }.map { Box(a: $0, b: 1) } }
func h<T: Sequence>(_ t: T) -> Ns.Three<T, Bool>? { t.first { _ in true }.map { Box(a: $0, b: 1) } }
func k<T: Sequence>(_ t: T) -> Top<T, String>? { t.first { _ in true }.map { Box(a: "x", b: $0) } }
print(f("x"), g([1])!, h(["q"])!, k([2.5])!)
