let seed = 42n
function next() {
  seed = (seed * 1103515245n + 12345n) % 2147483648n
  return Number(seed)
}
const numbers = []
for (let i = 0; i < 200000; i++) numbers.push(next())
const rising = [...numbers].sort((a, b) => a - b)
const falling = [...numbers].sort((a, b) => b - a)
console.log(rising[0] + " " + rising[100000] + " " + falling[0] + " " + falling[100000])
