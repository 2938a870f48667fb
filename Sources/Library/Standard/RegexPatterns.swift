// What a regular expression is made of: a pattern in the engine's notation, which may be put
// into another, and what becomes of its captures.

struct _RegexCapture {
  var name = ""
  // Levels of optional around the value, which a match may leave out; -1 where the output's
  // type says.
  var depth = 0
  // Captured, but no part of the output.
  var isHidden = false
  var reference: String?
  var transform: ((Substring) throws -> Any?)?
}
// The text is compiled when it is first searched for: parts of patterns need not be whole.
final class _RegexPattern {
  let text: String
  let captures: [_RegexCapture]
  // Those of the parts of the output; -2 where a value of some other type is captured.
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
  // What the captures stand for, the whole match first; nil where a transform refuses one.
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
