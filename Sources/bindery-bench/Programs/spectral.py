import math

def cell(i, j):
    return 1.0 / ((i + j) * (i + j + 1) // 2 + i + 1)

def multiply(v):
    result = [0.0] * len(v)
    for i in range(len(v)):
        sum = 0.0
        for j in range(len(v)):
            sum += cell(i, j) * v[j]
        result[i] = sum
    return result

def multiply_transposed(v):
    result = [0.0] * len(v)
    for i in range(len(v)):
        sum = 0.0
        for j in range(len(v)):
            sum += cell(j, i) * v[j]
        result[i] = sum
    return result

u = [1.0] * 120
v = u
for _ in range(10):
    v = multiply_transposed(multiply(u))
    u = multiply_transposed(multiply(v))
uv = vv = 0.0
for i in range(len(u)):
    uv += u[i] * v[i]
    vv += v[i] * v[i]
print(int(math.sqrt(uv / vv) * 1000000))
