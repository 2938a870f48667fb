/// The captures of a regex literal, which its type depends on.
struct RegexCaptures {
  /// A capture group.
  struct Capture {
    let name: String?
    /// Whether it may be absent from a match: it is in an alternative, or can repeat zero times.
    var isOptional: Bool
  }

  private(set) var captures: [Capture] = []
  private let pattern: [Character]
  private var index = 0

  /// Parses a pattern, without its slashes.
  init(_ pattern: String) {
    self.pattern = Array(pattern)
    while index < self.pattern.count { readAlternatives() }
  }

  private func at(_ character: Character) -> Bool {
    index < pattern.count && pattern[index] == character
  }

  /// Reads alternatives, `a|b`, up to a closing parenthesis.
  private mutating func readAlternatives() {
    let first = captures.count
    var isAlternative = false
    while index < pattern.count {
      switch pattern[index] {
      case ")":
        index += 1
        if isAlternative { omit(from: first) }
        return
      case "|":
        isAlternative = true
        index += 1
      default: readPiece()
      }
    }
    if isAlternative { omit(from: first) }
  }

  /// Reads one atom with its quantifier.
  private mutating func readPiece() {
    let first = captures.count
    switch pattern[index] {
    case "\\": index += 2
    case "[": readClass()
    case "(":
      index += 1
      if readGroupStart() { readAlternatives() }
    default: index += 1
    }
    if at("?") || at("*") || isZeroTimes { omit(from: first) }
  }

  /// Reads the start of a group; returns false if the group has no content.
  private mutating func readGroupStart() -> Bool {
    guard at("?") else {
      captures.append(Capture(name: nil, isOptional: false))
      return true
    }
    index += 1
    if at("P") { index += 1 }
    if at("<"), index + 1 < pattern.count, pattern[index + 1].isLetter || pattern[index + 1] == "_"
    {
      let start = index + 1
      while index < pattern.count, !at(">") { index += 1 }
      captures.append(
        Capture(name: String(pattern[start..<min(index, pattern.count)]), isOptional: false))
      index += 1
      return true
    }
    // `(?:`, `(?=`, `(?<!`, `(?i:` and `(?i)`.
    while index < pattern.count, !at(":"), !at("="), !at("!"), !at(">"), !at(")") { index += 1 }
    let isOver = at(")")
    index += 1
    return !isOver
  }

  private mutating func readClass() {
    var depth = 0
    while index < pattern.count {
      if at("\\") {
        index += 2
        continue
      }
      if at("[") { depth += 1 }
      if at("]") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  /// Whether a quantifier `{0,` or `{,` allows zero repetitions.
  private var isZeroTimes: Bool {
    at("{") && index + 1 < pattern.count && (pattern[index + 1] == "0" || pattern[index + 1] == ",")
  }

  private mutating func omit(from first: Int) {
    for index in first..<captures.count { captures[index].isOptional = true }
  }
}
