let c = "Café x"
print(c.startIndex, c.endIndex, c.index(after: c.startIndex), c.utf16.index(after: c.startIndex), c.utf8.index(after: c.startIndex))
debugPrint(c.startIndex, c.firstIndex(of: "é")!, c.utf16.firstIndex(of: 233)!)
print(c.firstRange(of: "fé") as Any)
print(c.unicodeScalars.index(after: c.startIndex))
let sub = c.dropFirst(2)
print(sub.startIndex, sub.endIndex, sub.index(after: sub.startIndex))
