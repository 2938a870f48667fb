// defer in every kind of scope; if and switch as expressions.
func order(_ depth: Int) -> Int {
  defer { print("out", depth) }
  print("in", depth)
  defer {
    defer { print("nested defer") }
    print("before out", depth)
  }
  if depth > 1 { return order(depth - 1) + 1 }
  return 0
}
print(order(2))
func early(_ stop: Bool) throws -> String {
  struct Stop: Error {}
  var log = "start"
  defer { print("log:", log) }
  if stop {
    log += " stop"
    throw Stop()
  }
  defer { log += " late" }
  log += " end"
  return log
}
print((try? early(false)) ?? "failed", (try? early(true)) ?? "failed")
for index in 1...3 {
  defer { print("end of", index) }
  if index == 2 { continue }
  print("body", index)
}
var counter = 0
func next() -> Int {
  defer { counter += 1 }
  return counter
}
print(next(), next(), counter)
let score = 72
let grade = if score > 90 { "A" } else if score > 70 { "B" } else { "C" }
let size =
  switch score {
  case ..<50: "small";
  case 50..<80: "medium";
  default: "large"
  }
print(grade, size)
func kind(_ number: Int) -> String {
  switch number {
  case 0: "zero"
  case let n where n < 0: "negative"
  case 1...9: if number == 7 { "lucky" } else { "digit" }
  default: number > 100 ? "huge" : "big"
  }
}
print([0, -3, 7, 5, 50, 500].map(kind))
let optional: Int? = if score > 100 { score } else { nil }
let number: Double = if optional == nil { 1 } else { 2.5 }
print(optional as Any, number)
struct Level {
  var value: Int
  var name: String { if value > 5 { "high" } else { "low" } }
  var color: String {
    switch value {
    case 0: return "none"
    case 1, 2: return "green"
    default:
      let text = "red"
      return text + "\(value)"
    }
  }
}
print(Level(value: 6).name, Level(value: 1).color, Level(value: 9).color)
var target = [1, 2]
target[0] = if score > 10 { 9 } else { 1 }
let closure = { (flag: Bool) in if flag { "yes" } else { "no" } }
print(target, closure(true), closure(false))
let done: () = if score == 0 { print("never") } else { print("else branch") }
print(done)
