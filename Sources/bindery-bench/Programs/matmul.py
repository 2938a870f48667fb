import math

class Matrix:
    def __init__(self, size):
        self.size = size
        self.cells = [0.0] * (size * size)

    def __getitem__(self, place):
        return self.cells[place[0] * self.size + place[1]]

    def __setitem__(self, place, value):
        self.cells[place[0] * self.size + place[1]] = value

    def __mul__(a, b):
        result = Matrix(a.size)
        for i in range(a.size):
            for j in range(a.size):
                sum = 0.0
                for k in range(a.size):
                    sum += a[i, k] * b[k, j]
                result[i, j] = sum
        return result

def made(size):
    matrix = Matrix(size)
    for i in range(size):
        for j in range(size):
            matrix[i, j] = math.fmod((i - j) * (i + j), 100)
    return matrix

product = made(100) * made(100)
print(int(product[10, 10]), int(product[32, 5]))
