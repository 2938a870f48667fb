// Sorting numbers, by `<` and by a closure.
var seed = 42
func next() -> Int {
  seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
  return seed
}
var numbers: [Int] = []
for _ in 0..<200_000 { numbers.append(next()) }
let rising = numbers.sorted()
let falling = numbers.sorted(by: { $0 > $1 })
print(rising[0], rising[100_000], falling[0], falling[100_000])
