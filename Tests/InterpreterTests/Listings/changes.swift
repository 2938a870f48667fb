struct Vector {
  var x: Double
  var y: Double
  var count = 0
  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
    count = 1
  }
  mutating func move(by dx: Double) {
    x += dx
    y *= 2
    count += 1
  }
}

enum Shape {
  case none
  case circle(Vector, radius: Int)
}

final class Counter {
  var total = 0
  var counts: [Int] = []
  var byName: [String: Int] = [:]
  func note(_ index: Int, _ name: String) {
    total += 1
    counts[index] += index
    byName[name, default: 0] -= 1
  }
}

func changed(_ numbers: [Int], by factor: Int) -> [Int] {
  var numbers = numbers
  var index = 0
  while index < numbers.count {
    numbers[index] *= factor
    numbers[index] |= 1
    numbers[index] += 100_000_000
    numbers[index] = index
    index += 1
  }
  return numbers
}

func pull(_ vectors: UnsafeMutablePointer<Vector>, _ index: Int, _ force: Double) {
  vectors[index].x += force
  vectors[index].y /= force
}

func shape(_ x: Double, _ radius: Int) -> Shape {
  radius > 0 ? .circle(Vector(x, 1), radius: radius) : .none
}

func pair(_ a: Int, _ b: String) -> (Int, String) { (a, b) }

func part(_ numbers: [Int], from start: Int, count: Int) -> ArraySlice<Int> {
  numbers[start..<(start + count)]
}

func sum(to last: Int) -> Int {
  var sum = 0
  for number in 1...last { sum += number }
  return sum
}
