// Every pattern in switch, if case, for case, guard case and catch.
enum Shape { case circle(Double), rect(w: Double, h: Double), point, group([Shape], name: String?) }
func describe(_ value: Any) -> String {
  switch value {
  case 0 as Int: "zero"
  case let number as Int where number < 0: "negative \(number)"
  case is Int: "integer"
  case 0.0 as Double: "zero double"
  case let (a, b) as (Int, String): "pair \(a) \(b)"
  case let text as String where text.hasPrefix("a"): "a-text"
  case let text as String: "text of \(text.count)"
  case let shape as Shape: area(shape)
  case let list as [Int]: "list \(list.count)"
  case Optional<Any>.none: "nil"
  default: "other"
  }
}
func area(_ shape: Shape) -> String {
  switch shape {
  case .circle(let radius) where radius > 10: "big circle"
  case .circle(1), .circle(2): "small circle"
  case let .circle(radius): "circle \(radius)"
  case .rect(let side, h: let other) where side == other: "square \(side)"
  case .rect(w: 0, h: _), .rect(w: _, h: 0): "flat"
  case let .rect(w, h): "rect \(w * h)"
  case .point: "point"
  case .group(let shapes, name: nil): "group of \(shapes.count)"
  case .group(_, name: let name?): "group \(name)"
  }
}
for value in [
  0, -4, 5, 0.0, (1, "x"), "abc", "xyz", Shape.circle(20), Shape.circle(2), [1, 2], 2.5,
] as [Any] { print(describe(value)) }
for shape: Shape in [
  .circle(3), .rect(w: 2, h: 2), .rect(w: 0, h: 1), .rect(w: 2, h: 3), .point,
  .group([.point], name: nil), .group([], name: "g"),
] { print(area(shape)) }
func classify(_ point: (x: Int, y: Int)) -> String {
  switch point {
  case (0, 0): return "origin"
  case (let x, 0): return "x \(x)"
  case (0, let y): return "y \(y)"
  case (-2...2, -2...2): return "near"
  case let (x, y) where x == y: return "diagonal \(x)"
  case (1..., _): return "right"
  case (_, ..<0): return "below"
  default: return "elsewhere"
  }
}
print(
  [(0, 0), (3, 0), (0, 4), (1, -2), (5, 5), (7, 1), (-9, -3), (-9, 3)].map {
    classify((x: $0, y: $1))
  })
switch Character("k") {
case "a"..."f": print("low")
case "g", "h": print("gh")
case "i"..<"m": print("middle")
default: print("high")
}
let maybe: Int? = 42
if case let number? = maybe, number > 40 { print("big", number) }
if case 40...50 = maybe ?? 0 { print("in range") }
for case let number? in [1, nil, 3, nil] { print(number, terminator: " ") }
for case (let index, let text) in [(1, "a"), (2, "b")] where index > 1 {
  print(text, terminator: " ")
}
for case .rect(let w, _) in [Shape.point, .rect(w: 8, h: 1)] { print(w) }
guard case .circle(let r) = Shape.circle(6) else { fatalError() }
print(r)
struct Even {}
func ~= (pattern: Even, value: Int) -> Bool { value % 2 == 0 }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
for number in 3...6 {
  switch number {
  case Even(): print(number, "even")
  case { $0 > 4 }: print(number, "odd and big")
  default: print(number, "odd")
  }
}
let text = "hello"
switch text {
case "hi", "hello": print("greeting"); fallthrough
case "never": print("fell through")
case _ where text.count > 3: print("long")
default: break
}
switch (maybe, text) {
case (nil, _): print("none")
case (42?, let word) where word.contains("l"): print("word", word)
case (.some(let number), "hello"): print(number)
case (_?, _): print("some")
}
let counts = [1, 2, 3]
switch counts.count {
case 0: print("empty");
case 1...2: print("few");
case 3...: print("many");
default: print("?")
}
if case (1, let rest) = (counts[0], counts.dropFirst()) { print(Array(rest)) }
