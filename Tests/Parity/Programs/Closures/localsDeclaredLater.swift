func outer() {
  func inner() -> Int { later + 1 }
  let later = 4
  print(inner())
}
outer()
func f() -> Int { while true { return 1 } }
print(f())
func g() -> Int { repeat { return 2 } while true }
print(g())
func w() -> Int { while true { if Bool.random() { continue }; return 5 } }
print(w())
func evens(_ n: Int) -> [Int] {
  var out: [Int] = []
  func even(_ k: Int) { if k <= limit { out.append(k); odd(k + 1) } }
  func odd(_ k: Int) { if k <= limit { even(k + 1) } }
  let limit = n * 2
  even(0)
  return out
}
print(evens(3))
func counter() -> () -> Int {
  func next() -> Int { count += step; return count }
  var count = 0
  let step = 3
  return next
}
let c = counter()
print(c(), c())
func broken() -> Int {
  let n = 3
  while true { if n > 2 { break }; return 1 }
  return 5
}
print(broken())
func lp() -> Int { outer: while true { while true { break outer } }; return 3 }
print(lp())
func folded() -> Int { while 1 < 2 { return 1 } }
