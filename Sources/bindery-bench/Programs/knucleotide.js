const letters = ["a", "c", "g", "t"]
let seed = 42
const sequence = []
for (let i = 0; i < 100000; i++) {
  seed = (seed * 3877 + 29573) % 139968
  sequence.push(letters[Math.trunc(seed * 4 / 139968)])
}
const text = sequence.join("")
function count(length) {
  const counts = new Map()
  for (let start = 0; start + length <= text.length; start++) {
    const piece = text.slice(start, start + length)
    counts.set(piece, (counts.get(piece) ?? 0) + 1)
  }
  return counts
}
for (let length = 1; length <= 3; length++) {
  const sorted = [...count(length)].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  for (const [key, value] of sorted.slice(0, 3)) console.log(key + " " + value)
}
