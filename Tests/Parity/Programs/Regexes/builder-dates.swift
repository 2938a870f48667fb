// Dates and times: numbers of fixed length, literals as components.
import RegexBuilder

struct Day { let year: Int, month: Int, day: Int }
let two = Regex { Repeat(count: 2) { .digit } }
let date = Regex {
  Capture { Repeat(.digit, count: 4) } transform: { Int($0)! }
  "-"
  Capture(two) { Int($0)! }
  "-"
  Capture { two } transform: { Int($0)! }
}
for match in "From 2024-01-31 to 2025-12-01.".matches(of: date) {
  print(Day(year: match.1, month: match.2, day: match.3))
}
let time = Regex {
  Capture(#/\d\d?/#)
  ":"
  #/(\d\d)(?::(\d\d))?/#
  Optionally { " "; Capture { ChoiceOf { "AM"; "PM" } } }
}
print(type(of: time))
for text in ["9:30", "12:05:59 PM", "7:00 AM"] { print(text.wholeMatch(of: time)!.output) }
let range = Regex {
  date
  " / "
  date
}
print("2024-01-02 / 2024-03-04".wholeMatch(of: range)!.output)
let named = #/(?<hour>\d+)h/#
print("5h".firstMatch(of: named)!.hour, named.contains(captureNamed: "hour"), named.contains(captureNamed: "minute"))
print("in 5h".firstMatch(of: Regex { "in "; named })!.output)
