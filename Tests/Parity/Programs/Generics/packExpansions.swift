// Every place where a parameter pack is expanded.
func together<each Value>(_ value: repeat each Value) -> (repeat each Value) {
  (repeat each value)
}
let triple = together(1, "a", true)
print(triple, triple.0, triple.1, triple.2)
let (number, text) = together(2, "b")
print(number, text)
print(together("alone"), together())

func printEach<each Value>(_ value: repeat each Value) {
  repeat print(each value)
}
printEach(1, "two", 3.0, [4], nil as Int?)
printEach()

protocol Named { var name: String { get } }
struct Dog: Named { let name: String }
struct Cat: Named {
  let lives: Int
  var name: String { "cat of \(lives)" }
}

func names<each Animal: Named>(_ animal: repeat each Animal) -> [String] {
  var result: [String] = []
  repeat result.append((each animal).name)
  return result
}
print(names(Dog(name: "Rex"), Cat(lives: 9)))

func members<each Animal: Named>(_ animal: repeat each Animal) -> String {
  let all = (repeat (each animal).name)
  return "\(all)"
}
print(members(Dog(name: "Fido"), Cat(lives: 7), Dog(name: "Bo")))

func loop<each Value: CustomStringConvertible>(_ values: repeat each Value) -> String {
  var result = ""
  for value in repeat each values {
    if value.description == "skip" { continue }
    if value.description == "stop" { break }
    result += "<" + value.description + ">"
  }
  return result
}
print(loop(1, "skip", true, 2.5, "stop", 7))

func passOn<each Value>(_ value: repeat each Value) -> (repeat each Value) {
  printEach(repeat each value)
  return together(repeat each value)
}
print(passOn(1, "x"))

func around<each Value>(_ value: repeat each Value) {
  printEach("begin", repeat each value, "end")
  print((0, repeat each value, 9))
}
around(true, 1.5)
around()

func doubled<each Value>(_ value: repeat each Value) {
  print((repeat (each value, each value)))
  print((repeat [each value, each value]))
}
doubled(1, "z")

func pairs<each First, each Second>(
  _ first: repeat each First, with second: repeat each Second
) -> (repeat (each First, each Second)) {
  (repeat (each first, each second))
}
print(pairs(1, "a", with: true, 2.0))
let zipped = pairs(1, "a", with: true, 2.0)
print(zipped.0.1, zipped.1.0)

func mapped<each Value>(_ value: repeat each Value) -> (repeat [each Value]) {
  (repeat [each value])
}
print(mapped(1, "q"))

func optional<each Value>(_ value: repeat each Value) -> (repeat (each Value)?) {
  (repeat each value)
}
print(optional(1, "o"))

func areEqual<each Value: Equatable>(
  _ left: (repeat each Value), _ right: (repeat each Value)
) -> Bool {
  for (left, right) in repeat (each left, each right) {
    guard left == right else { return false }
  }
  return true
}
print(areEqual((1, "a", true), (1, "a", true)), areEqual((1, "a"), (1, "b")))

func count<each Value>(_ value: repeat each Value) -> Int {
  var count = 0
  for _ in repeat each value { count += 1 }
  return count
}
print(count(), count(1), count((1, 2)), count(1, "a", [2]))

func typeNames<each Value>(_ type: repeat (each Value).Type) -> [String] {
  var names: [String] = []
  repeat names.append("\(each type)")
  return names
}
print(typeNames(Int.self, [String].self))

func kinds<each Value>(_ value: repeat each Value) {
  repeat print((each Value).self, type(of: each value))
}
kinds(1, "a", [1.5])
