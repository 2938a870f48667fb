from functools import reduce

numbers = list(range(500000))
total = 0
for round in range(1, 4):
    values = list(filter(lambda n: n % 3 == 0, map(lambda n: n * round, numbers)))
    total += reduce(lambda a, b: a + b % 1000, values, 0)
    total += reduce(lambda a, b: a + b, values, 0) % 1000
    first = next(filter(lambda n: n > 1000, values), None)
    if first is not None:
        total += first
    if any(map(lambda n: n < 0, values)) or not all(map(lambda n: n >= 0, values)):
        total = 0
print(total)
