// Structs that are created, passed and changed field by field.
struct Vector {
  var x: Double
  var y: Double
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  mutating func scale(_ factor: Double) {
    x *= factor
    y *= factor
  }
}
func run() -> Double {
  var position = Vector(x: 0, y: 0)
  var velocity = Vector(x: 1, y: 0.5)
  for step in 0..<1_000_000 {
    position = position + velocity
    if step % 1000 == 999 { velocity.scale(0.99) }
    velocity.y += 0.000001
  }
  return position.x + position.y
}
print(Int(run()))
