// The key tells what the subscript gives: a static member of a constrained extension.
struct Key<Value> {
  let name: String
  let initial: Value
}
extension Key where Value == Int {
  static var size: Key { Key(name: "size", initial: 10) }
}
extension Key where Value == String {
  static let title = Key(name: "title", initial: "none")
}
struct Settings {
  private(set) var values: [String: Any] = [:]
  subscript<Value>(key: Key<Value>) -> Value {
    get { values[key.name] as? Value ?? key.initial }
    set { values[key.name] = newValue }
  }
  func value<Value>(of key: Key<Value>) -> Value { self[key] }
}
var settings = Settings()
settings[.size] += 5
print(settings[.size], settings[.title])
settings[.title] = "Home"
let size = settings[.size]
print(size, type(of: size), settings.value(of: .title), settings.value(of: .size) + 1)
print(settings.values.keys.sorted(), settings[Key(name: "ratio", initial: 1.5)])

struct Pair<First, Second> {
  var first: First
  var second: Second
}
extension Pair where First: Numeric, Second == First {
  var sum: First { first + second }
}
print(Pair(first: 1.5, second: 2).sum)
