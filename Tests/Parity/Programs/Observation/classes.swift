// Inheritance, generics, static and ignored members, manual registration, conformances.
import Observation
@Observable class Base { var a = 1; var doubled: Int { a * 2 }; func bump() { a += 1 } }
@Observable final class Derived: Base { var b = 2; override var doubled: Int { super.doubled + b } }
final class Unmarked: Base { var c = 3 }
@Observable final class Box<T> { var value: T; var count = 0; init(_ value: T) { self.value = value } }
@Observable final class Manual {
  @ObservationIgnored private var storage = [String: Int]()
  subscript(key: String) -> Int {
    get { access(keyPath: \.storage); return storage[key] ?? 0 }
    set { withMutation(keyPath: \.storage) { storage[key] = newValue } }
  }
  static var shared = 1
  @ObservationIgnored lazy var heavy = 5
  let constant = 9
  weak var friend: Base?
}
final class Hand: Observable {
  private let registrar = ObservationRegistrar()
  private var _x = 1
  var x: Int {
    get { registrar.access(self, keyPath: \.x); return _x }
    set { registrar.withMutation(of: self, keyPath: \.x) { _x = newValue } }
  }
}
final class Fake: Observable { var x = 1 }
func fires<Root: AnyObject>(_ name: String, _ root: Root, _ read: (Root) -> Void, _ write: (Root) -> Void) {
  var count = 0
  withObservationTracking {
    read(root)
  } onChange: {
    count += 1
  }
  write(root)
  print(name, count)
}
fires("derived reads base", Derived(), { _ = $0.doubled }) { $0.a = 5 }
fires("derived own", Derived(), { _ = $0.doubled }) { $0.b = 5 }
fires("as base", Derived() as Base, { _ = $0.doubled }) { $0.bump() }
fires("unmarked base", Unmarked(), { _ = $0.a }) { $0.a = 5 }
fires("unmarked own", Unmarked(), { _ = $0.c }) { $0.c = 5 }
fires("box same", Box(1), { _ = $0.value }) { $0.value = 1 }
fires("box other", Box([1]), { _ = $0.value }) { $0.value.append(2) }
fires("manual", Manual(), { _ = $0["k"] }) { $0["k"] = 0 }
fires("manual other key", Manual(), { _ = $0["k"] }) { $0["z"] += 1 }
fires("static", Manual(), { _ in _ = Manual.shared }) { _ in Manual.shared = 2 }
fires("lazy", Manual(), { _ = $0.heavy }) { $0.heavy = 6 }
fires("weak", Manual(), { _ = $0.friend }) { $0.friend = nil }
fires("hand", Hand(), { _ = $0.x }) { $0.x = 1 }
fires("fake", Fake(), { _ = $0.x }) { $0.x = 2 }
print(Derived() is any Observable, Unmarked() is any Observable, (Box("s") as Any) is any Observable, Manual().constant)
let derived = Derived()
print(derived.doubled, derived.a, derived.b)
let observables: [any Observable] = [derived, Hand()]
print(observables.count, type(of: observables[0]))
func describe(_ value: some Observable) -> String { "\(type(of: value))" }
print(describe(derived), describe(Fake()))
