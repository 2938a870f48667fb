class Vector {
  constructor(x, y) { this.x = x; this.y = y }
  plus(other) { return new Vector(this.x + other.x, this.y + other.y) }
  scale(factor) { this.x *= factor; this.y *= factor }
}
let position = new Vector(0, 0)
const velocity = new Vector(1, 0.5)
for (let step = 0; step < 1000000; step++) {
  position = position.plus(velocity)
  if (step % 1000 === 999) velocity.scale(0.99)
  velocity.y += 0.000001
}
console.log(Math.trunc(position.x + position.y))
