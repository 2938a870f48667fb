// Values of dictionaries changed in place, with what stands for a missing one.
var counts: [String: Int] = [:]
for word in "a b a c b a".split(separator: " ") { counts[String(word), default: 10] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let before = counts
counts["a", default: 0] *= 2
counts["d", default: 5] -= 1
print(before["a"]!, counts["a"]!, before["d"] as Any, counts["d"]!)
var nested: [Int: [Int: [String]]] = [:]
for i in 0..<6 { nested[i % 2, default: [:]][i % 3, default: []].append("\(i)") }
for key in nested.keys.sorted() {
  for inner in nested[key]!.keys.sorted() { print(key, inner, nested[key]![inner]!) }
}
func made() -> Int {
  print("made")
  return 1
}
counts["a", default: made()] += 1
counts["e", default: made()] += 1
counts.removeValue(forKey: "a")
counts["a", default: made()] += 1
print(counts["a"]!, counts["e"]!, counts.count)
final class Box { var n = 0 }
var boxes: [Bool: Box] = [:]
boxes[true, default: Box()].n += 1
print(boxes.count)
boxes[true] = Box()
boxes[true, default: Box()].n += 4
print(boxes[true]!.n)
var mixed: [AnyHashable: Int] = [:]
for key in [1, "1", 1.0, 2.5, "1"] as [AnyHashable] { mixed[key, default: 0] += 1 }
print(mixed.count, mixed[1]!, mixed["1"]!)
var cafes: [String: Int] = [:]
for name in ["caf\u{e9}", "cafe\u{301}", "cafe"] { cafes[name, default: 0] += 1 }
print(cafes.count, cafes["caf\u{e9}"]!)
func raise(_ number: inout Int) throws {
  number += 1
  if number > 2 { throw Box.Failure.large }
}
extension Box { enum Failure: Error { case large } }
var tries: [Int: Int] = [:]
for _ in 0..<4 {
  do { try raise(&tries[7, default: 0]) } catch { print(error, tries[7]!) }
}
