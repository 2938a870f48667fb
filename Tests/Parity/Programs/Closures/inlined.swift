// Closures that are given to functions of the library, in all the places where they may be inlined.
struct Failure: Error, CustomStringConvertible {
  let number: Int
  var description: String { "failure \(number)" }
}

final class Log {
  var lines: [String] = []
  deinit { print("log of \(lines.count) ends") }
}

func sums(_ numbers: [Int], by factor: Int) -> (Int, Int, [Int]) {
  let products = numbers.map { $0 * factor }.filter { $0 % 3 == 0 }
  return (products.reduce(0, +), products.reduce(1) { $0 &* 31 &+ $1 }, products)
}
print(sums([1, 2, 3, 4, 5, 6], by: 2))

func checked(_ numbers: [Int]) throws -> [String] {
  try numbers.map { number in
    if number > 3 { throw Failure(number: number) }
    return "n\(number)"
  }
}
for numbers in [[1, 2, 3], [3, 4, 5]] {
  do { print(try checked(numbers)) } catch { print("caught", error) }
}

func half(_ number: Int) throws -> Int {
  if number % 2 != 0 { throw Failure(number: number) }
  return number / 2
}
func halves(_ numbers: [Int]) -> [Int]? { try? numbers.map { try half($0) } }
func firstHalf(_ numbers: [Int]) -> Int? { try? numbers.first(where: { try half($0) > 2 }) }
print(
  halves([2, 4]) ?? [], halves([2, 3]) as Any, firstHalf([2, 4, 6]) as Any, firstHalf([3]) as Any)

// What a closure captures: constants, variables that change, objects.
func captures() -> [Int] {
  var total = 0
  let log = Log()
  let add = { (number: Int) in
    total += number
    log.lines.append("\(number)")
  }
  (1...3).forEach(add)
  let before = total
  let result = [10, 20].map { $0 + total + before + log.lines.count }
  total = 100
  return result + [total].map { $0 + total }
}
print(captures())

// Closures in closures, over several kinds of sequences.
func table(_ rows: Int, _ columns: Int) -> [[Int]] {
  (0..<rows).map { row in (0..<columns).map { column in row * columns + column } }
}
print(table(2, 3))
func words(_ text: String) -> [String] {
  text.split(separator: " ").map { part in String(part.filter { $0 != "x" }) }.filter {
    !$0.isEmpty
  }
}
print(words("axb xx cxd e"))
func pairs(_ counts: [String: Int]) -> [String] {
  counts.filter { $0.value > 1 }.map { "\($0.key)\($0.value)" }.sorted()
}
print(pairs(["a": 1, "b": 2, "c": 3]))
func indices(_ names: [String]) -> [String] {
  names.enumerated().map { "\($0.offset)\($0.element)" }
}
print(indices(["x", "y"]))
func largest(_ numbers: [Double]) -> Double { numbers.reduce(-.infinity) { max($0, $1) } }
print(largest([1.5, -2, 9.25]))
func optionals(_ texts: [String]) -> [Int] {
  texts.compactMap { Int($0) } + texts.compactMap(Int.init)
}
print(optionals(["1", "b", "3"]))
func flat(_ numbers: [Int]) -> [Int] { numbers.flatMap { Array(repeating: $0, count: $0) } }
print(flat([1, 0, 2]))
func tests(_ numbers: [Int], _ limit: Int) -> [Bool] {
  [
    numbers.contains { $0 > limit }, numbers.allSatisfy { $0 < limit },
    numbers.contains(where: { $0 == limit || $0 == -limit }),
    numbers.first { $0 > limit } == nil,
  ]
}
print(tests([1, 2, 3], 2), tests([], 0), tests([5, -7], 7))

// In generic code, methods and computed properties.
struct Box<Item> {
  var items: [Item]
  func mapped<Result>(_ change: (Item) -> Result) -> Box<Result> {
    Box<Result>(items: items.map { change($0) })
  }
  var texts: [String] { items.map { "<\($0)>" } }
}
print(Box(items: [1, 2]).mapped { "\($0)!" }.texts, Box(items: ["a"]).texts)
func total<Number: Numeric>(_ numbers: [Number]) -> Number { numbers.reduce(0) { $0 + $1 * $1 } }
print(total([1, 2, 3]), total([0.5, 1.5]))

// A value that the closure returns unchanged, and one that it is given twice.
func kept(_ logs: [Log]) -> [Log] { logs.map { $0 } }
do {
  let logs = [Log(), Log()]
  logs[1].lines = ["a"]
  print(kept(logs).count, kept(logs).filter { $0.lines.isEmpty }.count)
}
func returning(_ numbers: [Int]) -> String {
  numbers.map { number -> String in
    guard number > 1 else { return "few" }
    if number > 2 { return "many" }
    return "two"
  }.joined(separator: ",")
}
print(returning([1, 2, 3]))

// Loops whose rounds are skipped.
func skipping(_ numbers: [Int], _ names: [String: Int]) -> (Int, Int) {
  var (sum, count) = (0, 0)
  for number in numbers where number != 2 {
    if number < 0 { continue }
    guard number < 9 else { break }
    sum += number
  }
  for (name, number) in names {
    guard let first = name.first, first != "b" else { continue }
    if number > 5 { continue }
    count += 1
  }
  while let last = [sum, count].last, last < 4 {
    count += 1
    if count == 2 { continue }
    sum += last
  }
  return (sum, count)
}
print(skipping([1, 2, -3, 4, 9, 5], ["a": 1, "b": 2, "c": 7]))
