// Parts of values, read and changed where they lie.
struct Point: Equatable {
  var x = 0
  var y = 0.5
  var name = "p"
}
struct Line {
  var from = Point()
  var points: [Point] = []
  var pair = (low: 1, high: Point())
}
final class Canvas {
  var lines: [Line] = [Line(), Line()]
  var grid = [[1, 2], [3, 4], [5, 6]]
  let fixed = [[7, 8], [9]]
  var log: [String] = []
  func note(_ text: String, _ result: Int) -> Int {
    log.append(text)
    return result
  }
}

// Elements of elements, by constants, variables and sums.
let canvas = Canvas()
for i in 0..<canvas.grid.count {
  for j in 0..<canvas.grid[i].count { canvas.grid[i][j] += canvas.grid[i][canvas.grid[i].count - 1 - j] * 10 }
}
print(canvas.grid, canvas.fixed[1][0], canvas.fixed[0].count, canvas.fixed[0][canvas.fixed[0].count - 1])

// A copy keeps what it was.
let before = canvas.lines
canvas.lines[0].from.x += 5
canvas.lines[1].points.append(Point(x: 1, y: 2, name: "a"))
canvas.lines[1].points[0].name += "bc"
canvas.lines[0].pair.high.y *= 3
canvas.lines[0].pair.low -= 4
canvas.lines[1].points[0].x = 9
print(before[0].from.x, before[1].points.count, before[0].pair)
print(canvas.lines[0].from.x, canvas.lines[1].points, canvas.lines[0].pair)

// A copy of the inner value does, too.
var row = canvas.grid[0]
row[0] = -1
canvas.grid[1][1] = 100
let kept = canvas.grid[1]
canvas.grid[1][0] -= 7
print(row, canvas.grid, kept)

// What stands on the right may change what stands on the left.
struct Counter {
  var counts = [0, 0]
  mutating func next() -> Int {
    counts[0] += 1
    return counts[0]
  }
}
var counter = Counter()
let total = counter.counts[0] + counter.next() + counter.counts[0]
print(total, counter.counts)

// Two names for one array, one of them changed in the other's loop.
var shared = [1, 2, 3]
for (i, value) in shared.enumerated() {
  shared[i] = value * 2
  shared.append(i)
}
print(shared)
(shared[0], shared[1]) = (shared[1], shared[0])
print(shared[0], shared[1])
let (first, second, _) = (shared[2], shared.count, shared.removeLast())
print(first, second, shared.count)
do {
  let (row, column) = (7 / 3, 7 % 3)
  var (a, b) = (row, column)
  (a, b) = (b, a + b)
  (a, b) = (b, a + b)
  print(row, column, a, b)
}

// Text that continues itself and others.
var text = "ab"
text += text
let held = text
text += "\(text.count)"
text.append("!")
struct Note { var title = "n"; var lines: [String] = ["x"] }
var notes = [Note(), Note()]
notes[1].title += text
notes[0].lines[0] += notes[1].title
print(text, held, notes[1].title, notes[0].lines)
var parts: [String: Int] = [:]
for part in "to be or not to be".split(separator: " ") { parts[String(part), default: 0] += 1 }
print(parts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(["\u{212A}": 1]["K"] ?? 0, ["caf\u{e9}": 2]["cafe\u{301}"] ?? 0, ["abcdefgh": 3, "abcdefgi": 4]["abcdefgi"] ?? 0)

// Tuples behind a pointer.
var bodies = [(x: 1.0, y: 2.0, n: 3), (x: 4.0, y: 5.0, n: 6)]
let copy = bodies
bodies.withUnsafeMutableBufferPointer { buffer in
  guard let start = buffer.baseAddress else { return }
  start[0].x += start[1].y * 2
  start[1].n -= start[0].n
  buffer[1].y = buffer[0].x
}
print(bodies, copy[0].x, copy[1].n)

// Values that are the last of their kind while they are looked at.
func made(_ n: Int) -> [Point] { (0..<n).map { Point(x: $0, y: 1, name: "m\($0)") } }
print(made(3)[2].name, made(2)[1].x, (made(1)[0], made(2).count).0.name)
enum Tree { indirect case node(Tree, Int, Tree); case leaf }
func insert(_ value: Int, into tree: Tree) -> Tree {
  guard case .node(let left, let own, let right) = tree else { return .node(.leaf, value, .leaf) }
  return value < own
    ? .node(insert(value, into: left), own, right) : .node(left, own, insert(value, into: right))
}
func sum(_ tree: Tree) -> Int {
  if case .node(let left, let own, let right) = tree { sum(left) + own + sum(right) } else { 0 }
}
var tree = Tree.leaf
for i in 0..<200 { tree = insert(i * 37 % 101, into: tree) }
print(sum(tree))
