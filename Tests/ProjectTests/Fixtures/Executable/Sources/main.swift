let counter = Counter()
for word in words { counter.count(word) }
print(counter.summary)
