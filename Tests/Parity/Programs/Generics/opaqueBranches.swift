// What stands behind an opaque type, told by the branches of one expression.
protocol Shape { var name: String { get } }
struct Square: Shape { let name: String }
func shape(_ isLarge: Bool) -> some Shape {
  if isLarge { Square(name: "large") } else { Square(name: "small") }
}
print(shape(true).name, shape(false).name)
func number(_ count: Int) -> some CustomStringConvertible {
  switch count {
  case 0: 10
  default: 20
  }
}
print(number(0), number(1))
