def made(depth):
    if depth == 0:
        return (None, None)
    return (made(depth - 1), made(depth - 1))

def count(tree):
    if tree is None:
        return 0
    return 1 + count(tree[0]) + count(tree[1])

total = 0
for _ in range(50):
    total += count(made(11))
print(total)
