import math

class Body:
    __slots__ = ("x", "y", "z", "vx", "vy", "vz", "mass")

    def __init__(self, x, y, z, vx, vy, vz, mass):
        self.x, self.y, self.z = x, y, z
        self.vx, self.vy, self.vz = vx, vy, vz
        self.mass = mass

bodies = [
    Body(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 39.47841760435743),
    Body(4.841431442, -1.160320044, -0.103622044, 0.606326392, 2.811986845, -0.025218361, 0.037693674),
    Body(8.343366718, 4.124798564, -0.403523417, -1.010774346, 1.825662371, 0.008415761, 0.011286326),
    Body(12.894369562, -15.111151401, -0.223307578, 1.082791006, 0.868713018, -0.010832637, 0.001723724),
    Body(15.379697114, -25.919314609, 0.179258772, 0.979090732, 0.594698998, -0.034755955, 0.002033686),
]

def energy():
    sum = 0.0
    for i, a in enumerate(bodies):
        sum += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz)
        for j in range(i + 1, len(bodies)):
            b = bodies[j]
            dx, dy, dz = a.x - b.x, a.y - b.y, a.z - b.z
            sum -= a.mass * b.mass / math.sqrt(dx * dx + dy * dy + dz * dz)
    return sum

def advance(step):
    count = len(bodies)
    for i in range(count):
        a = bodies[i]
        for j in range(i + 1, count):
            b = bodies[j]
            dx = a.x - b.x
            dy = a.y - b.y
            dz = a.z - b.z
            square = dx * dx + dy * dy + dz * dz
            pull = step / (square * math.sqrt(square))
            own, other = a.mass * pull, b.mass * pull
            a.vx -= dx * other
            a.vy -= dy * other
            a.vz -= dz * other
            b.vx += dx * own
            b.vy += dy * own
            b.vz += dz * own
    for a in bodies:
        a.x += step * a.vx
        a.y += step * a.vy
        a.z += step * a.vz

for _ in range(20000):
    advance(0.01)
print(int(energy() * 1000000))
