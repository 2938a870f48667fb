def solutions(n):
    count = 0
    columns = [-1] * n
    row = 0
    while row >= 0:
        columns[row] += 1
        if columns[row] == n:
            columns[row] = -1
            row -= 1
            continue
        free = True
        for other in range(row):
            distance = columns[row] - columns[other]
            if distance == 0 or distance == row - other or distance == other - row:
                free = False
                break
        if not free:
            continue
        if row == n - 1:
            count += 1
        else:
            row += 1
    return count

print(solutions(9))
