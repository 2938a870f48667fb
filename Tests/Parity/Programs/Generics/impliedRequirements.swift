// What a signature says of its generic parameters without a `where` clause.
protocol Greeting { func greet() -> String }
struct Host<Guest: Greeting> { var guest: Guest }
struct Formal: Greeting { func greet() -> String { "Good day" } }

func welcome<G>(_ host: Host<G>) -> String { host.guest.greet() + "/" + name(host.guest) }
func name<G: Greeting>(_ guest: G) -> String { "\(type(of: guest))" }
func tally<T>(_ set: Set<T>) -> [T: Int] { Dictionary(uniqueKeysWithValues: set.map { ($0, 1) }) }
func host<G>(_ guest: G) -> Host<G> where G: Equatable { Host(guest: guest) }
extension Formal: Equatable {}

struct Door<Key: Hashable> {
  var keys: [Key: String]
  init<Other>(of other: Door<Other>, _ change: (Other) -> Key) {
    keys = [:]
    for (key, value) in other.keys { keys[change(key)] = value }
  }
  init(keys: [Key: String]) { self.keys = keys }
}

print(welcome(Host(guest: Formal())), tally([1]), host(Formal()).guest.greet())
print(Door(of: Door(keys: [1: "a"])) { "\($0)!" }.keys)

struct Box<Value> { var value: Value }
extension Box where Value == Int {
  static let zero = Box(value: 0)
  static var made = 1
}
extension Box where Value == String { static let empty: Self = .init(value: "") }
Box.made += 2
print(Box.zero.value, Box<String>.empty.value.isEmpty, Box<Int>.made)
