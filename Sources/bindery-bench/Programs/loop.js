let sum = 0
let i = 0
while (i < 10000000) {
  sum = (sum + i * 3) % 1000003
  i += 1
}
console.log(sum)
