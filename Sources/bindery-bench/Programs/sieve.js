function sieve(limit) {
  const composite = new Array(limit + 1).fill(false)
  let count = 0
  for (let n = 2; n <= limit; n++) {
    if (composite[n]) continue
    count += 1
    for (let multiple = n * n; multiple <= limit; multiple += n) composite[multiple] = true
  }
  return count
}
console.log(sieve(2000000))
