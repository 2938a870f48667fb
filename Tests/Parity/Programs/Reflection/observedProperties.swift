import Observation
@Observable final class M { var n = 1; let k = 2; @ObservationIgnored var z = 3; var s: String? = nil; var c: Int { n } }
@Observable class Base { var a = 1 }
@Observable final class Sub: Base { var b = 2 }
class Plain { var p = 1 }
@Observable final class Q: Plain { var q = 2 }
print(Mirror(reflecting: M()).children.map { $0.label ?? "" })
print(Mirror(reflecting: Sub()).children.map { $0.label ?? "" }, Mirror(reflecting: Sub()).superclassMirror!.children.map { $0.label ?? "" })
print(Mirror(reflecting: Q()).children.map { $0.label ?? "" }, Mirror(reflecting: Q()).superclassMirror!.children.map { $0.label ?? "" })
print(Mirror(reflecting: M()).children.map { type(of: $0.value) })
for c in Mirror(reflecting: M()).children where c.label == "_n" { print(c.value) }
print(Mirror(reflecting: M()).descendant("_n") as Any)
