const numbers = Array.from({length: 500000}, (_, i) => i)
let total = 0
for (let round = 1; round <= 3; round++) {
  const values = numbers.map(n => n * round).filter(n => n % 3 === 0)
  total += values.reduce((a, b) => a + b % 1000, 0)
  total += values.reduce((a, b) => a + b, 0) % 1000
  const first = values.find(n => n > 1000)
  if (first !== undefined) total += first
  if (values.some(n => n < 0) || !values.every(n => n >= 0)) total = 0
}
console.log(total)
