// Counting in a dictionary of numbers.
var counts: [Int: Int] = [:]
for i in 0..<2_000_000 { counts[i * 7 % 1009, default: 0] += 1 }
var total = 0
for (key, count) in counts { total += key * count }
print(counts.count, total)
