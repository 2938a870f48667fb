let a = "\u{e9}", b = "e\u{301}"
print(a == b, a.unicodeScalars.count, b.unicodeScalars.count, a.utf8.count, b.utf8.count)
