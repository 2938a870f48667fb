function solutions(n) {
  let count = 0
  const columns = new Array(n).fill(-1)
  let row = 0
  while (row >= 0) {
    columns[row] += 1
    if (columns[row] === n) { columns[row] = -1; row -= 1; continue }
    let free = true
    for (let other = 0; other < row; other++) {
      const distance = columns[row] - columns[other]
      if (distance === 0 || distance === row - other || distance === other - row) {
        free = false
        break
      }
    }
    if (!free) continue
    if (row === n - 1) count += 1; else row += 1
  }
  return count
}
console.log(solutions(9))
