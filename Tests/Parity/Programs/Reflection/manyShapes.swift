struct Point { var x = 1.0, y = 2.0; private let tag = "t" }
class Base { var id = 7 }
final class Derived: Base { var names = ["a", "b"]; var point: Point? = Point() }
enum Kind { case a, b(Int, label: String), c(Point) }
print(Point(), Kind.a, Kind.b(1, label: "z"), Kind.c(Point()), [Kind.a], Optional(Kind.a) as Any)
dump(Derived())
dump(["k": Kind.b(2, label: "q")])
dump((1, name: "n", [Optional(1), nil]))
for c in Mirror(reflecting: Derived()).children { print(c.label ?? "?", c.value) }
print(Mirror(reflecting: Kind.b(1, label: "z")).children.map { "\($0.label ?? "-")" }, Mirror(reflecting: Point()).displayStyle!)
debugPrint("q\"", 1, [1: "a"], Optional("x") as Any, Character("c"), 1.0, "tab\t")
print(String(describing: Kind.self), String(reflecting: "s"), "\(Optional<Int>.none as Any)", [nil, 1] as [Int?], ["a": nil] as [String: Int?])
print(type(of: [1: [Kind]()]), type(of: { (x: Int) -> String? in nil }), type(of: (1, "a")), type(of: Derived.self), [Int].self, (Int, String).self, (any Equatable).self, Result<Int, Never>.self)
var out = ""
print(1, 2, separator: "-", terminator: "!", to: &out); dump(1, to: &out)
print(out)
struct Secret: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "desc" }; var debugDescription: String { "debug" } }
print(Secret(), [Secret()], "\(Secret())", String(reflecting: Secret())); debugPrint(Secret())
