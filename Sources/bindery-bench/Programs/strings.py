text = ""
for i in range(60000):
    text += f"item {i}, "
    if text.endswith("9, "):
        text += "\n"
total = 0
for line in text.split("\n"):
    if not line:
        continue
    if line.startswith("item"):
        total += 1
    total += len(line)
print(len(text), total)
