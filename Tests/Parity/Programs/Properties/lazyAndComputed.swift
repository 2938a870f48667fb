// lazy, computed, static, mutating getters, accessors with _modify, order of initialisation.
var notes: [String] = []
func make<Value>(_ name: String, _ value: Value) -> Value { notes.append(name); return value }
struct Config {
  lazy var heavy = make("heavy", 42)
  lazy var doubled: Int = { heavy * 2 }()
  var count = make("count", 1)
  static let first = make("first", "one")
  static var second = make("second", first + "two")
  static let closure: () -> String = { make("ran", "closure") }
  private(set) static var uses = 0
  static func use() { uses += 1 }
}
var config = Config()
print(notes, config.count)
print(config.doubled, config.heavy, notes)
config.heavy = 1
print(config.heavy, config.doubled)
print(Config.second, Config.closure(), notes)
Config.use()
Config.use()
print(Config.uses)
var copy = config
copy.doubled = 3
print(config.doubled, copy.doubled)
struct Celsius {
  var degrees: Double
  var fahrenheit: Double {
    get { degrees * 9 / 5 + 32 }
    set { degrees = (newValue - 32) * 5 / 9 }
  }
  var description: String { "\(degrees)°" }
  var isHot: Bool { get { degrees > 30 } }
  var reads = 0
  var counted: Int { mutating get { reads += 1; return reads } }
}
var celsius = Celsius(degrees: 100)
celsius.fahrenheit -= 180
print(celsius.description, celsius.isHot, celsius.counted, celsius.counted, celsius.reads)
final class Store {
  private var storage: [Int] = [1, 2, 3]
  var items: [Int] {
    _read { yield storage }
    _modify {
      print("begin")
      yield &storage
      print("end", storage.count)
    }
  }
  var first: Int {
    get { storage[0] }
    set { storage[0] = newValue; print("set first") }
  }
}
let store = Store()
store.items.append(4)
store.items[0] += 10
store.first *= 2
print(store.items, store.first)
let global = make("global", 7)
enum Lazy { static var value = make("lazy static", 1) }
notes = []
print(notes, global)
Lazy.value += 1
print(notes, Lazy.value)
var computed: Int {
  get { global * 2 }
  set { print("ignored", newValue) }
}
computed = 5
print(computed)
protocol HasArea { var area: Double { get }; var side: Double { get set } }
struct Square: HasArea { var side: Double; var area: Double { side * side } }
var shape: any HasArea = Square(side: 2)
shape.side += 1
print(shape.area)
