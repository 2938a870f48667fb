// What goes wrong in a small function ends the program there.
func square(_ n: Int) -> Int { n * n }
var n = 3
for i in 0..<10 {
  print(i, n)
  n = square(n)
}
