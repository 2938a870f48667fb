// Loops at the top level over variables that everything can see.
var sum = 0
var i = 0
while i < 1000 {
  sum = (sum + i * 3) % 1009
  i += 1
}
print(sum, i)
var last: Int
var isFound = false
repeat {
  last = i % 7
  i -= 1
  if last == 3 { isFound = true }
} while !isFound
print(last, i, isFound)
func read() -> Int { sum + i }
var total = 0
for k in 0..<5 {
  i += k
  total += read()
}
print(total, read())
outer: while true {
  for k in 1...10 {
    if k % 2 == 0 { continue }
    sum += k
    if sum > 2000 { break outer }
  }
}
print(sum, read())
search: if i > 0 {
  while true {
    i += 1
    if i % 100 == 0 { break search }
  }
}
print(i)
var values = [3, 1, 2]
var best: Int? = nil
for k in 0..<values.count {
  values[k] *= 2
  if values[k] > 3 { best = values[k] }
}
print(values, best as Any)
var (a, b) = (0.5, 1.5)
for _ in 0..<4 {
  let c = a + b
  a = b
  b = c
}
print(a, b, read())
var small: UInt8 = 250
for _ in 0..<4 { small &+= 3 }
print(small)
let show = { print(sum, small) }
for _ in 0..<3 { sum -= 1 }
show()
for k in 0..<5 {
  sum = k
  print(k)
  while true { values[sum] += 1; sum += 1 }
}
