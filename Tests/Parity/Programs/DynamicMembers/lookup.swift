// Dynamic members by name and by key path, callAsFunction, dynamic calls.
@dynamicMemberLookup struct Bag {
  private var values: [String: Int] = [:]
  subscript(dynamicMember name: String) -> Int? {
    get { values[name] }
    set { values[name] = newValue }
  }
  let count = 0
}
var bag = Bag()
bag.apples = 3
bag.apples! += 2
bag.pears = bag.apples.map { $0 * 2 }
print(bag.apples!, bag.pears!, bag.plums as Any, bag.count)
@dynamicMemberLookup struct Lens<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.get = get; self.set = set }
  var value: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Lens<Part> {
    Lens<Part>(get: { value[keyPath: path] }, set: { value[keyPath: path] = $0 })
  }
  subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part { value[keyPath: path] }
}
struct Engine { var power = 100; var isStrong: Bool { power > 150 } }
struct Car { var engine = Engine(), name = "car" }
var car = Car()
let lens = Lens(get: { car }, set: { car = $0 })
lens.engine.power.value += 60
lens.name.value = "fast " + lens.name.value
print(car, lens.engine.isStrong, lens.name.value.count)
@dynamicMemberLookup final class Proxy<Target: AnyObject> {
  let target: Target
  private(set) var reads: [String] = []
  init(_ target: Target) { self.target = target }
  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Target, Value>) -> Value {
    get { reads.append("read"); return target[keyPath: path] }
    set { reads.append("write"); target[keyPath: path] = newValue }
  }
}
final class Model { var score = 1; var list: [Int] = [] }
let proxy = Proxy(Model())
proxy.score += 4
proxy.list.append(proxy.score)
print(proxy.target.score, proxy.target.list, proxy.reads)
struct Adder {
  let base: Int
  func callAsFunction(_ number: Int) -> Int { base + number }
  func callAsFunction(_ a: Int, times b: Int) -> Int { base + a * b }
  func callAsFunction<T>(_ value: T, _ transform: (T) -> Int) -> Int { base + transform(value) }
}
let add = Adder(base: 10)
print(add(5), add(2, times: 3), add("four") { $0.count }, [1, 2].map { add($0) }, Adder(base: 1)(1))
struct Dismiss { var action: () -> Void; func callAsFunction() { action() } }
let dismiss = Dismiss { print("dismissed") }
dismiss()
@dynamicCallable struct Shout {
  func dynamicallyCall(withArguments arguments: [String]) -> String { arguments.map { $0.uppercased() }.joined(separator: " ") }
}
let shout = Shout()
print(shout("hello", "you"))
@dynamicMemberLookup enum Path {
  case root; indirect case child(Path, String)
  subscript(dynamicMember name: String) -> Path { .child(self, name) }
  var text: String {
    switch self {
    case .root: "/";
    case .child(let parent, let name): parent.text + name + "/"
    }
  }
}
print(Path.root.users.ann.photos.text)
