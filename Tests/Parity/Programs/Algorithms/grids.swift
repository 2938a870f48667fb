struct Matrix: Equatable, CustomStringConvertible {
  let rows, columns: Int; private var grid: [Double]
  init(rows: Int, columns: Int, _ f: (Int, Int) -> Double = { _, _ in 0 }) { self.rows = rows; self.columns = columns; grid = (0..<rows).flatMap { r in (0..<columns).map { f(r, $0) } } }
  init(_ m: [[Double]]) { self.init(rows: m.count, columns: m[0].count) { m[$0][$1] } }
  subscript(r: Int, c: Int) -> Double {
    get { precondition(r < rows && c < columns); return grid[r * columns + c] }
    set { grid[r * columns + c] = newValue }
  }
  static func identity(_ n: Int) -> Matrix { Matrix(rows: n, columns: n) { $0 == $1 ? 1 : 0 } }
  static func * (a: Matrix, b: Matrix) -> Matrix { Matrix(rows: a.rows, columns: b.columns) { r, c in (0..<a.columns).reduce(0) { $0 + a[r, $1] * b[$1, c] } } }
  static func *= (a: inout Matrix, k: Double) { for i in a.grid.indices { a.grid[i] *= k } }
  static prefix func - (m: Matrix) -> Matrix { var c = m; c *= -1; return c }
  var transposed: Matrix { .init(rows: columns, columns: rows) { self[$1, $0] } }
  func minor(_ r: Int, _ c: Int) -> Matrix { .init(rows: rows - 1, columns: columns - 1) { self[$0 < r ? $0 : $0 + 1, $1 < c ? $1 : $1 + 1] } }
  var determinant: Double { rows == 1 ? self[0, 0] : (0..<columns).map { c in (c.isMultiple(of: 2) ? 1 : -1) * self[0, c] * minor(0, c).determinant }.reduce(0, +) }
  var description: String { (0..<rows).map { r in "[" + (0..<columns).map { "\(self[r, $0])" }.joined(separator: " ") + "]" }.joined(separator: "\n") }
}
infix operator ** : MultiplicationPrecedence
func ** (m: Matrix, n: Int) -> Matrix { n == 0 ? .identity(m.rows) : m * (m ** (n - 1)) }
let m = Matrix([[2, 0, 1], [1, 3, 2], [1, 1, 4]]); print(m * .identity(3) == m, m.determinant, -m.transposed, m ** 2, separator: "\n")
struct Life {
  var cells: Set<Cell>; struct Cell: Hashable { var x, y: Int; var around: [Cell] { (-1...1).flatMap { dx in (-1...1).compactMap { dy in dx == 0 && dy == 0 ? nil : Cell(x: x + dx, y: y + dy) } } } }
  init(_ s: String) { cells = Set(s.split(separator: "\n").enumerated().flatMap { y, row in row.enumerated().filter { $0.element == "#" }.map { Cell(x: $0.offset, y: y) } }) }
  mutating func step() {
    let counts = cells.flatMap(\.around).reduce(into: [Cell: Int]()) { $0[$1, default: 0] += 1 }; cells = Set(counts.filter { $0.value == 3 || $0.value == 2 && cells.contains($0.key) }.keys)
  }
  func draw(_ n: Int) -> String { (0..<n).map { y in String((0..<n).map { cells.contains(Cell(x: $0, y: y)) ? "#" : "." }) }.joined(separator: "\n") }
}
var life = Life(".#.\n..#\n###"); for _ in 0..<4 { life.step() }; print(life.draw(5), life.cells.count)
enum Mark: Character { case x = "X", o = "O"; var other: Mark { self == .x ? .o : .x } }
struct Board {
  var cells = [Mark?](repeating: nil, count: 9); static let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]
  var winner: Mark? {
    Self.lines.lazy.compactMap { l -> Mark? in
      guard let f = cells[l[0]], l.allSatisfy({ cells[$0] == f }) else { return nil }; return f
    }.first
  }
  var free: [Int] { cells.indices.filter { cells[$0] == nil } }
  func score(_ turn: Mark, for me: Mark) -> Int {
    if let w = winner { return w == me ? 1 : -1 }; if free.isEmpty { return 0 };
    let s = free.map { i in
      var b = self; b.cells[i] = turn; return b.score(turn.other, for: me)
    }; return turn == me ? s.max()! : s.min()!
  }
  func best(_ me: Mark) -> Int {
    free.max { a, b in
      var l = self, r = self; l.cells[a] = me; r.cells[b] = me; return l.score(me.other, for: me) < r.score(me.other, for: me)
    }!
  }
}
extension Board: CustomStringConvertible { var description: String { stride(from: 0, to: 9, by: 3).map { String(cells[$0..<($0 + 3)].map { $0?.rawValue ?? "." }) }.joined(separator: "/") } }
var board = Board(); for (i, c) in "X.O.X...O".enumerated() { board.cells[i] = Mark(rawValue: c) }; var turn = Mark.x
while board.winner == nil, !board.free.isEmpty { board.cells[board.best(turn)] = turn; turn = turn.other; print(board) }; print(board.winner.map { "\($0)" } ?? "draw")
func spiral(_ n: Int) -> [[Int]] {
  var g = Array(repeating: Array(repeating: 0, count: n), count: n), (r, c, dr, dc) = (0, 0, 0, 1);
  for k in 1...(n * n) { g[r][c] = k; let (nr, nc) = (r + dr, c + dc); if !(0..<n ~= nr && 0..<n ~= nc) || g[nr][nc] != 0 { (dr, dc) = (dc, -dr) }; r += dr; c += dc }; return g
}
print(spiral(3), (1...4).map { n in (0...n).reduce(into: [1]) { row, k in if k > 0 { row.append(row[k - 1] * (n - k + 1) / k) } } })
func queens(_ n: Int) -> Int {
  var count = 0;
  func place(_ row: Int, _ columns: [Int]) {
    if row == n { count += 1; return }; for c in 0..<n where !columns.enumerated().contains(where: { $1 == c || abs($1 - c) == row - $0 }) { place(row + 1, columns + [c]) }
  }; place(0, []); return count
}
print((1...6).map(queens));
print(
  (1...15).map {
    switch ($0 % 3, $0 % 5) {
    case (0, 0): "FizzBuzz";
    case (0, _): "Fizz";
    case (_, 0): "Buzz";
    default: "\($0)"
    }
  }.joined(separator: " "))
