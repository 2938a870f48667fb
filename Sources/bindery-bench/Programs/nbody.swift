// Planets as tuples in an array that is accessed through a pointer.
typealias Body = (
  x: Double, y: Double, z: Double, vx: Double, vy: Double, vz: Double, mass: Double
)
var bodies: [Body] = [
  (0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    39.47841760435743),
  (4.841431442, -1.160320044, -0.103622044, 0.606326392, 2.811986845, -0.025218361,
    0.037693674),
  (8.343366718, 4.124798564, -0.403523417, -1.010774346, 1.825662371, 0.008415761,
    0.011286326),
  (12.894369562, -15.111151401, -0.223307578, 1.082791006, 0.868713018, -0.010832637,
    0.001723724),
  (15.379697114, -25.919314609, 0.179258772, 0.979090732, 0.594698998, -0.034755955,
    0.002033686),
]
func energy(_ bodies: [Body]) -> Double {
  var sum = 0.0
  for i in 0..<bodies.count {
    let a = bodies[i]
    sum += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz)
    for j in (i + 1)..<bodies.count {
      let b = bodies[j]
      let (dx, dy, dz) = (a.x - b.x, a.y - b.y, a.z - b.z)
      sum -= a.mass * b.mass / (dx * dx + dy * dy + dz * dz).squareRoot()
    }
  }
  return sum
}
func advance(_ bodies: UnsafeMutablePointer<Body>, _ count: Int, _ step: Double) {
  for i in 0..<count {
    for j in (i + 1)..<count {
      let dx = bodies[i].x - bodies[j].x
      let dy = bodies[i].y - bodies[j].y
      let dz = bodies[i].z - bodies[j].z
      let square = dx * dx + dy * dy + dz * dz
      let pull = step / (square * square.squareRoot())
      let (own, other) = (bodies[i].mass * pull, bodies[j].mass * pull)
      bodies[i].vx -= dx * other
      bodies[i].vy -= dy * other
      bodies[i].vz -= dz * other
      bodies[j].vx += dx * own
      bodies[j].vy += dy * own
      bodies[j].vz += dz * own
    }
  }
  for i in 0..<count {
    bodies[i].x += step * bodies[i].vx
    bodies[i].y += step * bodies[i].vy
    bodies[i].z += step * bodies[i].vz
  }
}
bodies.withUnsafeMutableBufferPointer { buffer in
  guard let start = buffer.baseAddress else { return }
  for _ in 0..<20000 { advance(start, buffer.count, 0.01) }
}
print(Int(energy(bodies) * 1_000_000))
