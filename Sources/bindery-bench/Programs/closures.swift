// Sequence algorithms that take closures.
let numbers = Array(0..<500_000)
var total = 0
for round in 1...3 {
  let values = numbers.map { $0 * round }.filter { $0 % 3 == 0 }
  total += values.reduce(0) { $0 + $1 % 1000 }
  total += values.reduce(0, +) % 1000
  if let first = values.first(where: { $0 > 1000 }) { total += first }
  if values.contains(where: { $0 < 0 }) || !values.allSatisfy({ $0 >= 0 }) { total = 0 }
}
print(total)
