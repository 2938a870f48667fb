func sum(upTo limit: Int) -> Int {
  var total = 0
  var number = 1
  while number <= limit {
    total += number * number
    number += 1
  }
  return total
}
