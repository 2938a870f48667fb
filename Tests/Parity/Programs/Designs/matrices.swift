struct Matrix: Equatable, CustomStringConvertible {
  private var grid: [[Double]]
  let rows: Int, cols: Int
  init(_ g: [[Double]]) { grid = g; rows = g.count; cols = g.first?.count ?? 0 }
  init(rows: Int, cols: Int, fill: Double = 0) { self.init(Array(repeating: Array(repeating: fill, count: cols), count: rows)) }
  static func identity(_ n: Int) -> Matrix { var m = Matrix(rows: n, cols: n); for i in 0..<n { m[i, i] = 1 }; return m }
  subscript(r: Int, c: Int) -> Double {
    get { precondition(r < rows && c < cols, "out of range"); return grid[r][c] }
    set { grid[r][c] = newValue }
  }
  subscript(row r: Int) -> [Double] { grid[r] }
  var transposed: Matrix { Matrix((0..<cols).map { c in (0..<rows).map { r in self[r, c] } }) }
  var description: String { grid.map { $0.map { String(format($0)) }.joined(separator: " ") }.joined(separator: "\n") }
  private func format(_ d: Double) -> String { d == d.rounded() ? "\(Int(d))" : "\(d)" }
  static func * (a: Matrix, b: Matrix) -> Matrix? {
    guard a.cols == b.rows else { return nil }
    var out = Matrix(rows: a.rows, cols: b.cols)
    for i in 0..<a.rows { for j in 0..<b.cols { for k in 0..<a.cols { out[i, j] += a[i, k] * b[k, j] } } }
    return out
  }
  static func *= (a: inout Matrix, k: Double) { a.grid = a.grid.map { $0.map { $0 * k } } }
  static prefix func - (m: Matrix) -> Matrix { var c = m; c *= -1; return c }
}
var m = Matrix([[1, 2], [3, 4.5]])
print(m)
print(m.transposed)
print((m * .identity(2))! == m, m * Matrix(rows: 3, cols: 1) == nil)
m *= 2
print(-m, m[row: 1], separator: "\n")
print(m == m.transposed.transposed)
