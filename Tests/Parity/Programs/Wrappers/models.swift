// Wrappers as model code uses them: user defaults, validation, debouncing by count, projected bindings.
final class Defaults {
  static let standard = Defaults(); private var values: [String: Any] = [:]
  func value<T>(_ key: String, _ fallback: T) -> T { values[key] as? T ?? fallback }
  func set(_ value: Any, _ key: String) { values[key] = value; writes += 1 }
  private(set) var writes = 0
}
@propertyWrapper struct Stored<Value> {
  let key: String
  let fallback: Value
  init(wrappedValue: Value, _ key: String) { self.key = key; fallback = wrappedValue }
  var wrappedValue: Value {
    get { Defaults.standard.value(key, fallback) }
    nonmutating set { Defaults.standard.set(newValue, key) }
  }
}
@propertyWrapper struct Validated<Value> {
  private var value: Value
  private let check: (Value) -> Bool
  private(set) var projectedValue: [String] = []
  init(wrappedValue: Value, _ check: @escaping (Value) -> Bool) { value = wrappedValue; self.check = check }
  var wrappedValue: Value {
    get { value }
    set { if check(newValue) { value = newValue } else { projectedValue.append("rejected \(newValue)") } }
  }
}
@propertyWrapper struct Counted<Value> {
  var wrappedValue: Value { didSet { count += 1 } }; private(set) var count = 0; var projectedValue: Int { count }; init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Uppercase {
  private var text: String;
  var wrappedValue: String {
    get { text }
    set { text = newValue.uppercased() }
  }; init(wrappedValue: String) { text = wrappedValue.uppercased() }
}
struct Settings { @Stored("volume") var volume = 5; @Stored("name") var name = "none"; @Stored("tags") var tags: [String] = [] }
let settings = Settings()
settings.volume += 2
settings.name = "Ann"
settings.tags.append("a")
settings.tags.append("b")
print(settings.volume, settings.name, Settings().tags, Defaults.standard.writes)
struct Form {
  @Validated({ $0 > 0 }) var age = 1
  @Validated({ !$0.isEmpty }) var name = "x"
  @Counted var clicks = 0
  @Uppercase var code = "abc"
  var errors: [String] { $age + $name }
}
var form = Form()
form.age = -5
form.age = 30
form.name = ""
form.clicks += 1
form.clicks += 1
form.code += "def"
print(form.age, form.name, form.errors, form.clicks, form.$clicks, form.code)
class View { @Counted var renders = 0; @Uppercase static var title = "main"; func render() { renders += 1 } }
let view = View()
view.render()
view.render()
View.title += " page"
print(view.renders, view.$renders, View.title)
