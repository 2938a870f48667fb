import SourceText
import Syntax

/// The text of a call: its arguments and trailing closures.
struct CallText {
  /// An argument of a call.
  struct Argument {
    let label: String?
    let value: String
  }

  /// A trailing closure of a call.
  struct Closure {
    /// Nil for the first one, which needs no label.
    let label: String?
    /// The names of its parameters.
    let parameters: [String]
    /// The text between its braces, without its parameters.
    let body: String

    /// The name that the closure binds to the success value of its `Result` parameter: `users` in
    /// `case .success(let users)`; nil if it has no such parameter.
    func success(of parameter: String) -> String? {
      for start in ["case .success(let ", "case let .success("] {
        guard let range = body.firstRange(of: start) else { continue }
        return String(body[range.upperBound...].prefix { $0 != ")" })
      }
      guard let range = body.firstRange(of: " = try \(parameter).get()") else { return nil }
      return body[..<range.lowerBound].split(separator: " ").last.map(String.init)
    }

    /// Whether it is an action rather than a view builder: its first line has an effect.
    var isAction: Bool {
      guard let line = body.split(separator: "\n").first?.drop(while: \.isWhitespace) else {
        return false
      }
      let first = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard first.first?.isLowercase ?? false else { return first == "Task" }
      if ["withAnimation", "print", "dismiss", "self", "try", "await"].contains(first) {
        return true
      }
      return [" = ", " += ", " -= ", ".toggle()", ".append(", ".remove"].contains {
        line.contains($0)
      }
    }
  }

  let arguments: [Argument]
  let closures: [Closure]
  /// The offset behind it.
  let end: Int
  /// Whether its value is unwrapped: `find()!`.
  let isUnwrapped: Bool

  /// The call whose callee's name ends at an offset; nil if there is no call.
  init?(in bytes: [UInt8], after end: Int) {
    var index = end
    if index < bytes.count, bytes[index] == UInt8(ascii: "<") {
      guard let close = Brackets.end(ofAngle: index, in: bytes) else { return nil }
      index = close + 1
    }
    var parts: [Argument] = []
    var isCall = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
      let close = Brackets.end(of: index, in: bytes)
      parts = Brackets.parts(of: bytes, in: (index + 1)..<close).compactMap(CallText.argument)
      index = min(close + 1, bytes.count)
      isCall = true
    }
    let line = bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let before = String(decoding: bytes[line..<end], as: UTF8.self)
    // After these keywords a brace opens the block of a statement or declaration.
    let statement = before[
      (before.lastIndex(of: "{").map(before.index(after:)) ?? before.startIndex)...]
    let words = statement.split { !($0.isLetter || $0.isNumber || $0 == "_") }.dropLast()
    // `var model = Model {` opens a closure, `var model: Model {` a block.
    let isValue = statement.contains("=")
    let hasBlock = words.contains {
      CallText.beforeBlocks.contains(String($0)) && !(isValue && $0 == "var")
    }
    guard !words.contains(where: { $0 == "func" }) else { return nil }
    var found: [Closure] = []
    while !hasBlock, let (label, brace) = CallText.closure(in: bytes, from: index, found.isEmpty) {
      let close = Brackets.end(of: brace, in: bytes)
      found.append(CallText.closure(label, bytes, (brace + 1)..<close))
      index = min(close + 1, bytes.count)
    }
    guard isCall || !found.isEmpty else { return nil }
    arguments = parts
    closures = found
    self.end = index
    isUnwrapped = index < bytes.count && "?!".utf8.contains(bytes[index])
  }

  private static let beforeBlocks: Set<String> = [
    "if", "guard", "while", "for", "switch", "func", "struct", "class", "enum", "extension",
    "protocol", "actor", "var", "catch", "init", "subscript",
  ]

  /// The offset of the next trailing closure, and its label.
  private static func closure(
    in bytes: [UInt8], from start: Int, _ isFirst: Bool
  ) -> (String?, Int)? {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    if isFirst {
      return index < bytes.count && bytes[index] == UInt8(ascii: "{") ? (nil, index) : nil
    }
    let name = index
    while index < bytes.count, bytes[index].isNamePart { index += 1 }
    let rest = bytes[index...].prefix(3)
    guard index > name, rest.elementsEqual(": {".utf8) else { return nil }
    return (String(decoding: bytes[name..<index], as: UTF8.self), index + 2)
  }

  private static func closure(
    _ label: String?, _ bytes: [UInt8], _ range: Range<Int>
  ) -> Closure {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let line = text.drop(while: \.isWhitespace).prefix { $0 != "\n" }
    for end in line.ranges(of: " in") {
      let rest = line[end.upperBound...]
      let names = CallText.names(inHead: line[..<end.lowerBound])
      if rest.isEmpty || rest.first == " ",
        names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
      {
        return Closure(
          label: label, parameters: names, body: String(text[end.upperBound...]))
      }
    }
    let parameters = usesArguments(bytes, range) ? ["$0"] : []
    return Closure(label: label, parameters: parameters, body: text)
  }

  /// Whether a closure without a signature uses `$0` itself; a `$0` in a nested closure belongs to
  /// that closure.
  private static func usesArguments(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "{") {
        index = max(Brackets.end(of: index, in: bytes), index + 1)
      } else if bytes[index...].prefix(2).elementsEqual("$0".utf8) {
        return true
      } else {
        index += 1
      }
    }
    return false
  }

  /// The parameter names of a closure: `result` in `[weak self] result`, `a` and `b` in `(a: Int,
  /// b: [Int]) -> Bool`.
  private static func names(inHead head: Substring) -> [String] {
    var rest = head.drop { $0 == " " }
    if rest.first == "[" {
      rest = rest[rest.index(after: rest.firstIndex(of: "]") ?? rest.startIndex)...].drop {
        $0 == " "
      }
    }
    if rest.first == "(" {
      let bytes = Array(rest.utf8)
      let close = Brackets.end(of: 0, in: bytes)
      return Brackets.parts(of: bytes, in: 1..<close).map { part in
        String(part.drop(while: \.isWhitespace).prefix { $0 != ":" && $0 != " " })
      }.filter { !$0.isEmpty }
    }
    return rest.split { ", ".contains($0) }.map(String.init)
  }

  static func argument(_ part: String) -> Argument? {
    let text = withoutComment(part[...])
    guard !text.isEmpty else { return nil }
    let label = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = text.dropFirst(label.count)
    guard !label.isEmpty, rest.first == ":" else {
      return Argument(label: nil, value: String(text))
    }
    return Argument(
      label: String(label), value: String(rest.dropFirst().drop { $0.isWhitespace }))
  }
}

extension CallText {
  /// The text without leading whitespace and comments.
  private static func withoutComment(_ text: Substring) -> Substring {
    var rest = text.drop { $0.isWhitespace }
    while let end = rest.hasPrefix("//") ? "\n" : rest.hasPrefix("/*") ? "*/" : nil {
      guard let range = rest.firstRange(of: end) else { return "" }
      rest = rest[range.upperBound...].drop { $0.isWhitespace }
    }
    return rest
  }
}

/// Matches brackets in a text without parsing it.
enum Brackets {
  /// The offset of the bracket that closes the one at `open`, or the end of the text.
  static func end(of open: Int, in bytes: [UInt8]) -> Int {
    var depth = 0
    var end = bytes.count
    Punctuation.scan(bytes, in: open..<bytes.count) { index, byte in
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth == 0 { end = index }
      return depth > 0
    }
    return end
  }

  /// The offset of the `>` that closes the `<` at `open`, ignoring arrows; nil if there is none.
  static func end(ofAngle open: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in open..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where bytes[index - 1] != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "\""): return nil
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The elements of a comma-separated list of types: `A`, `[B: C]` and `(D, E<F, G>) -> H`.
  static func types(of list: String) -> [String] {
    var (depth, before): (Int, Character) = (0, " ")
    return list.split(omittingEmptySubsequences: true) { character in
      defer { before = character }
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && before != "-" { depth -= 1 }
      return character == "," && depth == 0
    }.map(String.init)
  }

  /// The elements of a comma-separated list.
  static func parts(of bytes: [UInt8], in range: Range<Int>) -> [String] {
    var starts = [range.lowerBound]
    var ends: [Int] = []
    var depth = 0
    Punctuation.scan(bytes, in: range) { index, byte in
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if byte == UInt8(ascii: ","), depth == 0 {
        ends.append(index)
        starts.append(index + 1)
      }
      return true
    }
    return zip(starts, ends + [range.upperBound]).map { start, end in
      String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }
  }

  /// The argument at an offset: the name of the callee, and the argument label.
  static func argument(
    at place: Int, in bytes: [UInt8]
  ) -> (name: String, end: Int, label: String?)? {
    var open: [(bracket: Int, start: Int)] = []
    Punctuation.scan(bytes, in: 0..<min(place, bytes.count)) { index, byte in
      if "([{".utf8.contains(byte) { open.append((index, index + 1)) }
      if ")]}".utf8.contains(byte) { _ = open.popLast() }
      if byte == UInt8(ascii: ","), !open.isEmpty { open[open.count - 1].start = index + 1 }
      return true
    }
    guard let last = open.last, bytes[last.bracket] == UInt8(ascii: "(") else { return nil }
    var start = last.bracket
    while start > 0, bytes[start - 1].isNamePart { start -= 1 }
    guard start < last.bracket else { return nil }
    let text = String(decoding: bytes[last.start..<place], as: UTF8.self)
      .drop { $0.isWhitespace }
    let label = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return (
      String(decoding: bytes[start..<last.bracket], as: UTF8.self), last.bracket,
      !label.isEmpty && text.dropFirst(label.count).first == ":" ? String(label) : nil
    )
  }

  /// The call whose arguments a diagnostic is about, which may point at its opening parenthesis.
  static func argument(
    around diagnostic: Diagnostic
  ) -> (name: String, end: Int, label: String?)? {
    let (start, bytes) = (Int(diagnostic.span.start), diagnostic.source.bytes)
    return argument(at: start, in: bytes) ?? argument(at: start + 1, in: bytes)
  }

  /// The calls whose trailing closures enclose an offset, innermost first.
  static func callees(around place: Int, in bytes: [UInt8]) -> [(name: String, label: String?)] {
    var open: [(bracket: Int, callee: String?)] = []
    var closed: (end: Int, callee: String?) = (-1, nil)
    var labels: [Int: String] = [:]
    Punctuation.scan(bytes, in: 0..<min(place, bytes.count)) { index, byte in
      if ")]}".utf8.contains(byte), let last = open.popLast() { closed = (index, last.callee) }
      guard "([{".utf8.contains(byte) else { return true }
      var end = index
      while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
      if byte == UInt8(ascii: "{"), end > 0, bytes[end - 1] == UInt8(ascii: ":") {
        // `} label: {` continues the call that was just closed.
        labels[index] = name(before: end - 1, bytes)
        open.append((index, closed.callee))
      } else if byte == UInt8(ascii: "{"), end - 1 == closed.end {
        open.append((index, closed.callee))
      } else {
        open.append((index, name(before: end, bytes)))
      }
      return true
    }
    return open.reversed().compactMap { entry in
      guard bytes[entry.bracket] == UInt8(ascii: "{"), let callee = entry.callee else { return nil }
      return (callee, labels[entry.bracket])
    }
  }

  private static func name(before end: Int, _ bytes: [UInt8]) -> String? {
    var start = end
    while start > 0, bytes[start - 1].isNamePart { start -= 1 }
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
  }
}
