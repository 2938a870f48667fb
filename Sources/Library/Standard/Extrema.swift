func min<T: Comparable>(_ x: T, _ y: T) -> T { y < x ? y : x }
func max<T: Comparable>(_ x: T, _ y: T) -> T { y >= x ? y : x }
func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var result = min(min(x, y), z)
  for value in rest { if value < result { result = value } }
  return result
}
func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T {
  var result = max(max(x, y), z)
  for value in rest { if value >= result { result = value } }
  return result
}
func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { x < 0 ? -x : x }
