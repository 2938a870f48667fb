// What the compiler makes: ==, hash, <, allCases, memberwise initialisers, and what they compare.
struct Point: Hashable { var x: Int, y: Int }
struct Segment: Hashable { var from: Point, to: Point; var name: String? }
enum Level: Comparable, CaseIterable { case low, middle, high }
enum Shape: Hashable, Comparable { case dot, circle(radius: Int), box(Int, Int), named(String) }
struct Custom: Equatable { var id: Int; var note: String; static func == (l: Self, r: Self) -> Bool { l.id == r.id } }
struct Wrapper<T> { var value: T }
extension Wrapper: Equatable where T: Equatable {}
extension Wrapper: Hashable where T: Hashable {}
print(Point(x: 1, y: 2) == Point(x: 1, y: 2), Point(x: 1, y: 2) != Point(x: 2, y: 1))
print(Segment(from: Point(x: 0, y: 0), to: Point(x: 1, y: 1), name: nil) == Segment(from: Point(x: 0, y: 0), to: Point(x: 1, y: 1), name: "n"))
print(Level.low < .high, Level.allCases.sorted(by: >), Level.allCases.max()!, [Level.high, .low].min()!, Level.middle >= .middle)
let shapes: [Shape] = [.named("b"), .box(1, 2), .circle(radius: 3), .dot, .box(1, 1), .named("a"), .circle(radius: 2)]
print(shapes.sorted())
print(Set([Shape.dot, .dot, .box(1, 2), .box(1, 2), .box(2, 1)]).count, Shape.circle(radius: 1) == .circle(radius: 1), Shape.dot < .circle(radius: 0))
print(Custom(id: 1, note: "a") == Custom(id: 1, note: "b"), [Custom(id: 1, note: "a")] == [Custom(id: 1, note: "z")], [Custom(id: 2, note: "")].contains(Custom(id: 2, note: "x")))
print(Wrapper(value: 1) == Wrapper(value: 1), Wrapper(value: [1]) == Wrapper(value: [2]), Set([Wrapper(value: "a"), Wrapper(value: "a")]).count)
var seen: [Point: String] = [Point(x: 1, y: 1): "one"]
seen[Point(x: 1, y: 1)] = "uno"
seen[Point(x: 2, y: 2), default: ""] += "two"
print(seen.count, seen[Point(x: 1, y: 1)]!, seen[Point(x: 3, y: 3)] ?? "none")
print((1, "a") == (1, "a"), (1, 2, 3) < (1, 2, 4), [1, 2] == [1, 2], ["a": [1]] == ["a": [1]], Set([1, 2]) == Set([2, 1]), [Int?.none] == [nil])
print(Point(x: 5, y: 5).hashValue == Point(x: 5, y: 5).hashValue)
struct Defaults { var a = 1; let b: String; var c: Int?; let fixed = 9; private(set) var list: [Int] = [] }
print(Defaults(b: "x"), Defaults(a: 2, b: "y", c: 3), Defaults(b: "z", list: [1]))
final class Ref: Hashable { let id: Int; init(_ id: Int) { self.id = id }; static func == (l: Ref, r: Ref) -> Bool { l.id == r.id }; func hash(into h: inout Hasher) { h.combine(id) } }
print(Ref(1) == Ref(1), Ref(1) === Ref(1), Set([Ref(1), Ref(1), Ref(2)]).count, [Ref(3): "c"][Ref(3)]!)
enum Direction: String, CaseIterable { case up, down = "v" }
print(Direction.allCases.map(\.rawValue), Direction(rawValue: "v")!, Direction.up.hashValue == Direction.up.hashValue, Direction.allCases.firstIndex(of: .down)!)
print(AnyHashable(1) == AnyHashable(1), AnyHashable("a") == AnyHashable(1), ([1, "a", Point(x: 0, y: 0)] as [AnyHashable]).count)
print(max(Level.low, .high), Swift.min("b", "a"), [3, 1].max() ?? 0, Level.high.hashValue != Level.low.hashValue)
