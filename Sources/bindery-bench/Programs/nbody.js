const bodies = [
  {x: 0.0, y: 0.0, z: 0.0, vx: 0.0, vy: 0.0, vz: 0.0, mass: 39.47841760435743},
  {x: 4.841431442, y: -1.160320044, z: -0.103622044, vx: 0.606326392, vy: 2.811986845, vz: -0.025218361, mass: 0.037693674},
  {x: 8.343366718, y: 4.124798564, z: -0.403523417, vx: -1.010774346, vy: 1.825662371, vz: 0.008415761, mass: 0.011286326},
  {x: 12.894369562, y: -15.111151401, z: -0.223307578, vx: 1.082791006, vy: 0.868713018, vz: -0.010832637, mass: 0.001723724},
  {x: 15.379697114, y: -25.919314609, z: 0.179258772, vx: 0.979090732, vy: 0.594698998, vz: -0.034755955, mass: 0.002033686},
]
function energy() {
  let sum = 0
  for (let i = 0; i < bodies.length; i++) {
    const a = bodies[i]
    sum += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz)
    for (let j = i + 1; j < bodies.length; j++) {
      const b = bodies[j], dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z
      sum -= a.mass * b.mass / Math.sqrt(dx * dx + dy * dy + dz * dz)
    }
  }
  return sum
}
function advance(step) {
  for (let i = 0; i < bodies.length; i++) {
    const a = bodies[i]
    for (let j = i + 1; j < bodies.length; j++) {
      const b = bodies[j], dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z
      const square = dx * dx + dy * dy + dz * dz
      const pull = step / (square * Math.sqrt(square))
      const own = a.mass * pull, other = b.mass * pull
      a.vx -= dx * other
      a.vy -= dy * other
      a.vz -= dz * other
      b.vx += dx * own
      b.vy += dy * own
      b.vz += dz * own
    }
  }
  for (const a of bodies) {
    a.x += step * a.vx
    a.y += step * a.vy
    a.z += step * a.vz
  }
}
for (let i = 0; i < 20000; i++) advance(0.01)
console.log(Math.trunc(energy() * 1000000))
