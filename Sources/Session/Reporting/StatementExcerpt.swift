import SourceText

/// The statement around a place in a source, cut to one line.
///
/// For `toggle` in `Button("On") { lamp.isOn.toggle() }`, it is `lamp.isOn.toggle()`.
struct StatementExcerpt {
  let text: String

  /// The most characters shown.
  private static let limit = 80

  init(at span: Span, in source: Source, _ lines: LineMap) {
    let line = lines.lineSpan(at: min(Int(span.start), source.bytes.count))
    let bytes = source.bytes[line.clamped(to: source.bytes.count)]
    let opening = StatementExcerpt.start(in: bytes, before: Int(span.start))
    let start = StatementExcerpt.afterSignature(in: bytes, from: opening, before: Int(span.start))
    let end = StatementExcerpt.end(in: bytes, from: max(start, Int(span.start)))
    let words = String(decoding: source.bytes[start..<end], as: UTF8.self)
      .drop { $0 == " " || $0 == "\t" }
    text = Self.shortened(StatementExcerpt.withoutBlock(words))
  }

  /// A statement without the braces of the blocks before and behind it: `if list.remove(key) == nil`.
  private static func withoutBlock(_ words: Substring) -> Substring {
    var words = words.withoutTrailingSpace
    if words.hasPrefix("} else if ") { words = words.dropFirst("} else ".count) }
    let hasBlock = words.hasSuffix("{") && blockKeywords.contains { words.hasPrefix($0 + " ") }
    return hasBlock ? words.dropLast().withoutTrailingSpace : words
  }

  private static let blockKeywords = ["if", "while", "guard", "for", "switch"]

  /// A text, shortened to the limit.
  static func shortened(_ text: some StringProtocol) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : String(text)
  }

  /// The start of the statement: after the last brace, semicolon or line break before the place.
  private static func start(in line: ArraySlice<UInt8>, before place: Int) -> Int {
    var depth = 0
    var index = min(max(place, line.startIndex), line.endIndex)
    while index > line.startIndex {
      let byte = line[index - 1]
      if closing.contains(byte) { depth += 1 }
      if opening.contains(byte) {
        if depth == 0 { return index }
        depth -= 1
      }
      if byte == UInt8(ascii: ";"), depth == 0 { return index }
      index -= 1
    }
    return index
  }

  /// The start of a closure's body: after parameters such as `old, new in`.
  private static func afterSignature(
    in line: ArraySlice<UInt8>, from start: Int, before place: Int
  ) -> Int {
    guard start > line.startIndex, line[start - 1] == UInt8(ascii: "{"), place > start else {
      return start
    }
    let head = Array(line[start..<min(place, line.endIndex)])
    let words = head.split(separator: UInt8(ascii: " "))
    guard let keyword = words.firstIndex(of: Array("in".utf8)[...]),
      words.first != Array("for".utf8)[...]
    else { return start }
    return start + words[keyword].endIndex
  }

  private static func end(in line: ArraySlice<UInt8>, from place: Int) -> Int {
    var depth = 0
    var index = min(max(place, line.startIndex), line.endIndex)
    while index < line.endIndex {
      let byte = line[index]
      if opening.contains(byte) { depth += 1 }
      if closing.contains(byte) {
        if depth == 0 { return index }
        depth -= 1
      }
      if byte == UInt8(ascii: ";"), depth == 0 { return index }
      index += 1
    }
    return index
  }

  private static let opening: [UInt8] = [UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "[")]
  private static let closing: [UInt8] = [UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]")]
}

extension Substring {
  fileprivate var withoutTrailingSpace: Substring {
    dropLast(reversed().prefix { $0 == " " || $0 == "\t" || $0 == "\r" }.count)
  }
}
