// Static members of a type in the initial values of its properties and in default arguments.
struct Plain {
  var hours = usualHours
  var total = sum(2) + Self.usualHours
  let name: String
  static var usualHours: Int { 8 }
  static func sum(_ count: Int) -> Int { count * usualHours }
  func text(_ extra: Int = usualHours, _ more: Int = sum(1)) -> String {
    "\(name) \(hours) \(total) \(extra) \(more)"
  }
}
print(Plain(name: "a").text(), Plain(hours: 1, name: "b").text(0))
struct Shelf<Book> {
  var count = Self.usual
  let books: [Book]
  static var usual: Int { 3 }
}
print(Shelf(books: ["a"]).count)
class Model {
  static let start = 5
  var value: Int
  init(value: Int = start) { self.value = value }
}
class Other: Model {}
print(Model().value, Other().value)
enum Level {
  case low, high
  static let usual = Level.low
  static func text(of level: Level = usual) -> String { "\(level)" }
}
print(Level.text())
