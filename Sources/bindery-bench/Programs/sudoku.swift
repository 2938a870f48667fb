// A sudoku solver by backtracking, with sets of digits as bits.
final class Board {
  var cells: [Int]
  var rows = [Int](repeating: 0, count: 9)
  var columns = [Int](repeating: 0, count: 9)
  var boxes = [Int](repeating: 0, count: 9)
  var tries = 0
  init(_ text: String) {
    cells = text.map { $0 == "." ? 0 : Int(String($0))! }
    for (place, digit) in cells.enumerated() where digit > 0 { put(digit, place) }
  }
  func put(_ digit: Int, _ place: Int) {
    let (row, column) = (place / 9, place % 9)
    rows[row] ^= 1 << digit
    columns[column] ^= 1 << digit
    boxes[row / 3 * 3 + column / 3] ^= 1 << digit
  }
  func solve(_ start: Int) -> Bool {
    var place = start
    while place < 81 && cells[place] != 0 { place += 1 }
    if place == 81 { return true }
    let (row, column) = (place / 9, place % 9)
    let used = rows[row] | columns[column] | boxes[row / 3 * 3 + column / 3]
    for digit in 1...9 where used & (1 << digit) == 0 {
      tries += 1
      cells[place] = digit
      put(digit, place)
      if solve(place + 1) { return true }
      put(digit, place)
      cells[place] = 0
    }
    return false
  }
}
var total = 0
for _ in 0..<20 {
  let board = Board(
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
  _ = board.solve(0)
  total += board.tries
  let other = Board(
    "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
  _ = other.solve(0)
  total += other.tries + other.cells[0]
}
print(total)
