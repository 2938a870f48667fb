// Numbers that are changed in place: in arrays, structs, objects, dictionaries, captured variables and
// memory, while copies keep their values.
struct Point {
  var x: Int
  var y = 2.0
  var parts = [1, 2, 3]
}
final class Box {
  var n = 1
  var points = [Point(x: 1), Point(x: 2)]
  var counts: [String: Int] = [:]
}

var numbers = [1, 2, 3, 4]
let before = numbers
numbers[0] += 5
numbers[1] -= 5
numbers[2] *= 5
numbers[3] |= 9
numbers[3] ^= 1
numbers[3] &= 12
print(numbers, before)

// While an array is iterated, the loop sees what it was.
for (index, number) in numbers.enumerated() {
  numbers[index] += number
  numbers.append(number)
}
print(numbers)

var point = Point(x: 1)
let other = point
point.x += 10_000_000
point.y /= 4
point.parts[1] -= 7
print(point, other)

let box = Box()
let saved = box.points
box.n += 41
box.points[1].x *= 21
box.points[0].parts[2] += box.points[1].x
box.points[0].y -= 0.5
print(box.n, box.points, saved)

// The right side is evaluated first, and may change what the left side names.
var index = 0
func next() -> Int {
  index += 1
  return index
}
var list = [10, 20, 30]
list[index] += next()
print(list, index)
func local() -> [Int] {
  var position = 0
  var values = [10, 20, 30]
  func step() -> Int {
    position += 1
    return position
  }
  values[position] += step()
  values[position] = step()
  values[position] -= position
  return values
}
print(local())

var counts: [String: Int] = [:]
for word in ["a", "b", "a", "e\u{301}", "\u{e9}", "a"] { counts[word, default: 0] += 1 }
let copy = counts
counts["a", default: 0] *= 100
counts["c", default: next()] -= 5
counts["c", default: next()] -= 5
print(counts.sorted { $0.key < $1.key }, copy.count, copy["a"] ?? 0, index)
box.counts["x", default: 7] += 1
box.counts["x", default: 7] += 1
print(box.counts)

var captured = 1
let change = { captured += 3 }
change()
change()
print(captured)

let memory = UnsafeMutablePointer<Point>.allocate(capacity: 2)
memory.initialize(repeating: Point(x: 5), count: 2)
let first = memory[0]
memory[0].x -= 6
memory[1].y *= 1.5
memory[1].x += memory[0].x
print(memory[0].x, memory[1].y, memory[1].x, first.x)
memory.deinitialize(count: 2)
memory.deallocate()

var sum = 0
for number in (Int.max - 2)...Int.max { sum += number % 10 }
for number in (-2)...2 where number != 0 { sum += number * number }
for _ in 5...5 { sum += 1000 }
print(sum)
