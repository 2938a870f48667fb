// Subscripts: several parameters, labels, generic, static, read-only, in place, through optionals.
struct Grid<Cell> {
  let width: Int
  var cells: [Cell]
  init(width: Int, height: Int, filled cell: Cell) {
    self.width = width; cells = Array(repeating: cell, count: width * height)
  }
  subscript(x: Int, y: Int) -> Cell {
    get { cells[y * width + x] }
    set { cells[y * width + x] = newValue }
  }
  subscript(row y: Int) -> [Cell] { Array(cells[y * width..<(y + 1) * width]) }
  subscript(safe index: Int) -> Cell? { cells.indices.contains(index) ? cells[index] : nil }
  subscript<Other>(index: Int, as transform: (Cell) -> Other) -> Other { transform(cells[index]) }
}
var grid = Grid(width: 3, height: 2, filled: 0)
grid[1, 1] = 5
grid[0, 0] += 2
grid[2, 1] -= 1
print(grid.cells, grid[row: 1], grid[safe: 9] as Any, grid[4, as: { "<\($0)>" }])
func change(_ cell: inout Int) { cell *= 10 }
change(&grid[1, 1])
print(grid.cells)
struct Registry {
  static var values: [String: Int] = [:]
  static subscript(name: String) -> Int {
    get { values[name] ?? 0 }
    set { values[name] = newValue }
  }
  private var nested: [String: [Int]] = [:]
  subscript(_ key: String, default fallback: @autoclosure () -> [Int]) -> [Int] {
    get { nested[key] ?? fallback() }
    set { nested[key] = newValue }
  }
}
Registry["a"] += 3
Registry["a"] *= 2
print(Registry["a"], Registry["b"])
var registry = Registry()
registry["x", default: [1]].append(2)
registry["x", default: []][0] = 7
print(registry["x", default: []], registry["y", default: [0]])
var matrix = [[1, 2], [3, 4]]
matrix[1][0] += 10
matrix[0].swapAt(0, 1)
matrix[1].append(5)
print(matrix, matrix[1][1...], matrix.last![0])
var table: [String: [String: Int]] = ["a": ["x": 1]]
table["a"]?["x"]? += 1
table["a", default: [:]]["y", default: 10] += 1
table["b", default: [:]]["z"] = 3
print(table["a"]!.sorted { $0.key < $1.key }, table["b"]!, table["c"]?["q"] as Any)
class Cache {
  private var data: [Int: String] = [:]
  subscript(key: Int) -> String? {
    get { data[key] }
    set { print("store", newValue ?? "nil"); data[key] = newValue }
  }
}
let cache = Cache()
cache[1] = "one"
cache[1]?.append("!")
cache[2]?.append("?")
cache[1] = nil
print(cache[1] as Any)
var tuple = (1, ["a": 2])
tuple.1["a"]! += 5
tuple.0 -= 1
print(tuple)
var text = Array("hello")
text[0] = "j"
text[1...2] = ["E", "L", "L"]
print(String(text), text[..<2].count, "héllo"["héllo".index(after: "héllo".startIndex)])
