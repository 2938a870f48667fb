import SourceText

/// One word of a command line.
struct Word: Hashable {
  /// Without the quotes that it may stand in.
  let text: String
  let span: Span
  let isQuoted: Bool

  /// The words of a stretch of text, parted by blanks; quotes keep blanks together.
  static func words(of source: Source, in span: Span) -> [Word] {
    let bytes = source.bytes
    let range = span.clamped(to: bytes.count)
    var words: [Word] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard !bytes[index].isBlank else {
        index += 1
        continue
      }
      let start = index
      var text: [UInt8] = []
      let isQuoted = bytes[index] == UInt8(ascii: "\"")
      if isQuoted {
        index += 1
        while index < range.upperBound, bytes[index] != UInt8(ascii: "\"") {
          if bytes[index] == UInt8(ascii: "\\"), index + 1 < range.upperBound { index += 1 }
          text.append(bytes[index])
          index += 1
        }
        index = min(index + 1, range.upperBound)
      } else {
        while index < range.upperBound, !bytes[index].isBlank {
          let end = endOfRowID(bytes, from: index, in: range)
          text += bytes[index..<end]
          index = end
        }
      }
      words.append(
        Word(
          text: String(decoding: text, as: UTF8.self), span: Span(start, index),
          isQuoted: isQuoted))
    }
    return words
  }

  /// The end of `["The Hobbit"`, which belongs to one word with what stands before it; elsewhere the
  /// next byte.
  private static func endOfRowID(_ bytes: [UInt8], from start: Int, in range: Range<Int>) -> Int {
    guard bytes[start] == UInt8(ascii: "["), start + 1 < range.upperBound,
      bytes[start + 1] == UInt8(ascii: "\"")
    else { return start + 1 }
    var index = start + 2
    while index < range.upperBound, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index < range.upperBound ? index + 1 : start + 1
  }
}

extension UInt8 {
  /// A space, a tab or a line break.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  var isLineBreak: Bool { self == 0x0A || self == 0x0D }

  var isNameStart: Bool {
    let lower = self | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower) || self == UInt8(ascii: "_")
      || self >= 0x80
  }

  var isNamePart: Bool { isNameStart || isDigit }

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isOperatorPart: Bool { "+-*/%=<>!&|^?:~,.".utf8.contains(self) }
}

extension Source {
  /// The part of a span without blanks at its ends.
  func trimmed(_ span: Span) -> Span {
    var range = span.clamped(to: bytes.count)
    while let first = range.first, bytes[first].isBlank {
      range = (first + 1)..<range.upperBound
    }
    while let last = range.last, bytes[last].isBlank { range = range.lowerBound..<last }
    return Span(range.lowerBound, range.upperBound)
  }

  /// Whether a name such as `Book#1` may stand in the text.
  var hasLiveNames: Bool {
    !isSwiftFile
      && bytes.indices.dropFirst().dropLast().contains {
        bytes[$0] == UInt8(ascii: "#") && bytes[$0 - 1].isNamePart && bytes[$0 + 1].isDigit
      }
  }

  /// The identifiers that occur in the text.
  var mentionedNames: Set<String> { names(in: 0..<bytes.count) }

  /// The identifiers on the line of a place.
  func names(around span: Span) -> Set<String> {
    let place = span.clamped(to: bytes.count).lowerBound
    let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return names(in: start..<(bytes[place...].firstIndex(of: 0x0A) ?? bytes.count))
  }

  /// The identifiers in a span, in order.
  func names(in span: Span) -> [String] {
    let range = span.clamped(to: bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// The name whose member a span is: `user` before `?.name`.
  func base(before span: Span) -> String? {
    var end = span.clamped(to: bytes.count).lowerBound
    guard end > 0, bytes[end - 1] == UInt8(ascii: ".") else { return nil }
    end -= 1
    // A chain goes on with a dot on the next line.
    while end > 0, bytes[end - 1].isBlank { end -= 1 }
    while end > 0, "?!".utf8.contains(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1].isNamePart { start -= 1 }
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
  }

  /// The identifiers on the line that declares a variable, or that takes it from a closure's argument.
  func names(declaring name: String) -> Set<String> {
    let openings = [
      "var \(name)", "let \(name)", "{ \(name) in", "{ $\(name) in", "for \(name) in",
    ]
    for opening in openings {
      guard let range = bytes.firstRange(of: Array(opening.utf8)) else { continue }
      return names(around: Span(range.lowerBound, range.lowerBound))
    }
    return []
  }

  /// The identifiers on the line of the last `switch` before a place.
  func switchedNames(before span: Span) -> Set<String> {
    let before = bytes[..<span.clamped(to: bytes.count).lowerBound]
    guard let range = before.ranges(of: Array("switch ".utf8)).last else { return [] }
    return names(around: Span(range.lowerBound, range.lowerBound))
  }

  private func names(in range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index].isNameStart || bytes[index] == UInt8(ascii: "$") else {
        index += 1
        continue
      }
      let start = index
      index += 1
      while index < range.upperBound, bytes[index].isNamePart { index += 1 }
      names.insert(String(decoding: bytes[start..<index], as: UTF8.self))
    }
    return names
  }
}
