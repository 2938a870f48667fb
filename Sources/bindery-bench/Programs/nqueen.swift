// Placing queens on a board, one column after another.
func solutions(_ n: Int) -> Int {
  var count = 0
  var columns = [Int](repeating: -1, count: n)
  var row = 0
  while row >= 0 {
    columns[row] += 1
    if columns[row] == n {
      columns[row] = -1
      row -= 1
      continue
    }
    var isFree = true
    for other in 0..<row {
      let distance = columns[row] - columns[other]
      if distance == 0 || distance == row - other || distance == other - row {
        isFree = false
        break
      }
    }
    if !isFree { continue }
    if row == n - 1 { count += 1 } else { row += 1 }
  }
  return count
}
print(solutions(9))
