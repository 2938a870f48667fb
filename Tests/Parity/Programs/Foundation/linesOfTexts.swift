import Foundation

let texts = ["", "a", "a\nb\n", "\n", "a\r\nb\rc\n\nd", "x\u{2028}y\u{2029}z", "é\nñ", "a\u{85}b"]
for text in texts {
  var lines: [String] = []
  text.enumerateLines { line, stop in
    lines.append(line)
    if lines.count == 3 { stop = true }
  }
  print(text.debugDescription, lines)
  for start in text.indices {
    let line = text.lineRange(for: start..<start), paragraph = text.paragraphRange(for: start..<start)
    print(text[line].debugDescription, text[paragraph].debugDescription, terminator: " ")
  }
  print(text[text.lineRange(for: text.startIndex..<text.endIndex)].debugDescription)
  let rest = text.dropFirst()
  print(rest[rest.lineRange(for: rest.startIndex..<rest.startIndex)].debugDescription)
}
