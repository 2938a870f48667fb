// Regular expressions that are never called by the name of their type.
let date = "2024-05-06".firstMatch(of: #/(?<year>\d+)-(?<month>\d+)-(?<day>\d+)/#)!
print(date.year, date.output.month, Int(date.day)! + 1)
print("a1b22".matches(of: #/\d+/#).map { String($0.output) })
print("x  y".replacing(#/\s+/#, with: "_"), "a1".contains(#/[0-9]/#), "ab".contains(#/[0-9]/#))
print("k=v".split(separator: #/=/#), "__a".trimmingPrefix(#/_+/#), "12ab".starts(with: #/\d\d/#))

struct Checker {
  static let word = #/[a-z]+/#
  func accepts(_ text: String) -> Bool { text.wholeMatch(of: Self.word) != nil }
  func holds(_ text: String) -> Bool { text.contains(Self.word) }
}
print(Checker().accepts("abc"), Checker().accepts("ab1"), Checker().holds("1a"))
print("a/b/c".split(separator: "/").count, 12 / 2 / 3)
