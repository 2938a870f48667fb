// Overloads that differ in how they take something, or in how much they say of it.

struct Meter {
  func read(_ value: Int) -> String { "value" }
  func read(_ value: inout Int) -> String {
    value += 1
    return "inout"
  }
}

func read(_ value: Int) -> String { "value" }
func read(_ value: inout Int) -> String {
  value += 1
  return "inout"
}

var reading = 1
print(Meter().read(reading), Meter().read(&reading), read(reading), read(&reading), reading)

func local() {
  func bump(_ value: Int) -> String { "value" }
  func bump(_ value: inout Int) -> String { "inout" }
  var n = 1
  print(bump(n), bump(&n))
  n += 1
}
local()

// The extension of a protocol says more of these calls than the type itself.
protocol Greeting {
  func greet(_ count: Int, loudly: Bool) -> String
}
extension Greeting {
  func greet(_ count: Int) -> String { "extension" }
  func shout(_ count: Int) -> String { "extension" }
  func whisper<T>(_ value: T) -> String { "extension" }
  func call(_ count: Int, again: Int = 2) -> String { "extension" }
}
struct Host: Greeting {
  func greet(_ count: Int, loudly: Bool = false) -> String { "own" }
  func shout<T>(_ value: T) -> String { "own" }
  func whisper(_ count: Int, quietly: Bool = true) -> String { "own" }
  func call(_ count: Int, later: Int = 0) -> String { "own" }
}
print(Host().greet(1), Host().shout(1), Host().whisper(1), Host().call(1))

// `any P` comes before a `T: P`, what a closure gives before what nobody wants.
protocol Pet {}
struct Cat: Pet {}
func feed(_ pet: any Pet) -> String { "any" }
func feed<T: Pet>(_ pet: T) -> String { "generic" }
print(feed(Cat()), feed(Cat() as any Pet))

func run(_ work: () -> Void) -> String { "nothing" }
func run<T>(_ work: () -> T) -> String { "something" }
print(run {}, run { 1 }, run { print("work") }, run { reading = 5 })

// Initializers as functions, where a later argument or the literal tells what they take.
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
  { g(f($0)) }
}
func pipe<A, B, C>(_ f: @escaping (A) -> B?, _ g: @escaping (B) -> C) -> (A) -> C? {
  { f($0).map(g) }
}
print(compose(abs, String.init)(-4), pipe(Int.init, { $0 + 1 })("41") as Any)
print(compose({ (n: Int) in n + 1 }, String.init)(3))

// Overriding one method leaves the others of its name.
class Base {
  func show(_ value: Int) -> String { "Base Int" }
  func show(_ value: Double) -> String { "Base Double" }
}
class Derived: Base {
  override func show(_ value: Int) -> String { "Derived, " + super.show(value) }
  func show(_ value: String) -> String { "Derived String" }
}
print(Derived().show(1), Derived().show(1.5), Derived().show("a"))

// An operator that looks like one that changes its left side, and takes an object.
final class Counter {
  var count = 0
  static func += (counter: Counter, step: Int) { counter.count += step }
}
let counter = Counter()
counter += 2
counter += 3
print(counter.count)

// Types that are made of raw values compare without being `Equatable`.
struct Code: RawRepresentable { var rawValue: Int }
print(Code(rawValue: 1) == Code(rawValue: 1), [Code(rawValue: 2)].contains { $0 != Code(rawValue: 2) })
func same<T: RawRepresentable>(_ a: T, _ b: T) -> Bool where T.RawValue: Equatable { a == b }
print(same(Code(rawValue: 1), Code(rawValue: 2)))

// What stands beside a literal tells what `.name` is a member of.
struct Currency: Hashable {
  let code: String
  static let dollars = Currency(code: "USD")
  static let euros = Currency(code: "EUR")
}
struct Money { var amounts: [Currency: Int] }
extension Int {
  static func / (amount: Int, currency: Currency) -> Money { Money(amounts: [currency: amount]) }
}
let purse = [5 / .dollars, 3 / .euros]
print(purse.map { $0.amounts.values.first! }, (7 / .euros).amounts[.euros]!)

// `+` of a slice and an array gives either, as is asked.
let path = [1, 2, 3]
let joined: [Int] = path[1...] + [9]
let loop: [Int] = path[1...] + path
print(joined, loop, type(of: path[1...] + path), type(of: path + path[1...]))

// A literal says of what type a member is, on whichever side it stands.
print(.zero == 0.0, .pi > 3.0, 0.5 < .pi, 1 > .zero, .zero < 1)
