// What goes wrong in a small function ends the program there.
let numbers = [3, 5, 7]
func next(_ n: Int) -> Int { numbers[n] - 2 }
var n = 0
for i in 0..<10 {
  print(i, n)
  n = next(n)
}
