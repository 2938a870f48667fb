// Words of a text, counted in a dictionary.
let names = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa"]
var text = ""
for i in 0..<60_000 { text += names[i * i % 10] + "\(i % 97) " }
var counts: [String: Int] = [:]
for word in text.split(separator: " ") { counts[String(word), default: 0] += 1 }
var most = 0
for (_, count) in counts { most = max(most, count) }
print(counts.count, most, counts["alpha0"] ?? 0)
