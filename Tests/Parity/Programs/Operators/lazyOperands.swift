// Operators of the program that take an operand only when they need it.
infix operator ???: NilCoalescingPrecedence
func ??? <T>(value: T?, text: @autoclosure () -> String) -> String {
  value.map { "\($0)" } ?? text()
}
let missing: Int? = nil
let known: Int? = 5
print(missing ??? "none", known ??? "none")
print("Age: \(missing ??? "not known"), \(known ??? "not known")")

var asked: [String] = []
func ask(_ name: String, _ answer: Bool) -> Bool {
  asked.append(name)
  return answer
}
infix operator ==>: LogicalDisjunctionPrecedence
func ==> (premise: Bool, conclusion: @autoclosure () throws -> Bool) rethrows -> Bool {
  premise ? try conclusion() : true
}
print(ask("a", false) ==> ask("b", false), asked)
asked = []
print(ask("a", true) ==> ask("b", false), asked)

struct Parser {
  var run: (String) -> String?
  static func <|> (first: Parser, second: @autoclosure @escaping () -> Parser) -> Parser {
    Parser { first.run($0) ?? second().run($0) }
  }
}
infix operator <|>: AdditionPrecedence
func literal(_ word: String) -> Parser {
  print("made \(word)")
  return Parser { $0.hasPrefix(word) ? word : nil }
}
let parser = literal("let") <|> literal("var") <|> literal("func")
print(parser.run("var x") ?? "nothing", parser.run("let x") ?? "nothing")
print(parser.run("if x") ?? "nothing")
