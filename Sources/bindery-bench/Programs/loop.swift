// Arithmetic with variables of the top level.
var sum = 0
var i = 0
while i < 10_000_000 {
  sum = (sum + i * 3) % 1_000_003
  i += 1
}
print(sum)
