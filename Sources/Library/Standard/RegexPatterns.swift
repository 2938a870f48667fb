// Components of regular expressions: a pattern in the engine's syntax, which can be part of another
// one, and its captures.

struct _RegexCapture {
  var name = ""
  // The number of optional levels around the value; -1 if the output type
  // determines it.
  var depth = 0
  // Captured, but not part of the output.
  var isHidden = false
  var reference: String?
  var transform: ((Substring) throws -> Any?)?
}
// Compiled on first use, because a part of a pattern need not be valid on its own.
final class _RegexPattern {
  let text: String
  let captures: [_RegexCapture]
  // The optional depths of the output's elements; -2 for captures with a transform.
  var depths: [Int] {
    [0] + captures.filter { !$0.isHidden }.map { $0.transform == nil ? $0.depth : -2 }
  }
  lazy var program: Any = {
    guard let program = _regexProgram(text) else { _fault(_regexProblem(text)) }
    return program
  }()
  init(_ text: String, _ captures: [_RegexCapture] = []) {
    self.text = text
    self.captures = captures
  }
  convenience init(written text: String) throws {
    guard let program = _regexProgram(text) else {
      throw _RegexError(description: _regexProblem(text))
    }
    self.init(text, _regexNames(text).dropFirst().map { _RegexCapture(name: $0, depth: -1) })
    self.program = program
  }
  func around(_ start: String, _ end: String) -> _RegexPattern {
    _RegexPattern(start + text + end, captures)
  }
  // The values of the captures, the whole match first; nil if a transform rejects one.
  func values(of parts: [Substring?]) throws -> [Any?]? {
    var values: [Any?] = [parts[0]]
    for (index, capture) in captures.enumerated() {
      guard let part = parts[index + 1] else {
        values.append(nil)
        continue
      }
      guard let transform = capture.transform else {
        values.append(part)
        continue
      }
      guard let value = try transform(part) else { return nil }
      values.append(value)
    }
    return values
  }
}
func _regexEscaped(_ text: String) -> String {
  var result = ""
  for character in text {
    if "\\^$.|?*+()[]{}/#-&~ ".contains(character) { result += "\\" }
    result.append(character)
  }
  return result
}
func _regexNames(_ pattern: String) -> [String] {
  var names = [""]
  let characters = Array(pattern)
  var inClass = false
  var i = 0
  while i < characters.count {
    let character = characters[i]
    if character == "\\" {
      i += 2
      continue
    }
    if character == "[" { inClass = true }
    if character == "]" { inClass = false }
    if character == "(", !inClass {
      if i + 1 < characters.count, characters[i + 1] == "?" {
        let rest = characters[(i + 2)...]
        if rest.first == "<" || rest.first == "P", let open = rest.firstIndex(of: "<"),
          open + 1 < characters.count, characters[open + 1].isLetter,
          let close = rest.firstIndex(of: ">")
        {
          names.append(String(characters[(open + 1)..<close]))
        }
      } else {
        names.append("")
      }
    }
    i += 1
  }
  return names
}
