import Foundation

// What JSON lets through, and the little more that Foundation does.
let texts = [
  "[1e999]", "[01]", "\u{FEFF}[1]", "[1,]", "[,]", "[1,,2]", "[1.0]", "[1e2]", "[-0]", "[1]x", "nul", "[.5]", "[1.]",
  "[+1]", "[-01]", "[1E+2]", "[1e]", "[--1]", "", " ", "['a']",
]
for text in texts {
  do {
    print(text, try JSONDecoder().decode([Double].self, from: Data(text.utf8)))
  } catch DecodingError.dataCorrupted(let context) {
    print(text, context.debugDescription)
  } catch {
    print(text, "other")
  }
}
print(try JSONDecoder().decode([String: Int].self, from: Data("{\"a\": 1,}".utf8)))
for text in ["{,}", "{a:1}", "{\"a\"}", "[\"a\u{1}\"]"] {
  print(text.count, (try? JSONSerialization.jsonObject(with: Data(text.utf8))) == nil)
}
