// Version numbers: optional parts, numbers that are tried.
import RegexBuilder

let number = TryCapture { OneOrMore(.digit) } transform: { Int($0) }
let version = Regex {
  Optionally("v")
  number
  "."
  number
  Optionally {
    "."
    TryCapture { OneOrMore(.digit) } transform: { Int($0) }
  }
  Optionally {
    "-"
    Capture {
      OneOrMore(.word)
    }
  }
}
print(type(of: version))
for text in ["1.2", "v10.4.3", "2.0-beta", "3.1.4-rc1", "x", "1."] {
  guard let match = text.wholeMatch(of: version) else {
    print(text, "is none")
    continue
  }
  let (_, major, minor, patch, label) = match.output
  print(major, minor, patch ?? 0, label ?? "release")
}
print("from 1.2 to 3.4.5".matches(of: version).map { $0.1 * 100 + $0.2 })
let even = TryCapture(.digit) { digit -> Int? in
  let value = Int(digit)!
  return value % 2 == 0 ? value : nil
}
print("1 2 3 4 5".matches(of: even).map(\.1), "3".wholeMatch(of: even) == nil)
