// Lines of a bank statement: fields between separators, captured and transformed.
import RegexBuilder

let statement = """
  CREDIT    03/02/2022    Payroll                   $200.23
  CREDIT    03/03/2022    Sanctioned Individual A   $2,000,000.00
  DEBIT     03/05/2022    Doug's Dugout Dogs        $33.27
  """
enum Kind: String { case credit = "CREDIT", debit = "DEBIT" }
let separator = Regex {
  ChoiceOf {
    Repeat(2...) { .whitespace }
    "\t"
  }
}
let line = Regex {
  Capture {
    ChoiceOf {
      "CREDIT"
      "DEBIT"
    }
  } transform: { Kind(rawValue: String($0))! }
  separator
  Capture {
    Repeat(count: 2) { .digit }
    "/"
    Repeat(count: 2) { .digit }
    "/"
    Repeat(count: 4) { .digit }
  }
  separator
  Capture {
    OneOrMore(.any, .reluctant)
  }
  separator
  "$"
  Capture {
    OneOrMore {
      ChoiceOf {
        .digit
        CharacterClass.anyOf(",.")
      }
    }
  } transform: { amount in Double(amount.filter { $0 != "," }) }
}
for match in statement.matches(of: line) {
  let (_, kind, date, name, amount) = match.output
  print(kind, date, name, amount ?? -1, separator: "|")
}
print(type(of: line))
