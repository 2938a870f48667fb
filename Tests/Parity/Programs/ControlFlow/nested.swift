// Flow through nested loops, switches, guards, closures and recursion.
func find(_ grid: [[Int]], _ wanted: Int) -> (Int, Int)? {
  for (y, row) in grid.enumerated() { for (x, value) in row.enumerated() where value == wanted { return (x, y) } }
  return nil
}
let grid = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
print(find(grid, 6)!, find(grid, 0) as Any)
var log: [String] = []
rows: for row in grid {
  cells: for cell in row {
    switch cell {
    case 2: continue cells
    case 5: continue rows
    case 8: break rows
    case let odd where odd % 2 == 1: log.append("odd \(odd)")
    default: log.append("even \(cell)")
    }
  }
}
print(log)
func primes(to limit: Int) -> [Int] {
  var result: [Int] = []; next: for n in 2...limit { for p in result { if p * p > n { break }; if n % p == 0 { continue next } }; result.append(n) }; return result
}
print(primes(to: 40))
func classify(_ n: Int) -> String {
  guard n != 0 else { return "zero" }; guard n > 0 else { return "negative" }; if n % 15 == 0 { return "fizzbuzz" } else if n % 5 == 0 { return "buzz" } else if n % 3 == 0 { return "fizz" };
  return "\(n)"
}
print((-1...15).map(classify).joined(separator: " "))
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String, _ moves: inout [String]) { if n == 0 { return }; hanoi(n - 1, a, c, b, &moves); moves.append(a + c); hanoi(n - 1, b, a, c, &moves) }
var moves: [String] = []
hanoi(3, "A", "B", "C", &moves)
print(moves.count, moves.joined(separator: " "))
func permutations<T>(_ items: [T]) -> [[T]] {
  items.count < 2
    ? [items]
    : items.indices.flatMap { i -> [[T]] in
      var rest = items; let item = rest.remove(at: i); return permutations(rest).map { [item] + $0 }
    }
}
print(permutations([1, 2, 3]), permutations(["a"]).count)
var (low, high) = (0, 100), steps = 0
while low < high { let middle = (low + high) / 2; steps += 1; if middle * middle < 2000 { low = middle + 1 } else { high = middle } }
print(low, steps)
var total = 0
repeat { total += 7; if total % 2 == 0 { continue }; if total > 50 { break } } while total < 100
print(total)
let memo: (Int) -> Int = {
  var cache: [Int: Int] = [:]; func fib(_ n: Int) -> Int { if let known = cache[n] { return known }; let value = n < 2 ? n : fib(n - 1) + fib(n - 2); cache[n] = value; return value }; return fib
}()
print(memo(50), (0...10).map(memo))
for i in stride(from: 3, to: 0, by: -1) { for _ in 0..<i { print("*", terminator: "") }; print() }
