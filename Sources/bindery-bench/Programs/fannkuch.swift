// Permutations, and the number of prefix reversals that bring 0 to the front of each.
func fannkuch(_ n: Int) -> (Int, Int) {
  var order = Array(0..<n)
  var counts = [Int](repeating: 0, count: n)
  var (checksum, most, sign, rest) = (0, 0, 1, n)
  while true {
    while rest != 1 {
      counts[rest - 1] = rest
      rest -= 1
    }
    var stack = order
    var flips = 0
    while stack[0] != 0 {
      var (low, high) = (0, stack[0])
      while low < high {
        stack.swapAt(low, high)
        low += 1
        high -= 1
      }
      flips += 1
    }
    most = max(most, flips)
    checksum += sign * flips
    sign = -sign
    while true {
      if rest == n { return (checksum, most) }
      let first = order[0]
      for i in 0..<rest { order[i] = order[i + 1] }
      order[rest] = first
      counts[rest] -= 1
      if counts[rest] > 0 { break }
      rest += 1
    }
  }
}
let (checksum, most) = fannkuch(9)
print(checksum, most)
