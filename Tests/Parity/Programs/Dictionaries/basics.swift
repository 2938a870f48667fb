var d = ["a": 1, "b": 2, "c": 3]
print(
  d.count, d.isEmpty, d["a"] as Any, d["z"] as Any, d["z", default: 9], d.keys.sorted(),
  d.values.sorted())
d["d"] = 4; d["a"] = nil; d["b"]! += 10; d["e", default: 0] += 5;
print(d.sorted { $0.key < $1.key })
print(
  d.updateValue(7, forKey: "b") as Any, d.updateValue(8, forKey: "x") as Any,
  d.removeValue(forKey: "x") as Any, d.removeValue(forKey: "q") as Any)
print(
  d.mapValues { $0 * 2 }.sorted { $0.key < $1.key },
  d.compactMapValues { $0 > 4 ? $0 : nil }.sorted { $0.key < $1.key },
  d.filter { $0.value > 3 }.sorted { $0.key < $1.key })
print(
  d.map { "\($0.key)=\($0.value)" }.sorted(), d.min { $0.value < $1.value }!,
  d.max { $0.value < $1.value }!.key, d.reduce(0) { $0 + $1.value })
print(
  d.contains { $0.key == "b" }, d.first { $0.value == 7 }!.key, d.allSatisfy { $0.value > 0 },
  d.keys.contains("b"), d.values.contains(7))
let g = Dictionary(grouping: ["apple", "avocado", "bean", "cherry", "corn"], by: { $0.first! });
print(g.sorted { $0.key < $1.key })
print(
  Dictionary(uniqueKeysWithValues: [("x", 1)]), Dictionary(uniqueKeysWithValues: zip(["k"], [1])),
  Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +),
  Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: { first, _ in first }))
var m = ["a": 1]; m.merge(["a": 5]) { $0 + $1 }; print(m); m.merge([("a", 1)]) { _, new in new };
print(m, m.merging(["a": 9]) { old, _ in old })
print(
  [:] as [String: Int], ["k": [1, 2]], ["k": ["n": 1]], [1: "one"], ["a": nil] as [String: Int?],
  ["x": 1.5], [1: Optional(2)], ["c": Character("x")])
print(
  ["k": "v"].description, ["k": "v"].debugDescription, "\(["k": 1])", String(describing: [1: 2]))
print(
  ["a": 1] == ["a": 1], ["a": 1] != ["a": 2], ["a": 1, "b": 2] == ["b": 2, "a": 1],
  ["a": 1].hashValue == ["a": 1].hashValue)
for (key, value) in d.sorted(by: { $0.key < $1.key }) { print(key, value, terminator: "; ") }
print()
for (i, pair) in d.sorted(by: <).enumerated() { print(i, pair.key, pair.value, terminator: "; ") }
print()
func < (a: (key: String, value: Int), b: (key: String, value: Int)) -> Bool { a.key < b.key }
var counts: [Character: Int] = [:]; for c in "mississippi" { counts[c, default: 0] += 1 }
print(
  counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map {
    "\($0.key)\($0.value)"
  }.joined())
var nested: [String: [String: Int]] = [:]; nested["a", default: [:]]["x", default: 0] += 1;
nested["a"]?["y"] = 2; nested["b", default: [:]]["z"] = 3
print(
  nested["a"]!.sorted { $0.key < $1.key }, nested["a"]?["x"] as Any, nested["q"]?["x"] as Any,
  nested.count)
var lists: [Int: [String]] = [:]; lists[1, default: []].append("a"); lists[1]?.append("b");
lists[2]?.append("c"); print(lists)
let one = ["only": 1];
print(
  one.first!, one.first!.key, one.keys, one.values, one.startIndex == one.endIndex,
  one[one.startIndex], one.index(forKey: "only") != nil, one.randomElement()!)
print(
  one.keys.map { $0 }, Array(one.values), one.keys.first!, Array(one), Set(one.keys),
  one.values.reduce(0, +), one.enumerated().map { $0.offset })
var v = ["a": [1, 2]]; v["a"]![0] = 9; v["a"]?.removeLast(); print(v);
v.values.first.map { print($0) }
for k in v.keys { v[k]?.append(3) }; print(v); v.removeAll(); print(v, v.popFirst() as Any)
var s = ["x": 1]; if let i = s.index(forKey: "x") { print(s.remove(at: i)) }; print(s.isEmpty);
s.reserveCapacity(10); s["q"] = 1; print(s.popFirst()!, s)
struct P: Hashable { var x: Int; var y: Int }
print([P(x: 1, y: 2): "p"][P(x: 1, y: 2)]!, [P(x: 1, y: 2): "p"])
enum E: String, CaseIterable { case a, b };
print([E.a: 1], Dictionary(uniqueKeysWithValues: E.allCases.map { ($0, $0.rawValue.count) }).count)
print(
  Dictionary(grouping: 1...6) { $0 % 3 }.mapValues { $0.reduce(0, +) }.sorted { $0.key < $1.key },
  d.sorted { $0.value < $1.value }.map(\.key), d.keys.sorted().joined(),
  d.flatMap { [$0.value] }.sorted(), d.compactMap { Int($0.key) }, d.count { $0.value > 4 })
let lit: KeyValuePairs = ["z": 1, "a": 2, "z": 3];
print(lit, lit.count, lit[0], lit.map(\.key), lit.first { $0.key == "a" }!.value)
var inout1 = ["a": 1]; func bump(_ x: inout Int) { x += 1 }; bump(&inout1["a"]!);
bump(&inout1["b", default: 5]); print(inout1.sorted { $0.key < $1.key })
inout1.values.forEach { _ in }; for i in inout1.values.indices { inout1.values[i] *= 2 };
print(inout1.values.sorted(), type(of: inout1), type(of: inout1.keys))
print(
  ["a": 1].merging([("b", 2)], uniquingKeysWith: { $1 }).keys.sorted(), ["a": 1].isEmpty,
  ["b": 1, "a": 2].min { $0.key < $1.key }!, (["a": 1] as [String: Any])["a"] as? Int ?? 0)
