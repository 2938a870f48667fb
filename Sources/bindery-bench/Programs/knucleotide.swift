// The substrings of a long text, counted by their letters.
let letters = ["a", "c", "g", "t"]
var seed = 42
var sequence: [String] = []
for _ in 0..<100_000 {
  seed = (seed * 3877 + 29573) % 139_968
  sequence.append(letters[seed * 4 / 139_968])
}
let text = sequence.joined()
let bytes = Array(text.utf8)
func counts(of length: Int) -> [String: Int] {
  var counts: [String: Int] = [:]
  for start in 0...(bytes.count - length) {
    let piece = String(decoding: bytes[start..<(start + length)], as: UTF8.self)
    counts[piece, default: 0] += 1
  }
  return counts
}
for length in 1...3 {
  let sorted = counts(of: length).sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
  for (key, value) in sorted.prefix(3) { print(key, value) }
}
