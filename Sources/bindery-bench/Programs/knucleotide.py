letters = ["a", "c", "g", "t"]
seed = 42
sequence = []
for _ in range(100000):
    seed = (seed * 3877 + 29573) % 139968
    sequence.append(letters[seed * 4 // 139968])
text = "".join(sequence)

def count(length):
    counts = {}
    for start in range(len(text) - length + 1):
        piece = text[start:start + length]
        counts[piece] = counts.get(piece, 0) + 1
    return counts

for length in range(1, 4):
    for key, value in sorted(count(length).items(), key=lambda pair: (-pair[1], pair[0]))[:3]:
        print(key, value)
