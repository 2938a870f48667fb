class Square:
    def __init__(self, side):
        self.side = side

    @property
    def area(self):
        return self.side * self.side

    def scaled(self, factor):
        return Square(self.side * factor)

class Rectangle:
    def __init__(self, width, height):
        self.width = width
        self.height = height

    @property
    def area(self):
        return self.width * self.height

    def scaled(self, factor):
        return Rectangle(self.width * factor, self.height * factor)

shapes = []
for i in range(1000):
    if i % 2 == 0:
        shapes.append(Square(i))
    else:
        shapes.append(Rectangle(i, 2))
total = 0
for round in range(1, 1001):
    for shape in shapes:
        total += shape.area % round
for shape in shapes:
    total += shape.scaled(3).area
print(total)
