// A wrapper that reaches the object it belongs to, and wrappers with closures and key paths.
@propertyWrapper struct Observed<Value> {
  private var stored: Value
  init(wrappedValue: Value) { stored = wrappedValue }
  @available(*, unavailable) var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  static subscript<Owner: Model>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner.reads += 1; return owner[keyPath: storage].stored }
    set {
      owner.log.append("\(owner[keyPath: storage].stored) -> \(newValue)")
      owner[keyPath: storage].stored = newValue
    }
  }
}
class Model { var log: [String] = []; var reads = 0 }
final class User: Model {
  @Observed var name = "Ann"
  @Observed var age = 3
  @Observed var tags: [String] = []
}
let user = User()
user.name = "Bea"
user.age += 1
user.tags.append("new")
print(user.name, user.age, user.tags, user.log, user.reads)
@propertyWrapper struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  var projectedValue: Binding<Value> { self }
  func map<Other>(_ path: WritableKeyPath<Value, Other>) -> Binding<Other> {
    Binding<Other>(
      get: { wrappedValue[keyPath: path] },
      set: {
        var copy = wrappedValue; copy[keyPath: path] = $0; wrappedValue = copy
      })
  }
}
struct Point { var x = 1, y = 2 }
var point = Point()
struct Editor {
  @Binding var value: Point
  func moveRight() { value.x += 10 }
}
let editor = Editor(value: Binding(get: { point }, set: { point = $0 }))
editor.moveRight()
editor.$value.map(\.y).wrappedValue = 9
editor.value = Point(x: editor.value.x + 1, y: editor.value.y)
print(point, editor.value)
@propertyWrapper struct Lazily<Value> {
  private var make: (() -> Value)?
  private var value: Value?
  init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
  var wrappedValue: Value {
    mutating get {
      if let value { return value }
      let fresh = make!()
      value = fresh
      return fresh
    }
    set { value = newValue }
  }
  var projectedValue: Bool { value != nil }
}
func expensive() -> Int { print("working"); return 5 }
struct Holder { @Lazily var number = expensive() }
var holder = Holder()
print(holder.$number)
print(holder.number, holder.number, holder.$number)
holder.number = 1
print(holder.number)
