func counter(from start: Int) -> () -> Int {
  var count = start
  return {
    count += 1
    return count
  }
}

func doubled(_ numbers: [Int]) -> [Int] { numbers.filter { $0 > 1 }.map { $0 * 2 } }

func total(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }

func hasNegative(_ numbers: [Int]) -> Bool { numbers.contains { $0 < 0 } }
