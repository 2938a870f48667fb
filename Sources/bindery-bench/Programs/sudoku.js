class Board {
  constructor(text) {
    this.cells = [...text].map(c => c === "." ? 0 : Number(c))
    this.rows = new Array(9).fill(0)
    this.columns = new Array(9).fill(0)
    this.boxes = new Array(9).fill(0)
    this.tries = 0
    this.cells.forEach((digit, place) => { if (digit > 0) this.put(digit, place) })
  }
  put(digit, place) {
    const row = Math.trunc(place / 9), column = place % 9
    this.rows[row] ^= 1 << digit
    this.columns[column] ^= 1 << digit
    this.boxes[Math.trunc(row / 3) * 3 + Math.trunc(column / 3)] ^= 1 << digit
  }
  solve(place) {
    while (place < 81 && this.cells[place] !== 0) place += 1
    if (place === 81) return true
    const row = Math.trunc(place / 9), column = place % 9
    const box = Math.trunc(row / 3) * 3 + Math.trunc(column / 3)
    const used = this.rows[row] | this.columns[column] | this.boxes[box]
    for (let digit = 1; digit <= 9; digit++) {
      if ((used & (1 << digit)) !== 0) continue
      this.tries += 1
      this.cells[place] = digit
      this.put(digit, place)
      if (this.solve(place + 1)) return true
      this.put(digit, place)
      this.cells[place] = 0
    }
    return false
  }
}
let total = 0
for (let i = 0; i < 20; i++) {
  const board = new Board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
  board.solve(0)
  total += board.tries
  const other = new Board("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
  other.solve(0)
  total += other.tries + other.cells[0]
}
console.log(total)
