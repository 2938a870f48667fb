public struct Point: Hashable, Codable, Comparable {
  public let x: Int, y: Int
  public static func < (a: Point, b: Point) -> Bool { (a.x, a.y) < (b.x, b.y) }
}
public enum Level: String, CaseIterable, Codable { case low, high }
public enum Shape: Hashable, Codable { case dot(Point), none }
print(Set([Point(x: 1, y: 2), Point(x: 1, y: 2)]).count, Level.allCases, Level(rawValue: "low") as Any)
print(Shape.dot(Point(x: 1, y: 2)) == .none, [Point(x: 2, y: 1), Point(x: 1, y: 9)].sorted())
