// Destructuring: nested tuples, for loops, parameters of closures, conditions chained, shadowing.
let ((a, b), c) = ((1, "two"), [3])
print(a, b, c)
var (x, y) = (10, 20)
(x, y) = (y, x + y)
(x, _) = (x * 2, 0)
print(x, y)
let points = [(x: 1, y: 2), (x: 3, y: 4)]
for (x, y) in points { print(x * y, terminator: " ") }
for (index, (x, y)) in points.enumerated() where index > 0 { print(index, x, y, terminator: " ") }
for case (1, let second) in points { print("first is one", second) }
print(points.map { $0.x + $0.y }, points.map { (x, y) in x - y }, points.reduce(0) { $0 + $1.x }, points.max { $0.y < $1.y }!.x)
let dictionary = ["one": (1, true), "two": (2, false)]
for (name, (number, flag)) in dictionary.sorted(by: { $0.key < $1.key }) { print(name, number, flag) }
func parse(_ text: String) -> (key: String, value: Int)? {
  let parts = text.split(separator: "="); guard parts.count == 2, let value = Int(parts[1]) else { return nil }; return (String(parts[0]), value)
}
if let (key, value) = parse("a=1"), value > 0, case let doubled = value * 2 { print(key, value, doubled) }
guard let pair = parse("b=2"), case (let key, 2) = pair else { fatalError() }
print(key, pair.value, parse("c") == nil)
let nested: Any = [1, "a", [2.5], (1, 2)] as [Any]
if let list = nested as? [Any] {
  for item in list {
    if let number = item as? Int {
      print("int", number)
    } else if case let text as String = item {
      print("text", text)
    } else if let inner = item as? [Double], let first = inner.first {
      print("inner", first)
    } else {
      print("rest")
    }
  }
}
let optionals: [Int??] = [1, .some(nil), nil]
for item in optionals {
  switch item {
  case .some(.some(let number)): print("number", number);
  case .some(.none): print("inner nil");
  case .none: print("outer nil")
  }
}
if let a = Int("1"), let b = Int("2"), a < b { let a = a + b; print(a) }
let number = 7
switch number {
case let n where n % 2 == 0: print("even");
case 1, 3, 5, 7, 9: print("odd digit");
default: print("odd")
}
switch (number, number > 5) {
case (..<5, _): print("small");
case (5..., true) where number != 6: print("large");
case (_, _): print("other")
}
while case let value? = [1, nil].randomElement() ?? nil, value == 2 { print("never") }
print([1, 2, 3, 4].filter { if case 2...3 = $0 { true } else { false } }, zip([1, 2], ["a", "b"]).first { $0.0 == 2 }!.1)
