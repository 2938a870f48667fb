import Testing

protocol Shape {}
struct Square: Shape { var side = 2 }
struct Circle: Shape, Equatable { var radius = 1 }
enum Kind: Equatable { case plain, sized(Int), named(name: String) }

@Test func types() {
  let shape: any Shape = Square()
  let value: Any = "text"
  #expect(shape is Circle)
  #expect(value is Int)
  #expect(value as? Int == 3)
  #expect((value as? String) == "other")
  #expect((shape as? Circle) != nil)
  #expect((shape as! Square).side == 3)
  #expect(1 as Int == 2)
}

@Test func enums() {
  let kind = Kind.sized(3)
  #expect(kind == .plain)
  #expect(kind == .sized(4))
  #expect(kind == Kind.named(name: "a"))
  #expect(Kind.plain != .plain)
}

@Test func metatypes() {
  #expect(Int.self == String.self)
  #expect(type(of: 1) == Double.self)
}
