counts = {}
for i in range(2000000):
    key = i * 7 % 1009
    counts[key] = counts.get(key, 0) + 1
total = 0
for key, count in counts.items():
    total += key * count
print(len(counts), total)
