// Packs of closures, closures in patterns, what is thrown out of expansions.
func call<each Result>(_ make: repeat () -> each Result) -> (repeat each Result) {
  (repeat (each make)())
}
print(call({ 1 }, { "two" }, { [3.0] }))

func apply<each Input, each Output>(
  _ transform: repeat (each Input) -> each Output, to input: repeat each Input
) -> (repeat each Output) {
  (repeat (each transform)(each input))
}
print(apply({ $0 + 1 }, { $0.count }, to: 41, "four"))

func delayed<each Value>(_ value: repeat each Value) -> (repeat () -> each Value) {
  (repeat { each value })
}
let (first, second) = delayed(1, "later")
print(first(), second())

func collect<each Value: Sequence>(_ value: repeat each Value) -> [[String]] {
  var all: [[String]] = []
  repeat all.append((each value).map { "\($0)" })
  return all
}
print(collect([1, 2], "ab", 3...4))

struct Failure: Error { let value: String }
protocol Checked { func check() throws -> Int }
struct Fine: Checked { func check() throws -> Int { 1 } }
struct Wrong: Checked { func check() throws -> Int { throw Failure(value: "wrong") } }

func checkAll<each Item: Checked>(_ item: repeat each Item) throws -> Int {
  var sum = 0
  for item in repeat each item { sum += try item.check() }
  repeat _ = try (each item).check()
  return sum
}
print((try? checkAll(Fine(), Fine())) ?? -1)
do {
  print(try checkAll(Fine(), Wrong(), Fine()))
} catch {
  print(error)
}

final class Counter { var count = 0 }
func noteAll<each Value>(in counter: Counter, _ value: repeat each Value) -> [() -> String] {
  var all: [() -> String] = []
  repeat all.append {
    counter.count += 1
    return "\(each value) \(counter.count)"
  }
  return all
}
let counter = Counter()
for note in noteAll(in: counter, 1, "x", true) { print(note()) }
print(counter.count)

func nested<each Value>(_ value: repeat each Value) {
  for value in repeat each value {
    let show = { "[\(value)]" }
    for _ in 0..<2 { print(show(), terminator: " ") }
  }
  print()
}
nested(1, "n")

func inside<each Value>(_ value: repeat each Value) {
  let show = { repeat print(each value, terminator: ";") }
  show()
  print()
}
inside(1, "i")

func firsts<each Items: Collection, each Item>(_ items: repeat each Items) -> (repeat (each Item)?)
where repeat (each Items).Element == each Item {
  (repeat (each items).first)
}
print(firsts([1, 2], "ab", [true: 1].keys))

protocol Source { associatedtype Item; func item() -> Item }
struct One: Source { func item() -> Int { 1 } }
struct Text: Source { func item() -> String { "text" } }
func items<each Origin: Source>(_ origin: repeat each Origin) -> (repeat (each Origin).Item) {
  (repeat (each origin).item())
}
print(items(One(), Text()))
