public struct Outer { public init() {} }
public extension Outer {
  struct Part { public var n = 1; public init() {} }
  enum Kind { case a }
  static func make() -> Part { Part() }
  var kind: Kind { .a }
}
private extension Outer { struct Hidden { var m = 2 }; func hide() -> Hidden { Hidden() } }
extension Outer { fileprivate struct Near { var k = 3 } }
public struct User { public var part: Outer.Part; public let kinds: [Outer.Kind]
  fileprivate func near() -> Outer.Near { .init() } }
print(User(part: Outer.make(), kinds: [Outer().kind]).part.n, Outer().hide().m, User(part: .init(), kinds: []).near().k)
