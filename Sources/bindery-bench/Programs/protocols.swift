// Values behind a protocol.
protocol Shape {
  var area: Int { get }
  func scaled(by factor: Int) -> any Shape
}
struct Square: Shape {
  let side: Int
  var area: Int { side * side }
  func scaled(by factor: Int) -> any Shape { Square(side: side * factor) }
}
struct Rectangle: Shape {
  let width: Int
  let height: Int
  var area: Int { width * height }
  func scaled(by factor: Int) -> any Shape {
    Rectangle(width: width * factor, height: height * factor)
  }
}
var shapes: [any Shape] = []
for i in 0..<1000 {
  if i % 2 == 0 { shapes.append(Square(side: i)) } else { shapes.append(Rectangle(width: i, height: 2)) }
}
var total = 0
for round in 1...1000 {
  for shape in shapes { total += shape.area % round }
}
for shape in shapes { total += shape.scaled(by: 3).area }
print(total)
