names = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa"]
text = "".join(names[i * i % 10] + f"{i % 97} " for i in range(60000))
counts = {}
for word in text.split():
    counts[word] = counts.get(word, 0) + 1
most = 0
for count in counts.values():
    most = max(most, count)
print(len(counts), most, counts.get("alpha0", 0))
