const names = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa"]
let text = ""
for (let i = 0; i < 60000; i++) text += names[i * i % 10] + `${i % 97} `
const counts = new Map()
for (const word of text.split(" ")) if (word) counts.set(word, (counts.get(word) ?? 0) + 1)
let most = 0
for (const count of counts.values()) most = Math.max(most, count)
console.log(counts.size + " " + most + " " + (counts.get("alpha0") ?? 0))
