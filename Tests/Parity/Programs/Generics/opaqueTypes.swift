// What stands behind an opaque type of a generic function depends on the arguments of the call.
protocol Shape { func draw() -> String }
struct Dot: Shape { func draw() -> String { "." } }
struct Flipped<S: Shape>: Shape {
  var shape: S
  func draw() -> String { String(shape.draw().reversed()) }
}
struct Beside<L: Shape, R: Shape>: Shape {
  var left: L, right: R
  func draw() -> String { left.draw() + right.draw() }
}
func flip<S: Shape>(_ shape: S) -> some Shape { Flipped(shape: shape) }
func join<L: Shape, R: Shape>(_ left: L, _ right: R) -> some Shape { Beside(left: left, right: right) }
func kind<S: Shape>(_ shape: S) -> Any.Type { S.self }

let twice = flip(flip(Dot()))
print(type(of: flip(Dot())), type(of: twice), kind(twice), kind(flip(Dot())))
print(type(of: join(flip(Dot()), Dot())), kind(join(Dot(), join(Dot(), twice))))

func boxed<T>(_ value: T) -> some Collection<T> { [value] }
print(type(of: boxed(3)), type(of: boxed(boxed("a"))), boxed(boxed(4)).first!.first! + 1)

extension Shape {
  func mirrored() -> some Shape { join(self, flip(self)) }
}
print(type(of: Dot().mirrored()), Dot().mirrored().mirrored().draw())

struct Holder<Content> {
  var content: Content
  var list: some Collection { [content] }
  func paired<Other>(with other: Other) -> some Any { (content, other) }
}
print(type(of: Holder(content: 1).list), type(of: Holder(content: "x").paired(with: 2.5)))
print(type(of: Holder(content: Holder(content: true).list).list))
