// The largest singular value of an infinite matrix, approximated.
func cell(_ i: Int, _ j: Int) -> Double { 1.0 / Double((i + j) * (i + j + 1) / 2 + i + 1) }
func multiply(_ v: [Double]) -> [Double] {
  var result = [Double](repeating: 0, count: v.count)
  for i in 0..<v.count {
    var sum = 0.0
    for j in 0..<v.count { sum += cell(i, j) * v[j] }
    result[i] = sum
  }
  return result
}
func multiplyTransposed(_ v: [Double]) -> [Double] {
  var result = [Double](repeating: 0, count: v.count)
  for i in 0..<v.count {
    var sum = 0.0
    for j in 0..<v.count { sum += cell(j, i) * v[j] }
    result[i] = sum
  }
  return result
}
var u = [Double](repeating: 1, count: 120)
var v = u
for _ in 0..<10 {
  v = multiplyTransposed(multiply(u))
  u = multiplyTransposed(multiply(v))
}
var (uv, vv) = (0.0, 0.0)
for i in 0..<u.count {
  uv += u[i] * v[i]
  vv += v[i] * v[i]
}
print(Int((uv / vv).squareRoot() * 1_000_000))
