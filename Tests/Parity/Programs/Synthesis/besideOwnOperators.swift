struct D: Hashable, Comparable {
  let max: Int?
  static let none = D(max: 0)
  static func == (lhs: D, rhs: Int) -> Bool { lhs.max == rhs }
  static func < (lhs: D, rhs: D) -> Bool { false }
}
let d = D(max: 3)
print(d == 3, d == D(max: 3), d == .none, d != .none, d != D(max: 2))
enum Level: Comparable {
  case low, high
  static func < (lhs: Level, rhs: Int) -> Bool { (lhs == .low ? 0 : 1) < rhs }
  static func == (lhs: Int, rhs: Level) -> Bool { lhs == (rhs == .low ? 0 : 1) }
}
print(Level.low < Level.high, Level.low < 1, 1 == Level.high, [Level.high, .low].sorted(), Set([d, d]).count)
struct Own: Equatable {
  var a: Int
  var b: Int
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.a == rhs.a }
}
print(Own(a: 1, b: 2) == Own(a: 1, b: 3), [Own(a: 1, b: 2)].contains(Own(a: 1, b: 9)))
