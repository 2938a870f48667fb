// Constants of one tuple that get their values later.
func t(_ k: Int) -> Int {
  let (a, b): (Int, String)
  switch k {
  case 0: (a, b) = (1, "x")
  default: (a, b) = (2, "yy")
  }
  let c: Int, d: Int
  (c, d) = (4, 5)
  return a + b.count + c + d
}
print(t(0), t(1))
