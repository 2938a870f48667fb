// A builder's `buildExpression` tells calls of generic initializers what their closures take.
struct Rule<Input> {
  let message: String
  let check: (Input) -> Bool
}
@resultBuilder
enum RuleBuilder<Input> {
  static func buildBlock(_ parts: [Rule<Input>]...) -> [Rule<Input>] { parts.flatMap { $0 } }
  static func buildExpression(_ rule: Rule<Input>) -> [Rule<Input>] { [rule] }
  static func buildExpression(_ rules: [Rule<Input>]) -> [Rule<Input>] { rules }
  static func buildOptional(_ part: [Rule<Input>]?) -> [Rule<Input>] { part ?? [] }
  static func buildArray(_ parts: [[Rule<Input>]]) -> [Rule<Input>] { parts.flatMap { $0 } }
}
func failed<Input>(_ input: Input, @RuleBuilder<Input> by rules: () -> [Rule<Input>]) -> [String] {
  rules().filter { !$0.check(input) }.map(\.message)
}
let isStrict = true
print(
  failed("password") {
    Rule(message: "long") { $0.count >= 8 }
    Rule(message: "no spaces") { !$0.contains(" ") }
    if isStrict { Rule(message: "digits") { $0.contains(where: \.isNumber) } }
    for word in ["pass", "1234"] {
      Rule(message: "no \(word)") { !$0.hasPrefix(word) }
    }
  })
print(failed(-3) { Rule(message: "positive") { -$0 < 0 } })
