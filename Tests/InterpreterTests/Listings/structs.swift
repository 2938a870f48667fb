struct Point {
  var x = 0.0
  var y = 0.0
  var length: Double { (x * x + y * y).squareRoot() }
  mutating func move(by distance: Double) { x += distance }
}

func moved(_ start: Point) -> Double {
  var points = [start, start]
  points[1].x = 3
  points[0].move(by: 2)
  return points[0].length + points[1].x
}
