let text = """
  The quick brown fox jumps over the lazy dog. The dog barks; the fox runs!
  Quick thinking, quick acting.
  """
let words = text.lowercased().split { !$0.isLetter }.map(String.init)
var counts: [String: Int] = [:]
for w in words { counts[w, default: 0] += 1 }
let top = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(4)
for (w, n) in top { print(w.padding(6), String(repeating: "*", count: n)) }
extension String {
  func padding(_ n: Int) -> String { count >= n ? self : self + String(repeating: " ", count: n - count) }
}
let lengths = Dictionary(words.map { ($0.count, [$0]) }, uniquingKeysWith: +)
for k in lengths.keys.sorted() { print(k, Set(lengths[k]!).sorted()) }
print(words.count, Set(words).count, words.reversed().first { $0.hasPrefix("q") } ?? "-")
let initials = words.compactMap(\.first).reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
print(initials.filter { $0.value > 2 }.keys.sorted())
print(words.lazy.filter { $0.count > 4 }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.prefix(3).joined(separator: "-"))
