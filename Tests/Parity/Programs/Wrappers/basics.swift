// Property wrappers: wrapped and projected values, arguments, composition and locals.
@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  private(set) var projectedValue = 0
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound); projectedValue += 1 }
  }
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
@propertyWrapper struct Logged<Value> {
  var wrappedValue: Value { didSet { print("logged \(oldValue) -> \(wrappedValue)") } }
  var projectedValue: Logged<Value> { self }
  func describe() -> String { "logged \(wrappedValue)" }
}
@propertyWrapper final class Shared<Value> {
  var wrappedValue: Value
  var projectedValue: Shared<Value> { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Default {
  var wrappedValue: Int = 7; init() {}; init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Trimmed {
  private var text = ""
  var wrappedValue: String {
    get { text }
    set { text = newValue.filter { $0 != " " } }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
struct Player {
  @Clamped(0...100) var health = 120
  @Clamped(wrappedValue: 5, 1...10) var level: Int
  @Logged var score = 0
  @Shared var team = "red"
  @Default var lives
  @Default var lives2 = 3
  @Trimmed var name: String
}
var player = Player(name: " A d a ")
print(player.health, player.level, player.$health, player.lives, player.lives2, player.name)
player.health -= 300
player.level = 99
player.score += 5
player.name += " L "
print(
  player.health, player.level, player.$health, player.$level, player.name, player.$score.describe())
var other = player
other.team = "blue"
print(player.team, player.$team === other.$team, Player(health: 3, score: 9, name: "x").health)
func local() {
  @Clamped(0...3) var small = 9
  @Logged var text = "a"
  small -= 1
  text += "b"
  print(small, $small, text, $text.describe())
}
local()
struct Composed { @Logged @Clamped(0...10) var value = 4 }
var composed = Composed()
composed.value = 50
print(composed.value)
class Settings {
  @Clamped(1...5) static var volume = 3
  @Shared var theme = "dark"
  var themes: [Shared<String>] { [_theme, $theme] }
  init(theme: String = "light") { _theme = Shared(wrappedValue: theme) }
}
Settings.volume = 77
print(
  Settings.volume, Settings.$volume, Settings().theme,
  Settings(theme: "x").themes.map(\.wrappedValue))
extension Player { mutating func heal() { health += 50; _score.wrappedValue = 1 } }
player.heal()
print(player.health, player.score)
