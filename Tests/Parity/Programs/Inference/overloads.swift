// Which of several functions is meant: the one that is nearest to what is passed, to what is asked for,
// and to the place.
func f(_ x: Int) -> String { "Int" }
func f(_ x: Int?) -> String { "Int?" }
func f(_ x: Double) -> String { "Double" }
func f(_ x: String) -> String { "String" }
func f(_ x: [Int]) -> String { "[Int]" }
func f(_ x: Any) -> String { "Any" }
func f<T: Collection>(_ x: T) -> String { "collection" }
print(f(1), f(1.0), f("a"), f([1]), f([]), f(Int("1")), f([1.5]), f(true), f(1 + 2), f(1 + 2.0), f(-1))
print(f("a" + "b"), f([1, 2].first), f(Float(1)), f((1, 2)), f(1 / 2 + 0.5 * 3), f(["a": 1]))
func text(_ x: Character) -> String { "Character" }
func text(_ x: String) -> String { "String" }
print(text("a"), text("ab"), text("a" as Character))
struct Box<T> {
  func put(_ value: T) -> String { "T" }
  func put(_ value: Int) -> String { "Int" }
}
print(Box<Int>().put(1), Box<String>().put(1), Box<String>().put("a"))
func made() -> Int { 1 }
func made() -> String { "s" }
let number: Int = made()
let strings: [String] = [made(), "z"]
print(number, strings, made() + 1, made() + "x")
func turned(_ x: Int) -> Double { 0.5 }
func turned(_ x: Int) -> String { "turned" }
let asText: (Int) -> String = turned
print(asText(1), [1].map(turned) as [Double])
func wait() async -> String { "waits" }
func wait() -> String { "does not wait" }
struct Door {
  func open() async -> Int { 1 }
  func open() -> Int { 2 }
}
func waiting() async -> String { await wait() + " \(await Door().open()) \({ Door().open() }())" }
func notWaiting() -> String { wait() }
print(notWaiting(), await waiting())
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let shown: (Int) -> String = compose({ $0 + 1 }, String.init)
let distance: (Int) -> String = compose(abs, String.init)
print(shown(3), distance(-3))
func call(_ f: (Int) -> Int) -> Int { f(2) }
func call(_ f: (Int, Int) -> Int) -> Int { f(2, 3) }
func call(_ f: (String) -> Int) -> Int { f("xyz") }
print(call { $0 - $1 }, call { (s: String) in s.count }, call { -$0 as Int }, call(\.count))
