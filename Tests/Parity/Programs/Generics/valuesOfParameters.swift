// Numbers as generic arguments, and arrays whose size is a part of their type.

struct Matrix<let Rows: Int, let Columns: Int> {
  var cells: [Double]
  init(_ cell: (Int, Int) -> Double) {
    cells = []
    for row in 0..<Rows { for column in 0..<Columns { cells.append(cell(row, column)) } }
  }
  subscript(row: Int, column: Int) -> Double {
    get { cells[row * Columns + column] }
    set { cells[row * Columns + column] = newValue }
  }
  static func * <let Other: Int>(
    a: Matrix<Rows, Columns>, b: Matrix<Columns, Other>
  ) -> Matrix<Rows, Other> {
    Matrix<Rows, Other> { row, column in
      (0..<Columns).reduce(0) { $0 + a[row, $1] * b[$1, column] }
    }
  }
  var transposed: Matrix<Columns, Rows> { Matrix<Columns, Rows> { self[$1, $0] } }
  static var size: (Int, Int) { (Rows, Columns) }
}
let wide = Matrix<2, 3> { Double($0 * 3 + $1) }
let product = wide * wide.transposed
print(product.cells, type(of: product), Matrix<2, 3>.size, type(of: wide.transposed).Rows)

struct Vector<let N: Int, T: Numeric> {
  var data: InlineArray<N, T>
  init(_ element: (Int) -> T) { data = InlineArray(element) }
  init(repeating element: T) { data = .init(repeating: element) }
  func dot(_ other: Self) -> T {
    var sum: T = 0
    for i in data.indices { sum += data[i] * other.data[i] }
    return sum
  }
  subscript(i: Int) -> T {
    get { data[i] }
    set { data[i] = newValue }
  }
}
extension Vector where T == Double { var length: Double { dot(self).squareRoot() } }
extension Vector: CustomStringConvertible {
  var description: String { "<" + (0..<N).map { "\(self[$0])" }.joined(separator: ", ") + ">" }
}
typealias Vector3 = Vector<3, Double>
var vector = Vector3 { Double($0) }
vector[0] = 2
print(vector, vector.length, Vector3.N, type(of: vector), Vector3(repeating: 1))

struct Ring<let Capacity: Int> {
  private var slots = InlineArray<Capacity, Int?>(repeating: nil)
  private var head = 0
  private(set) var count = 0
  let limit = Capacity * 10
  mutating func push(_ value: Int) {
    slots[(head + count) % Capacity] = value
    if count < Capacity { count += 1 } else { head = (head + 1) % Capacity }
  }
  var contents: [Int] { (0..<count).map { slots[(head + $0) % Capacity]! } }
}
var ring = Ring<3>()
for i in 1...5 { ring.push(i) }
print(ring.contents, ring.limit)

func sum<let N: Int>(_ values: InlineArray<N, Int>) -> Int {
  var sum = 0
  for i in values.indices { sum += values[i] }
  return sum * N
}
func joined<let N: Int>(_ texts: [N of String]) -> String {
  var joined = "\(N):"
  for i in 0..<N { joined += texts[i] }
  return joined
}
var four: InlineArray<4, Int> = [1, 2, 3, 4]
four[2] = 30
four.swapAt(0, 3)
print(sum([1, 2, 3]), sum(four), joined(["a", "b"]), four.count, InlineArray<4, Int>.count)
let grid: [2 of [3 of Int]] = [[1, 2, 3], [4, 5, 6]]
let inferred: InlineArray = [1, 2, 3]
let sized: [_ of Double] = [1, 2.5]
let doubled = InlineArray<3, Int>(first: 1) { $0 * 2 }
print(grid[1][2], type(of: inferred), sized[1], doubled[2], [3 of String](repeating: "z")[0])
