class Square {
  constructor(side) { this.side = side }
  get area() { return this.side * this.side }
  scaled(factor) { return new Square(this.side * factor) }
}
class Rectangle {
  constructor(width, height) { this.width = width; this.height = height }
  get area() { return this.width * this.height }
  scaled(factor) { return new Rectangle(this.width * factor, this.height * factor) }
}
const shapes = []
for (let i = 0; i < 1000; i++) shapes.push(i % 2 === 0 ? new Square(i) : new Rectangle(i, 2))
let total = 0
for (let round = 1; round <= 1000; round++) {
  for (const shape of shapes) total += shape.area % round
}
for (const shape of shapes) total += shape.scaled(3).area
console.log(total)
