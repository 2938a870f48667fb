const counts = new Map()
for (let i = 0; i < 2000000; i++) {
  const key = i * 7 % 1009
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
let total = 0
for (const [key, count] of counts) total += key * count
console.log(counts.size + " " + total)
