struct Table {
  var header: [String]; var rows: [[CustomStringConvertible]]; enum Alignment { case left, right, center }
  func render(_ alignments: Alignment...) -> String {
    let cells = [header] + rows.map { $0.map(\.description) }; let widths = header.indices.map { c in cells.map { $0[c].count }.max() ?? 0 }
    func pad(_ s: String, _ c: Int) -> String {
      let space = widths[c] - s.count;
      switch c < alignments.count ? alignments[c] : .left {
      case .left: return s + String(repeating: " ", count: space);
      case .right: return String(repeating: " ", count: space) + s;
      case .center: return String(repeating: " ", count: space / 2) + s + String(repeating: " ", count: space - space / 2)
      }
    }
    let lines = cells.map { row in "| " + row.enumerated().map { pad($1, $0) }.joined(separator: " | ") + " |" };
    let rule = "+" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "+") + "+"; return ([rule, lines[0], rule] + lines.dropFirst() + [rule]).joined(separator: "\n")
  }
}
print(Table(header: ["name", "n", "ok"], rows: [["ann", 1, true], ["bo", 12.5, false], ["é👍", -3, Character("x") as CustomStringConvertible]]).render(.left, .right, .center))
func wrap(_ s: String, _ width: Int) -> [String] {
  s.split(separator: " ").reduce(into: [""]) { lines, w in
    if lines[lines.count - 1].isEmpty { lines[lines.count - 1] += w } else if lines.last!.count + 1 + w.count <= width { lines[lines.count - 1] += " \(w)" } else { lines.append(String(w)) }
  }
}
print(wrap("the quick brown fox jumps over the lazy dog", 12)); func words(_ s: String) -> [Substring] { s.split { !$0.isLetter } }
let text = "It was the best of times, it was the worst of times"; let counts = words(text.lowercased()).reduce(into: [:] as [Substring: Int]) { $0[$1, default: 0] += 1 }
for (w, n) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(4) { print(w, n, String(repeating: "▇", count: n)) }
func rle(_ s: String) -> String {
  var out = "", rest = s[...]; while let c = rest.first { let run = rest.prefix { $0 == c }; out += run.count > 1 ? "\(run.count)\(c)" : "\(c)"; rest = rest.dropFirst(run.count) }; return out
}
func unrle(_ s: String) -> String { var n = 0; return s.reduce(into: "") { o, c in if let d = c.wholeNumberValue { n = n * 10 + d } else { o += String(repeating: c, count: max(n, 1)); n = 0 } } };
print(rle("aaabccdddd"), unrle(rle("aaabccdddd")), unrle("12x"))
let morse: [Character: String] = ["s": "...", "o": "---"]; print("sos!".map { morse[$0, default: "?"] }.joined(separator: " "));
print(String("swift".reversed()), "hello world".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
func balanced(_ s: String) -> Bool {
  var stack: [Character] = []; let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"];
  for c in s { if pairs.values.contains(c) { stack.append(c) } else if let open = pairs[c], stack.popLast() != open { return false } }; return stack.isEmpty
}; print(["([])", "([)]", "((", ""].map(balanced))
func binary(_ n: Int) -> String { n < 2 ? "\(n)" : binary(n / 2) + "\(n % 2)" };
print(
  (0...5).map(binary), String(255, radix: 16, uppercase: true), Int("ff", radix: 16)!, Int("12a") as Any, String(format(1234567)), UInt8(truncatingIfNeeded: 300), 0b1010 ^ 0x3, ~5, 7 & -2, 1 << 5 | 1)
func format(_ n: Int) -> String {
  let d = String(abs(n)); let g = stride(from: 0, to: d.count, by: 3).map { i in String(d.reversed().dropFirst(i).prefix(3).reversed()) }.reversed().joined(separator: ",");
  return (n < 0 ? "-" : "") + g
}
struct Date0: Comparable, Strideable {
  var y, m, d: Int; static func isLeap(_ y: Int) -> Bool { y % 4 == 0 && (y % 100 != 0 || y % 400 == 0) };
  static func days(_ m: Int, _ y: Int) -> Int {
    switch m {
    case 2: isLeap(y) ? 29 : 28;
    case 4, 6, 9, 11: 30;
    default: 31
    }
  }
  var ordinal: Int { (1..<m).reduce(d) { $0 + Date0.days($1, y) } + (y - 1) * 365 + (y - 1) / 4 - (y - 1) / 100 + (y - 1) / 400 };
  static func < (a: Self, b: Self) -> Bool { (a.y, a.m, a.d) < (b.y, b.m, b.d) }; func distance(to o: Date0) -> Int { o.ordinal - ordinal }
  func advanced(by n: Int) -> Date0 { var c = self; for _ in 0..<n { c.d += 1; if c.d > Date0.days(c.m, c.y) { c.d = 1; c.m += 1; if c.m > 12 { c.m = 1; c.y += 1 } } }; return c };
  var weekday: String { ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][ordinal % 7] }
}
extension Date0: CustomStringConvertible { var description: String { [y, m, d].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-") } }
let day = Date0(y: 2024, m: 2, d: 28);
print(
  day, day.weekday, day.advanced(by: 2), (day...Date0(y: 2024, m: 3, d: 1)).map { $0.weekday }, day..<day.advanced(by: 1), Date0(y: 2000, m: 1, d: 1).distance(to: day),
  [1900, 2000, 2023, 2024].filter(Date0.isLeap))
var calendar = "Mo Tu We Th Fr Sa Su\n"; let first = (Date0(y: 2024, m: 2, d: 1).ordinal + 6) % 7; calendar += String(repeating: "   ", count: first);
for d in 1...29 { calendar += d < 10 ? " \(d)" : "\(d)"; calendar += (first + d) % 7 == 0 ? "\n" : " " }; print(calendar)
print(
  """
  Multi \("line".uppercased()) \
  joined
    indented "quotes" \u{1F600}
  """, #"raw \(no) \#(1 + 1)"#, "tab\there", "a" + "b" < "b", "z" > "Z", "straße".uppercased(), "ABC".unicodeScalars.map(\.value), "é".utf8.count, "👨‍👩‍👧".count)
