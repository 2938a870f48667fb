import SourceText

/// A word of a command.
struct Word: Hashable {
  /// The text, without quotes.
  let text: String
  let span: Span
  let isQuoted: Bool

  /// Splits a span into words, at blanks outside of quotes.
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

  /// The names of views in a span, between commas and blanks outside of row identifiers.
  static func names(of source: Source, in span: Span) -> [String] {
    let bytes = source.bytes
    let range = span.clamped(to: bytes.count)
    var names: [[UInt8]] = []
    var isInName = false
    var index = range.lowerBound
    while index < range.upperBound {
      guard !bytes[index].isBlank, bytes[index] != UInt8(ascii: ",") else {
        isInName = false
        index += 1
        continue
      }
      if !isInName { names.append([]) }
      isInName = true
      let end = endOfRowID(bytes, from: index, in: range)
      names[names.count - 1] += bytes[index..<end]
      index = end
    }
    return names.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The end of the row identifier that starts here, such as `["The Hobbit"`; otherwise the next
  /// offset.
  ///
  /// An identifier belongs to the same word as the text before it.
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

extension Source {
  /// Whether the text may contain a name such as `Book#1`.
  var hasLiveNames: Bool {
    !isSwiftFile
      && bytes.indices.dropFirst().dropLast().contains {
        bytes[$0] == UInt8(ascii: "#") && bytes[$0 - 1].isNamePart && bytes[$0 + 1].isDigit
      }
  }
}
