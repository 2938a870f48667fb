let text = ""
for (let i = 0; i < 60000; i++) {
  text += `item ${i}, `
  if (text.endsWith("9, ")) text += "\n"
}
let total = 0
for (const line of text.split("\n")) {
  if (!line) continue
  if (line.startsWith("item")) total += 1
  total += line.length
}
console.log(text.length + " " + total)
