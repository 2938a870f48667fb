// A class conforms once: what a subclass adds takes no part in it, what it overrides does.
protocol Greeter {
  var name: String { get }
  func greet() -> String
  func wave() -> String
  static func kind() -> String
}
extension Greeter {
  var name: String { "nobody" }
  func greet() -> String { "Hello from the protocol, \(name)" }
  func wave() -> String { "wave by default" }
  static func kind() -> String { "kind by default" }
  func all() -> String { "\(greet()); \(wave()); \(Self.kind())" }
}
class Person: Greeter {
  func wave() -> String { "a person waves" }
}
class Child: Person {
  var name: String { "child" }
  func greet() -> String { "Hello from the child, \(name)" }
  override func wave() -> String { "a child waves" }
  static func kind() -> String { "child" }
}
let child = Child()
print(child.name, child.greet(), child.wave(), Child.kind())
let person: Person = child
print(person.name, person.greet(), person.wave(), type(of: person).kind())
let greeter: any Greeter = child
print(greeter.name, greeter.greet(), greeter.wave(), type(of: greeter).kind())
print(child.all())
func generic<G: Greeter>(_ value: G) -> String { "\(value.greet()), \(value.wave()), \(G.kind())" }
print(generic(child))

// Stored and computed properties that are overridden.
protocol Counter: AnyObject { var count: Int { get set } }
class Plain: Counter { var count = 0 }
class Loud: Plain { override var count: Int { didSet { print("count is \(count)") } } }
class Doubling: Plain {
  override var count: Int {
    get { super.count * 2 }
    set { super.count = newValue }
  }
}
let counters: [any Counter] = [Plain(), Loud(), Doubling()]
for counter in counters {
  counter.count += 3
  print(counter.count)
}

// A subclass that conforms itself to a protocol that its superclass does not know.
protocol Named { func title() -> String }
extension Named { func title() -> String { "untitled" } }
class Book { func title() -> String { "book" } }
class Novel: Book, Named {}
class Story: Novel { override func title() -> String { "story" } }
print((Novel() as any Named).title(), (Story() as any Named).title())

// Initializers that a protocol asks for make the class that they are called on.
protocol Makeable { init(size: Int); var size: Int { get } }
class Box: Makeable {
  let size: Int
  required init(size: Int) { self.size = size }
}
class Crate: Box {
  var label = "crate"
  required init(size: Int) { super.init(size: size * 10) }
}
func make<M: Makeable>(_ type: M.Type) -> M { type.init(size: 2) }
print(make(Box.self).size, make(Crate.self).size, make(Crate.self).label)
let types: [any Makeable.Type] = [Box.self, Crate.self]
print(types.map { $0.init(size: 1).size })

// Equatable and Hashable are those of the class that conforms.
class Point: Hashable {
  var x = 0
  init(x: Int) { self.x = x }
  static func == (a: Point, b: Point) -> Bool { a.x == b.x }
  func hash(into hasher: inout Hasher) { hasher.combine(x) }
}
class Point3: Point {
  var z = 0
  init(x: Int, z: Int) {
    super.init(x: x)
    self.z = z
  }
  static func == (a: Point3, b: Point3) -> Bool { a.x == b.x && a.z == b.z }
}
print(Point3(x: 1, z: 1) == Point3(x: 1, z: 2), [Point3(x: 1, z: 1)] == [Point3(x: 1, z: 2)])
print(Set([Point3(x: 1, z: 1), Point3(x: 1, z: 2), Point(x: 2)]).count)
