// A subscript outside of an array.
var rows = [[1, 2], [3]]
func cell(_ row: Int, _ column: Int) -> Int { rows[row][column] }
print(cell(0, 1))
rows[1].append(4)
print(cell(1, 1))
print(cell(1, 2))
