class Item:
    def __init__(self):
        self.count = 0
        self.name = ""

    @property
    def double(self):
        return self.count * 2

item = Item()
total = 0
for _ in range(500000):
    item.count += 1
    item.name = f"item {item.count}"
    total += len(item.name) + item.double % 7
print(total)
