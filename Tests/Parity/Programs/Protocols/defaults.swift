// Requirements, defaults in extensions, dispatch of requirements against extension members.
protocol Greeter {
  var name: String { get }
  var mood: String { get set }
  func greet() -> String
  static var kind: String { get }
  mutating func cheer()
  init(name: String)
  subscript(times: Int) -> String { get }
}
extension Greeter {
  var mood: String {
    get { "calm" }
    set { print("ignored", newValue) }
  }
  func greet() -> String { "Hello, \(name)" }
  func shout() -> String { greet().uppercased() + "!" }
  static var kind: String { "greeter" }
  mutating func cheer() { mood = "glad" }
  subscript(times: Int) -> String { String(repeating: name, count: times) }
  static func two() -> [Self] { [Self(name: "one"), Self(name: "two")] }
}
struct Plain: Greeter { var name: String }
struct Custom: Greeter {
  let name: String
  var mood = "fine"
  init(name: String) { self.name = name + "*" }
  func greet() -> String { "Yo \(name)" }
  func shout() -> String { "never by the protocol" }
  static var kind: String { "custom" }
}
var plain = Plain(name: "Ada")
var custom = Custom(name: "Bo")
print(plain.greet(), plain.shout(), custom.greet(), custom.shout())
var all: [any Greeter] = [plain, custom]
for one in all { print(one.greet(), one.shout(), one.mood, type(of: one).kind, one[2]) }
plain.cheer()
custom.cheer()
all[1].cheer()
print(plain.mood, custom.mood, all[1].mood)
print(Plain.two().map(\.name), Custom.two().map(\.name))
func generic<Kind: Greeter>(_ greeter: Kind) -> String {
  greeter.shout() + Kind.kind + Kind(name: "n").greet()
}
print(generic(plain), generic(custom))
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
typealias Person = Named & Aged
struct Someone: Person { let name: String; let age: Int }
func show(_ person: any Named & Aged) -> String { "\(person.name) \(person.age)" }
func show2(_ person: some Person) -> String { "\(person.name)-\(person.age)" }
print(show(Someone(name: "Cy", age: 3)), show2(Someone(name: "Di", age: 4)))
extension Named where Self: Aged { var both: String { "\(name)/\(age)" } }
print(Someone(name: "Ed", age: 5).both)
protocol Inherits: Named, CustomStringConvertible {}
extension Inherits { var description: String { "<\(name)>" } }
struct Deep: Inherits { let name = "deep" }
print(Deep(), [Deep()], "\(Deep())", String(describing: Deep()))
