/// Breaks prose between its words where it is wider than the window.
package enum TextWrap {
  /// The rows of prose. Lines are joined up to a blank line, a heading or a list item.
  ///
  /// - Parameter columns: The maximum width of a row; nil returns the lines unchanged.
  package static func rows(ofProse lines: [String], within columns: Int?) -> [String] {
    guard let columns else { return lines }
    var paragraphs: [String] = []
    var isOpen = false
    for line in lines {
      let isPlain = line.first.map { !" -*|#>`".contains($0) && !$0.isNumber } ?? false
      if isOpen, isPlain, let last = paragraphs.last {
        paragraphs[paragraphs.count - 1] = last + " " + line
      } else {
        paragraphs.append(line)
      }
      isOpen = !line.isEmpty && !line.hasPrefix("#") && !line.hasPrefix("|")
    }
    return paragraphs.flatMap { rows(of: $0, within: columns) }
  }

  /// The rows of one line of prose, those behind the first indented as that is.
  ///
  /// - Parameter columns: How wide a row may be, in columns; nil for any width.
  package static func rows(of line: String, within columns: Int?) -> [String] {
    guard let columns, DisplayWidth.of(line) > columns else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    var rows: [String] = []
    for word in words(of: line) {
      if let last = rows.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(word) <= columns {
        rows[rows.count - 1] += " " + word
      } else {
        rows.append(indent + word)
      }
    }
    return rows
  }

  private static func words(of line: String) -> [String] {
    let kept = keptBlanks(of: line)
    var words: [String] = []
    var isInWord = false
    for (offset, character) in line.enumerated() {
      let isBlank = character == " " && !kept.contains(offset)
      if !isBlank {
        if isInWord {
          words[words.count - 1].append(character)
        } else {
          words.append(String(character))
        }
      }
      isInWord = !isBlank
    }
    return words
  }

  /// The longest text in quotes that stays on one row, in characters.
  private static let longestQuote = 24

  /// The blanks at which no row ends: those of a short text in quotes or angle brackets, such as
  /// 'help env set' and `<input 3>`.
  static func keptBlanks(of line: String) -> Set<Int> {
    var kept: Set<Int> = []
    let characters = Array(line)
    var start = 0
    while start < characters.count {
      defer { start += 1 }
      guard let end = endOfQuote(at: start, in: characters) else { continue }
      kept.formUnion((start..<end).filter { characters[$0] == " " })
      start = end
    }
    return kept
  }

  /// The offset at which a short quote that begins at another one ends; nil if none begins there.
  private static func endOfQuote(at start: Int, in characters: [Character]) -> Int? {
    let closers: [Character: Character] = ["'": "'", "<": ">"]
    guard let closer = closers[characters[start]],
      start == 0 || " (".contains(characters[start - 1])
    else { return nil }
    let rest = characters[(start + 1)...].prefix(longestQuote)
    guard let first = rest.first, first != " " else { return nil }
    return rest.firstIndex(of: closer)
  }
}
