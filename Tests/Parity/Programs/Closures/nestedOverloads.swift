// What is nested costs no more than its text, however many overloads there are at each level.
let items = [1, 2, 0]
print(items[items[items[items[items[items[items[items[items[items[items[items[0]]]]]]]]]]]])

@resultBuilder enum Lines {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ line: String) -> [String] { [line] }
  static func buildExpression(_ lines: [String]) -> [String] { lines }
  static func buildExpression(_ number: Int) -> [String] { ["\(number)"] }
}
func group(_ name: String, @Lines _ lines: () -> [String]) -> [String] { [name] + lines() }
func group(@Lines _ lines: () -> [String]) -> [String] { lines() }
func group(_ number: Int, @Lines _ lines: () -> [String]) -> [String] { lines() }
print(group("a") {
group("a") {
group("a") {
group("a") {
group("a") {
group("a") {
group("a") {
group("a") {
group("a") {
group("a") {
"z"
3
}
3
}
3
}
3
}
3
}
3
}
3
}
3
}
3
}
3
})
