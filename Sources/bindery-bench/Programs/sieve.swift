// An array of truth values, read and written by index.
func sieve(_ limit: Int) -> Int {
  var isComposite = [Bool](repeating: false, count: limit + 1)
  var count = 0
  for n in 2...limit {
    if isComposite[n] { continue }
    count += 1
    var multiple = n * n
    while multiple <= limit {
      isComposite[multiple] = true
      multiple += n
    }
  }
  return count
}
print(sieve(2_000_000))
