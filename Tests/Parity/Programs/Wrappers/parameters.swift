@propertyWrapper struct Logged<T> {
  var wrappedValue: T { didSet { print("set", wrappedValue) } }
  var projectedValue: String { "proj" }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue; print("made", wrappedValue) }
}
func f(@Logged x: Int) { print(x, $x, _x.wrappedValue) }
f(x: 3)
func g(@Logged _ x: Int, y: String) -> Int { x + y.count }
print(g(4, y: "ab"))
struct P { func m(@Logged named name: String) { print(name, $name) }
  init(@Logged a: Int) { print(a, $a) } }
P(a: 2).m(named: "z")
@propertyWrapper struct Clamped {
  private(set) var value: Int
  let limits: ClosedRange<Int>
  var wrappedValue: Int { get { value } set { value = min(max(newValue, limits.lowerBound), limits.upperBound) } }
  init(wrappedValue: Int, _ limits: ClosedRange<Int>) {
    self.limits = limits
    value = min(max(wrappedValue, limits.lowerBound), limits.upperBound)
  }
}
func volume(@Clamped(0...10) _ level: Int) -> String { "\(level) of \(_level.limits)" }
print(volume(42), volume(-1), volume(7))
