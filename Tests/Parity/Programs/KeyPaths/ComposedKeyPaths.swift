// Key paths that can be sent: an existential of a class and a protocol.
struct Settings: Sendable {
  var size = 1
  var name = "x"
  var titles: @Sendable () -> [String] = { ["a", "b"] }
}

func read(_ path: KeyPath<Settings, Int> & Sendable) -> Int { Settings()[keyPath: path] }
func read<V>(any path: KeyPath<Settings, V> & Sendable) -> V { Settings()[keyPath: path] }
func written<V>(_ path: any WritableKeyPath<Settings, V> & Sendable, _ value: V) -> Settings {
  var settings = Settings()
  settings[keyPath: path] = value
  return settings
}
let path: KeyPath<Settings, String> & Sendable = \.name
let plain: KeyPath<Settings, String> = path
print(read(\.size), read(any: \.name), written(\.name, "y").name)
print(Settings()[keyPath: path], Settings()[keyPath: plain], [path].map { Settings()[keyPath: $0] })

@propertyWrapper
struct Setting<Value>: Sendable {
  private let path: KeyPath<Settings, Value> & Sendable
  init(_ path: KeyPath<Settings, Value> & Sendable) { self.path = path }
  var wrappedValue: Value { Settings()[keyPath: path] }
}
final class Screen {
  @Setting(\.titles) private var titles
  @Setting(\.size) var size
  func show() { for title in titles() { print(title, size) } }
}
Screen().show()
print(type(of: Setting(\.name)), Setting(\.size).wrappedValue)

class Base {
  var count = 1
  func shown() -> String { "\(count)" }
}
protocol Titled { var title: String { get } }
final class Both: Base, Titled { var title: String { "title \(count)" } }
func use(_ both: Base & Titled) -> String {
  let base: Base = both
  base.count += 1
  return both.title + both.shown()
}
print(use(Both()))
