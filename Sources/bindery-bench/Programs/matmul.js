class Matrix {
  constructor(size) { this.size = size; this.cells = new Array(size * size).fill(0) }
  get(row, column) { return this.cells[row * this.size + column] }
  set(row, column, value) { this.cells[row * this.size + column] = value }
  times(other) {
    const result = new Matrix(this.size)
    for (let i = 0; i < this.size; i++) {
      for (let j = 0; j < this.size; j++) {
        let sum = 0
        for (let k = 0; k < this.size; k++) sum += this.get(i, k) * other.get(k, j)
        result.set(i, j, sum)
      }
    }
    return result
  }
}
function made(size) {
  const matrix = new Matrix(size)
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) matrix.set(i, j, (i - j) * (i + j) % 100)
  }
  return matrix
}
const product = made(100).times(made(100))
console.log(product.get(10, 10) + " " + product.get(32, 5))
