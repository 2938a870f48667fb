// Raw values: counted on, given, of text, of characters, and back again.
enum Planet: Int, CaseIterable {
  case mercury = 1, venus, earth, mars
  static let home = Planet.earth
  var next: Planet? { Planet(rawValue: rawValue + 1) }
  var isInner: Bool { self < .mars }
}
extension Planet: Comparable {
  static func < (left: Planet, right: Planet) -> Bool { left.rawValue < right.rawValue }
}
for planet in Planet.allCases { print(planet, planet.rawValue, planet.isInner, planet.next as Any) }
print(Planet.allCases.count, Planet.allCases.max()!, Planet.home, Planet.allCases.sorted(by: >))

enum Direction: String, CaseIterable, Codable {
  case north, south = "S", east, west
  var opposite: Direction {
    switch self {
    case .north: .south
    case .south: .north
    case .east: .west
    case .west: .east
    }
  }
}
print(
  Direction.allCases.map(\.rawValue), Direction(rawValue: "S")!, Direction(rawValue: "south") == nil
)
print(Direction.allCases.map { "\($0)→\($0.opposite)" }.joined(separator: " "))
enum Grade: Character { case best = "A", good = "B" }
print(Grade(rawValue: "B")!, Grade.best.rawValue)
enum Ratio: Double { case half = 0.5, full = 1, double }
print(Ratio.double.rawValue, Ratio(rawValue: 0.5)!)
enum Sign: Int { case minus = -1, zero, plus }
print(Sign.plus.rawValue, Sign(rawValue: -1)!, [Sign.minus, .zero].map(\.rawValue))
let table: [Direction: Int] = [.north: 1, .west: 2]
print(table[.north]!, table[.south] ?? 0, table[.west, default: 9])
print(type(of: Planet.earth), Planet.self, Direction.north == .north, Direction.north != .east)
print(Set(Direction.allCases).count, Direction.east.hashValue == Direction.east.hashValue)
