function fannkuch(n) {
  const order = Array.from({length: n}, (_, i) => i), counts = new Array(n).fill(0)
  let checksum = 0, most = 0, sign = 1, rest = n
  while (true) {
    while (rest !== 1) { counts[rest - 1] = rest; rest -= 1 }
    const stack = [...order]
    let flips = 0
    while (stack[0] !== 0) {
      let low = 0, high = stack[0]
      while (low < high) {
        const other = stack[low]
        stack[low] = stack[high]
        stack[high] = other
        low += 1
        high -= 1
      }
      flips += 1
    }
    most = Math.max(most, flips)
    checksum += sign * flips
    sign = -sign
    while (true) {
      if (rest === n) return checksum + " " + most
      const first = order[0]
      for (let i = 0; i < rest; i++) order[i] = order[i + 1]
      order[rest] = first
      counts[rest] -= 1
      if (counts[rest] > 0) break
      rest += 1
    }
  }
}
console.log(fannkuch(9))
