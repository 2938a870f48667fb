// Text that is concatenated, searched and measured.
var text = ""
for i in 0..<60_000 {
  text += "item \(i), "
  if text.hasSuffix("9, ") { text += "\n" }
}
var total = 0
for line in text.split(separator: "\n") {
  if line.hasPrefix("item") { total += 1 }
  total += line.utf8.count
}
print(text.utf8.count, total)
