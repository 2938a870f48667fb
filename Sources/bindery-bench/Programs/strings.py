parts = []
for i in range(60000):
    parts.append(f"item {i}, ")
    if parts[-1].endswith("9, "):
        parts.append("\n")
text = "".join(parts)
total = 0
for line in text.split("\n"):
    if not line:
        continue
    if line.startswith("item"):
        total += 1
    total += len(line)
print(len(text), total)
