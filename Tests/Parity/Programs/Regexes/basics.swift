let r = #/(\d+)-(\w+)/#
if let m = "ab 12-xy".firstMatch(of: r) { print(m.0, m.1, m.2, m.output.1) }
print("a1b2".contains(#/\d/#), "a1b2".replacing(#/\d/#, with: "#"))
print("a1b22".matches(of: #/\d+/#).map { String($0.output) })
print("k=v".wholeMatch(of: #/(?<key>\w)=(?<value>\w)/#)?.key ?? "-")
print("a, b,c".split(separator: #/,\s*/#))
let x = try Regex("([a-z])+")
print("12ab".firstMatch(of: x)?.output[0].substring ?? "")
print("abc".prefixMatch(of: #/ab/#)?.output ?? "")
print("2024-01-02".replacing(#/(\d+)-(\d+)-(\d+)/#) { "\($0.3).\($0.2).\($0.1)" })
let log = "2024-03-01 ERROR disk full\n2024-03-02 INFO ok\n2024-03-03 ERROR net down"
let line = #/(?<date>\d{4}-\d{2}-\d{2}) (?<level>[A-Z]+) (?<text>.+)/#
for m in log.matches(of: line) { print(m.output.date, m.level, m.text.uppercased()) }
struct Entry { var date: Substring; var level: String }
let es = log.split(separator: "\n").compactMap { l -> Entry? in
  guard let m = l.wholeMatch(of: line) else { return nil }
  return Entry(date: m.date, level: String(m.level)) }
print(es.count, es[0].level, es.filter { $0.level == "ERROR" }.map(\.date))
let opt = #/(\w+)(?:=(\d+))?/#
for s in ["a=1", "b"] { if let m = s.wholeMatch(of: opt) { print(m.1, m.2.map { Int($0)! } ?? 0) } }
var t = "x1y2"; t.replace(#/\d/#, with: "_"); print(t)
print("Hello World".ranges(of: #/o/#).count, "hello".firstRange(of: #/l+/#).map { "hello"[$0] } ?? "")
print("HELLO".contains(#/hello/#.ignoresCase()), "  x".trimmingPrefix(#/\s+/#))
let mail = #/
  (?<user> [\w.]+ )  # the name
  @
  (?<host> [\w.]+ )
/#
if let m = "joe.b@ex.com".wholeMatch(of: mail) { print(m.user, m.host) }
do { _ = try Regex("(") } catch { print("bad") }
let alt = #/(?:(a+)|(b+))c/#
if let m = "bbc".firstMatch(of: alt) { print(m.1 as Any, m.2 as Any) }
func find(_ r: some RegexComponent<Substring>, _ s: String) -> [Substring] { s.matches(of: r).map(\.output) }
print(find(#/[aeiou]/#, "education"))
let re: Regex<(Substring, Substring)> = #/#(\w+)/#
print("a #tag and #more".matches(of: re).map(\.1))
