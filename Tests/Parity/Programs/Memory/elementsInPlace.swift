// Elements behind pointers, changed where they lie.
struct Point { var x = 0, y = 0 }
final class Token {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("-", name) }
}

let points = UnsafeMutablePointer<Point>.allocate(capacity: 3)
points.initialize(repeating: Point(), count: 3)
for i in 0..<3 {
  points[i].x = i
  points[i].y += points[i].x * 10
}
points.pointee.x -= 5
(points + 1).pointee.y = 7
swap(&points[0], &points[2])
points[1].x += points[0].x + points[2].x
for i in 0..<3 { print(points[i].x, points[i].y) }
let kept = points[1]
points[1].x = 100
print(kept.x, points[1].x)
points.deinitialize(count: 3)
points.deallocate()

// Arrays are shared until one is written to.
var numbers = [[1, 2], [3]]
let before = numbers
numbers.withUnsafeMutableBufferPointer { buffer in
  buffer[0].append(9)
  buffer[1][0] *= 2
  for i in buffer.indices { buffer[i].append(buffer[i].count) }
  buffer.swapAt(0, 1)
}
print(numbers, before)

// What is replaced ends at once.
let tokens = UnsafeMutableBufferPointer<Token>.allocate(capacity: 2)
(tokens.baseAddress! + 0).initialize(to: Token("a"))
(tokens.baseAddress! + 1).initialize(to: Token("b"))
tokens[0] = tokens[1]
print("same", tokens[0] === tokens[1])
tokens[1] = Token("c")
print(tokens[0].name, tokens[1].name)
tokens.deinitialize()
tokens.deallocate()

// The same bytes as another type.
var word: UInt32 = 0x0102_0304
withUnsafeMutablePointer(to: &word) { pointer in
  pointer.withMemoryRebound(to: Int32.self, capacity: 1) { signed in
    signed.pointee += 1
    signed[0] &*= 2
  }
}
print(word)

// Optionals, tuples, and what is passed on to be changed.
let pairs = UnsafeMutablePointer<(Int, String?)>.allocate(capacity: 1)
pairs.initialize(to: (1, nil))
func change(_ text: inout String?, _ number: inout Int) {
  text = (text ?? "t") + "\(number)"
  number += 1
}
for _ in 0..<3 {
  let pointer = pairs
  var pair = pointer.pointee
  change(&pair.1, &pair.0)
  pointer.pointee = pair
  change(&pairs[0].1, &pair.0)
}
print(pairs.pointee.0, pairs.pointee.1 ?? "none")
pairs.deinitialize(count: 1)
pairs.deallocate()
let reading = [1.5, 2.5].withUnsafeBufferPointer { $0[0] + $0[1] }
print(reading)
