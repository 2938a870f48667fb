// Matrix multiplication, with the matrices behind a struct's subscript.
struct Matrix {
  let size: Int
  var cells: [Double]
  init(size: Int) {
    self.size = size
    cells = [Double](repeating: 0, count: size * size)
  }
  subscript(row: Int, column: Int) -> Double {
    get { cells[row * size + column] }
    set { cells[row * size + column] = newValue }
  }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    var result = Matrix(size: a.size)
    for i in 0..<a.size {
      for j in 0..<a.size {
        var sum = 0.0
        for k in 0..<a.size { sum += a[i, k] * b[k, j] }
        result[i, j] = sum
      }
    }
    return result
  }
}
func made(_ size: Int) -> Matrix {
  var matrix = Matrix(size: size)
  for i in 0..<size {
    for j in 0..<size { matrix[i, j] = Double((i - j) * (i + j) % 100) }
  }
  return matrix
}
let product = made(100) * made(100)
print(Int(product[10, 10]), Int(product[32, 5]))
