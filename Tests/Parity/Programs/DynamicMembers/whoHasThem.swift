// Types have dynamic members by the attribute of a protocol or a superclass, too.
@dynamicMemberLookup protocol Proxy { associatedtype W; var w: W { get } }
extension Proxy { subscript<T>(dynamicMember k: KeyPath<W, T>) -> T { w[keyPath: k] } }
struct P: Proxy { var w: String }
print(P(w: "abc").count, P(w: "x").isEmpty)
@dynamicMemberLookup class Base { subscript(dynamicMember n: String) -> String { "base \(n)" } }
class Sub: Base { override subscript(dynamicMember n: String) -> String { "sub \(n)" } }
print(Base().foo, Sub().bar, (Sub() as Base).baz)
@dynamicMemberLookup enum Env { static subscript(dynamicMember n: String) -> Int { n.count } }
print(Env.hello)
class Third: Sub { let own = 1 }
print(Third().own, Third().other)
protocol Q: Proxy {}
struct R: Q { var w = [1, 2] }
func f<T: Proxy>(_ t: T) -> Int where T.W == [Int] { t.count }
print(R().first ?? 0, f(R()))
