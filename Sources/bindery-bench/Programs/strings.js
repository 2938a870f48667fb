const parts = []
for (let i = 0; i < 60000; i++) {
  const item = `item ${i}, `
  parts.push(item)
  if (item.endsWith("9, ")) parts.push("\n")
}
const text = parts.join("")
let total = 0
for (const line of text.split("\n")) {
  if (!line) continue
  if (line.startsWith("item")) total += 1
  total += line.length
}
console.log(text.length + " " + total)
