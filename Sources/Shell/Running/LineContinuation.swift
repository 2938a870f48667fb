import Terminal

/// Decides which lines form one input.
package enum LineContinuation {
  /// Whether a line continues a complete input before it: it starts with a member, with `else` or
  /// `catch`, or with an operator followed by a blank.
  package static func continues(_ line: String) -> Bool {
    let text = line.utf8.drop { $0 == 0x20 || $0 == 9 }
    guard let first = text.first, mayContinue(first) else { return false }
    let bytes = Array(text.prefix(8))
    if first == UInt8(ascii: ".") || first == UInt8(ascii: "?") {
      let next = bytes.dropFirst(first == UInt8(ascii: "?") && bytes.count > 1 ? 2 : 1).first
      let isChain = first == UInt8(ascii: ".") || bytes.dropFirst().first == UInt8(ascii: ".")
      if isChain { return next.map(isNameStart) ?? false }
    }
    if isOperator(first) {
      let rest = bytes.drop(while: isOperator)
      let isComment = bytes.starts(with: "//".utf8) || bytes.starts(with: "/*".utf8)
      return rest.first == 0x20 && !isComment
    }
    return isWord("else", bytes) || isWord("catch", bytes)
  }

  /// Converts the completeness of a text into what a line reader needs.
  package static func continuation(for completeness: Completeness) -> Continuation {
    guard case .incomplete(let opener) = completeness else { return .whole }
    switch opener {
    case "{": return .needsMore(closer: UInt8(ascii: "}"))
    case "(": return .needsMore(closer: UInt8(ascii: ")"))
    case "[": return .needsMore(closer: UInt8(ascii: "]"))
    case "\"\"\"", "#\"\"\"": return .needsMore(closer: UInt8(ascii: "\""))
    case "/*": return .needsMore(closer: UInt8(ascii: "/"))
    case "#if": return .needsMore(closer: UInt8(ascii: "#"))
    default: return .needsMore(closer: nil)
    }
  }

  /// Whether a line that starts with a byte can continue an input.
  private static func mayContinue(_ first: UInt8) -> Bool {
    !isNameStart(first) || first == UInt8(ascii: "e") || first == UInt8(ascii: "c")
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower) || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    "+-*/%=<>!&|^?:~".utf8.contains(byte)
  }

  private static func isWord(_ word: String, _ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: word.utf8) else { return false }
    return bytes.dropFirst(word.utf8.count).first.map { $0 == 0x20 || $0 == UInt8(ascii: "{") }
      ?? true
  }
}
