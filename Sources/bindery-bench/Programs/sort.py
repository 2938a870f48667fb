import functools

seed = 42

def next_number():
    global seed
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed

numbers = [next_number() for _ in range(200000)]
rising = sorted(numbers)
falling = sorted(numbers, key=functools.cmp_to_key(lambda a, b: -1 if a > b else 1 if a < b else 0))
print(rising[0], rising[100000], falling[0], falling[100000])
