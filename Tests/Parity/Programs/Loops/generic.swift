// Loops in generic code over every kind of sequence that the library has.
func collected<S: Sequence>(_ sequence: S) -> [S.Element] {
  var result: [S.Element] = []
  for element in sequence { result.append(element) }
  return result
}
func firstFew<S: Sequence>(_ sequence: S, _ count: Int) -> [S.Element] {
  var result: [S.Element] = []
  for element in sequence {
    if result.count == count { break }
    result.append(element)
  }
  return result
}
print(collected([1, 2, 3]), collected([Int]()))
print(collected(0..<4), collected(2...5), collected(3..<3))
print(firstFew(0..., 3), firstFew(Int.max - 2 ... Int.max, 9))
print(collected(stride(from: 0, to: 10, by: 3)), collected(stride(from: 0, through: 9, by: 3)))
print(collected(stride(from: 5, to: 0, by: -2)), collected(stride(from: 5, through: 1, by: -2)))
print(collected(stride(from: Int.max - 3, through: Int.max, by: 2)))
print(collected(stride(from: Int.min + 3, to: Int.min, by: -2)))
print(collected(stride(from: 0.0, to: 1.0, by: 0.25)))
print(collected([1, 2, 3, 4, 5][1..<4]), collected([1, 2, 3].dropFirst()))
print(collected([1, 2, 3].reversed()), collected((0..<4).reversed()), collected((1...3).reversed()))
print(collected((Int.min...Int.min + 1).reversed()), collected((Int.min..<Int.min).reversed()))
print(collected("añ🇫🇷e\u{301}\r\nz"), collected("hello".dropFirst(2)), collected(""))
print(collected("abc".reversed()), collected("日本語".unicodeScalars).count, collected("é".utf8))
for (offset, letter) in collected("ab".enumerated()) { print(offset, letter) }
for (offset, number) in [7, 8].enumerated() where number > 7 { print(offset, number) }
print(collected(zip([1, 2, 3], ["a", "b"])).map { "\($0)\($1)" })
print(collected(zip(1..., "xyz")).map { "\($0)\($1)" })
print(collected(["k": 1]).map { "\($0.key)=\($0.value)" }, collected(["k": 1].keys), collected(["k": 1].values))
print(collected(Set([4])), collected(Set(1...20)).sorted())
print(collected([1, 2, 3].lazy.map { $0 * 2 }.filter { $0 > 2 }))
print(collected(repeatElement("x", count: 3)), collected(CollectionOfOne(5)))
print(collected(sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }))
print(collected(UInt8(250)...255), collected(Int8(-2)..<1))
print(collected([[1], [], [2, 3]].joined()), collected(AnySequence([1, 2])))
let optionals: [Int?] = [1, nil, 3]
print(collected(optionals).count, collected(optionals).compactMap { $0 })
for case let number? in collected(optionals) { print("has", number) }
for (key, values) in Dictionary(grouping: 1...6, by: { $0 % 2 == 0 ? "even" : "odd" }).sorted(by: { $0.key < $1.key }) {
  print(key, values)
}

// Sequences of one's own, which log what they are asked.
struct Countdown: Sequence {
  let start: Int
  func makeIterator() -> Iterator {
    print("makes an iterator")
    return Iterator(current: start)
  }
  struct Iterator: IteratorProtocol {
    var current: Int
    mutating func next() -> Int? {
      print("next", current)
      if current == 0 { return nil }
      defer { current -= 1 }
      return current
    }
  }
}
print(collected(Countdown(start: 2)), firstFew(Countdown(start: 5), 1))
final class Ticket: Sequence, IteratorProtocol {
  var number = 0
  func next() -> Int? {
    number += 1
    return number < 4 ? number : nil
  }
}
print(collected(Ticket()), Ticket().map { $0 * 10 }, Ticket().reduce(0, +))

// What a loop goes through is what was there when it began.
var numbers = [1, 2, 3]
for number in numbers {
  if number == 2 { numbers.removeAll() }
  numbers.append(number * 10)
}
print(numbers)
var counts = ["a": 1, "b": 2]
for (key, value) in counts { counts[key] = value + counts.count }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
var text = "abc"
for letter in text { text += String(letter) }
print(text)
var members: Set = [1]
for member in members { members.insert(member + 1) }
print(members.sorted())

// Errors, returns and labels leave loops from within.
struct Stop: Error {}
func failing<S: Sequence>(_ sequence: S) throws -> Int where S.Element == Int {
  var total = 0
  for number in sequence {
    if number == 3 { throw Stop() }
    total += number
  }
  return total
}
print((try? failing([1, 2])) as Any, (try? failing([1, 2, 3])) as Any, (try? failing(1...9)) as Any)
do {
  _ = try [1, 2, 3].map { number -> Int in
    print("maps", number)
    if number == 2 { throw Stop() }
    return number
  }
} catch { print("stopped") }
outer: for row in collected(0..<3) {
  for column in collected([0, 1, 2]) {
    if column == 1 { continue outer }
    if row == 2 { break outer }
    print(row, column)
  }
}
final class Owner {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
func owners() {
  for owner in collected([Owner("a"), Owner("b")]) { print("sees", owner.name) }
  for (index, owner) in [Owner("c"), Owner("d")].enumerated() {
    if index == 1 { break }
    print("sees", owner.name)
  }
}
owners()
var closures: [() -> Int] = []
for number in collected(1...3) { closures.append { number * number } }
print(closures.map { $0() })
for var number in collected([1, 2]) {
  number *= 2
  print(number)
}
