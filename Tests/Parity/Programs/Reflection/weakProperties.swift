final class A { weak var o: A?; unowned var u: A?; var n: Int? = nil; weak var p: AnyObject?; weak var q: (any Pr)?; var f: (() -> Void)? = nil; var e: [Int?] = [nil] }
protocol Pr: AnyObject {}
struct S { weak var a: A?; var b: Double?; var c: Any? = nil; var d: (any Pr)? = nil; var x: Any = Int?.none as Any }
for c in Mirror(reflecting: A()).children { print(c.label!, type(of: c.value), c.value) }
for c in Mirror(reflecting: S()).children { print(c.label!, type(of: c.value), c.value) }
let a = A()
a.o = a; a.q = nil
for c in Mirror(reflecting: a).children { print(c.label!, type(of: c.value)) }
for c in Mirror(reflecting: (1, Int?.none, [nil] as [Int?])).children { print(type(of: c.value)) }
for c in Mirror(reflecting: [Int?.none, 1]).children { print(type(of: c.value)) }
for c in Mirror(reflecting: ["a": Int?.none]).children { print(type(of: c.value)) }
enum E { case a(Int?, b: String?), c(Double?) }
for c in Mirror(reflecting: E.a(nil, b: nil)).children { print(c.label!, type(of: c.value)) }
for c in Mirror(reflecting: E.c(nil)).children { print(c.label!, type(of: c.value)) }
