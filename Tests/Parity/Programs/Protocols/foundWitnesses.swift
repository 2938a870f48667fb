// An associated type is found from what an extension gives before its default counts; types within a
// type stand behind a leading dot; closures keep clear of overloads that wait.
protocol Scoping { func provide() -> String }
extension Never: Scoping { func provide() -> String { "never" } }
protocol Trait {
  associatedtype Provider: Scoping = Never
  func provider(_ number: Int?) -> Provider?
}
extension Trait where Provider == Never {
  func provider(_ number: Int?) -> Never? { nil }
}
extension Trait where Self: Scoping {
  func provider(_ number: Int?) -> Self? { number == nil ? nil : self }
}
protocol TestTrait: Trait {}
struct Own: TestTrait, Scoping { func provide() -> String { "own" } }
struct Plain: TestTrait {}
struct Other: TestTrait {
  struct Scope: Scoping { func provide() -> String { "other" } }
  func provider(_ number: Int?) -> Scope? { Scope() }
}
for trait in [Own(), Plain(), Other()] as [any Trait] {
  let none: (any Scoping)? = trait.provider(nil)
  let some: (any Scoping)? = trait.provider(1)
  print(none?.provide() ?? "-", some?.provide() ?? "-")
}

struct Tag { let name: String; enum group { enum inner { static var ui: Tag { Tag(name: "ui") } } } }
extension Tag.group { static func of(_ name: String) -> Tag { Tag(name: name) } }
func show(_ tags: Tag...) { print(tags.map(\.name)) }
show(.group.inner.ui, .group.of("x"))

func known(_ body: () throws -> Void) { try? body() }
func known(_ body: () async throws -> Void) async { try? await body() }
func nested() {
  known { known { print("inner") } }
  known {
    known { print("twice") }
    print("outer")
  }
}
nested()
