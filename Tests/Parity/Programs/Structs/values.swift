// Copies, mutation, memberwise initialisers, nested values and in-place changes.
struct Point: Equatable {
  var x = 0, y = 0
  static let origin = Point()
  mutating func move(by dx: Int, _ dy: Int = 0) { x += dx; y += dy }
  func moved(by dx: Int, _ dy: Int = 0) -> Point {
    var copy = self
    copy.move(by: dx, dy)
    return copy
  }
  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }
  static func += (left: inout Point, right: Point) { left = left + right }
  static prefix func - (point: Point) -> Point { Point(x: -point.x, y: -point.y) }
}
struct Line {
  var start: Point
  var end = Point(x: 1)
  var name: String?
  let id: Int
  var isFlat: Bool { start.y == end.y }
  mutating func reset() { self = Line(start: .origin, id: id) }
}
var first = Point()
var second = first
second.x = 5
print(first, second, first == second, first != .origin)
second.move(by: 1, 2)
second.move(by: 1)
print(second, second.moved(by: 10), second + -first, -second)
second += Point(y: 100)
print(second)
var line = Line(start: second, id: 7)
line.start.move(by: -1)
line.end.x *= 9
line.name = "edge"
line.name?.append("!")
print(line, line.isFlat)
line.reset()
print(line)
var lines = [line, Line(start: .origin, end: .origin, name: "b", id: 8)]
lines[1].start.x += 3
lines[0].end.move(by: 4, 4)
for index in lines.indices { lines[index].name?.append("?") }
print(lines.map(\.start), lines.map(\.end), lines.compactMap(\.name))
let copies = lines.map { line -> Line in
  var line = line
  line.end = .origin
  return line
}
print(copies.map(\.end), lines[0].end)
func shift(_ point: inout Point, by amount: Int = 1) { point.x += amount }
shift(&first)
shift(&lines[0].start, by: 40)
print(first, lines[0].start, Point(x: 1, y: 2), Point(y: 3))
