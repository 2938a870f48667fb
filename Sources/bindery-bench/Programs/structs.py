class Vector:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def scale(self, factor):
        self.x *= factor
        self.y *= factor

def run():
    position = Vector(0.0, 0.0)
    velocity = Vector(1.0, 0.5)
    for step in range(1000000):
        position = position + velocity
        if step % 1000 == 999:
            velocity.scale(0.99)
        velocity.y += 0.000001
    return position.x + position.y

print(int(run()))
