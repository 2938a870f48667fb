// Values changed in place behind a default.
var counts: [String: Int] = [:]
for word in ["a", "b", "a", "c", "a"] { counts[word, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
func fallback(_ name: String) -> Int {
  print("asks for", name)
  return 100
}
counts["a", default: fallback("a")] += 1
counts["z", default: fallback("z")] += 1
print(counts["a"]!, counts["z"]!, counts["y", default: fallback("y")], counts["y"] as Any)
counts["set", default: fallback("set")] = 5
print(counts["set"]!)
var groups: [Int: [String]] = [:]
for name in ["Ann", "Bob", "Clara", "Dan"] { groups[name.count, default: []].append(name) }
print(groups[3]!, groups[5]!)
groups[3, default: []][0] += "!"
groups[9, default: ["new"]].removeLast()
print(groups[3]!, groups[9]!)
var nested: [String: [String: Int]] = [:]
nested["x", default: [:]]["y", default: 0] += 2
nested["x", default: [:]]["y", default: 0] += 3
print(nested["x"]!["y"]!)
var optionals: [String: Int?] = [:]
optionals["n", default: 1] = nil
print(optionals.count, optionals["n"]! as Any)
func bump(_ number: inout Int, by step: Int) { number += step }
bump(&counts["a", default: 7], by: 10)
bump(&counts["new", default: 7], by: 10)
print(counts["a"]!, counts["new"]!)
struct Failure: Error {}
func fail(_ number: inout Int) throws {
  number += 1
  throw Failure()
}
do { try fail(&counts["failed", default: 41]) } catch { print("failed", counts["failed"]!) }
final class Log {
  var entries: [String: [Int]] = [:] {
    didSet { print("didSet", entries.count) }
  }
  func add(_ number: Int, _ key: String) { entries[key, default: []].append(number) }
}
let log = Log()
log.add(1, "a")
log.add(2, "a")
print(log.entries["a"]!)
struct Table {
  var rows: [Int: Int] = [:]
  mutating func count(_ row: Int) { rows[row, default: 0] += 1 }
}
var table = Table()
let before = table
table.count(1)
table.count(1)
print(table.rows[1]!, before.rows.isEmpty)
let shared = counts
counts["a", default: 0] += 1
print(shared["a"]!, counts["a"]!)
var byCase: [Bool: Int] = [:]
[1, 2, 3].forEach { byCase[$0 > 1, default: 0] += $0 }
print(byCase[true]!, byCase[false]!)
struct Point: Hashable { var x: Int, y: Int }
var visits: [Point: Int] = [:]
for i in 0..<6 { visits[Point(x: i % 2, y: 0), default: 0] += i }
print(visits[Point(x: 0, y: 0)]!, visits[Point(x: 1, y: 0)]!)
var key = "k"
var changing: [String: Int] = [:]
changing[key, default: { key = "other"; return 1 }()] += 1
print(changing["k"] as Any, key)
// Removing and adding again while the last key is remembered.
var again = [1: "a", 2: "b"]
again[1, default: ""] += "x"
again[1] = nil
again[1, default: "new"] += "y"
print(again[1]!, again.count)
again.removeAll()
again[1, default: "c"] += "z"
print(again[1]!)
