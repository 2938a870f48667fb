def sieve(limit):
    composite = [False] * (limit + 1)
    count = 0
    for n in range(2, limit + 1):
        if composite[n]:
            continue
        count += 1
        multiple = n * n
        while multiple <= limit:
            composite[multiple] = True
            multiple += n
    return count

print(sieve(2000000))
