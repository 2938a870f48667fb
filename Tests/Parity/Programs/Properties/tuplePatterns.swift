struct Pair {
  var (first, second) = (1, "two")
  var (left, (middle, right)): (Int, (Double, Bool)) = (3, (4.5, true))
  static let (low, high) = (0, 10)
}
class Counter {
  var (hits, misses) = (0, 0)
  func note(_ hit: Bool) { if hit { hits += 1 } else { misses += 1 } }
}
var pair = Pair()
pair.second += "!"
print(pair, pair.left + 1, pair.middle, pair.right, Pair.low...Pair.high)
let counter = Counter()
counter.note(true)
counter.note(false)
counter.note(true)
print(counter.hits, counter.misses)
var set: Set<String> = []
var numbers: [Int] = []
print(type(of: set.remove("a")), type(of: numbers.popLast()))
struct Fibonacci: Sequence, IteratorProtocol {
  var (a, b) = (0, 1)
  mutating func next() -> Int? {
    defer { (a, b) = (b, a + b) }
    return a
  }
}
print(Array(Fibonacci().prefix(10)))
