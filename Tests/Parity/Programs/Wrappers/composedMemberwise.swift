@propertyWrapper struct Clamped {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, limit) } }
  let limit: Int
  init(wrappedValue: Int, to limit: Int = 10) {
    self.limit = limit
    self.wrappedValue = min(wrappedValue, limit)
  }
}
@propertyWrapper struct Logged<Value> {
  var wrappedValue: Value { didSet { print("set", wrappedValue) } }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Levels {
  @Logged @Clamped var first: Int
  @Logged @Clamped var second = 4
  @Logged var third = "x"
}
var levels = Levels(first: 20)
print(levels.first, levels.second, levels.third)
levels.second = 50
print(Levels(first: 1, second: 30, third: "y").second)
