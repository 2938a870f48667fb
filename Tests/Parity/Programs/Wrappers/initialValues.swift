// What a wrapped property begins with may stand below it, or be nothing.
@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
extension Kept where Value: ExpressibleByNilLiteral {
  init() { self.init(wrappedValue: nil) }
}
struct Form {
  @Kept private var hours = usualHours
  @Kept private var error: String?
  let name: String
  static var usualHours: Double { 8 }
  var text: String { "\(name) \(hours) \(error ?? "none")" }
}
print(Form(name: "a").text)
struct Loader<Value> {
  @Kept private var result: Result<Value, any Error>?
  let load: () -> Value
  func run() -> Value? { result == nil ? load() : nil }
}
print(Loader { 5 }.run() ?? 0)
