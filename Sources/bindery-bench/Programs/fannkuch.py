def fannkuch(n):
    order = list(range(n))
    counts = [0] * n
    checksum, most, sign, rest = 0, 0, 1, n
    while True:
        while rest != 1:
            counts[rest - 1] = rest
            rest -= 1
        stack = list(order)
        flips = 0
        while stack[0] != 0:
            low, high = 0, stack[0]
            while low < high:
                stack[low], stack[high] = stack[high], stack[low]
                low += 1
                high -= 1
            flips += 1
        most = max(most, flips)
        checksum += sign * flips
        sign = -sign
        while True:
            if rest == n:
                return checksum, most
            first = order[0]
            for i in range(rest):
                order[i] = order[i + 1]
            order[rest] = first
            counts[rest] -= 1
            if counts[rest] > 0:
                break
            rest += 1

print(*fannkuch(9))
