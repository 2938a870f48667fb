import SourceText

/// The source line of a diagnostic with the marks below it, aligned by terminal cells.
struct Excerpt {
  /// The line, its tabs replaced by blanks.
  let text: String
  /// The caret at the diagnostic's start, and `~` under the rest of its span.
  let marks: String
  /// The replacements of fix-its in this line, below their places; empty if there are none.
  let hints: String

  /// The excerpt; nil if the diagnostic has no text to show.
  init?(of diagnostic: Diagnostic, widest: Int) {
    let source = diagnostic.source
    let range = diagnostic.span.clamped(to: source.bytes.count)
    guard !source.name.isEmpty || !range.isEmpty else { return nil }
    let lineRange = Excerpt.lineRange(around: range.lowerBound, in: source.bytes)
    let line = Line(source.bytes[lineRange])

    let start = line.column(of: range.lowerBound - lineRange.lowerBound)
    let end = line.column(of: min(range.upperBound, lineRange.upperBound) - lineRange.lowerBound)
    var marks = String(repeating: " ", count: start) + "^"
    if end > start + 1 { marks += String(repeating: "~", count: end - start - 1) }

    var hints = Hints()
    for fixIt in diagnostic.fixIts {
      let place = fixIt.span.clamped(to: source.bytes.count)
      let isInLine = place.lowerBound >= lineRange.lowerBound
      guard isInLine, place.upperBound <= lineRange.upperBound else { continue }
      let from = line.column(of: place.lowerBound - lineRange.lowerBound)
      let to = line.column(of: place.upperBound - lineRange.lowerBound)
      hints.add(fixIt.replacement, from: from, to: to)
    }

    let window = Window(around: start, of: line.width, widest: widest)
    text = window.cut(line.text)
    self.marks = window.cut(marks)
    self.hints = window.cut(hints.text)
  }

  private static func lineRange(around offset: Int, in bytes: [UInt8]) -> Range<Int> {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var end = min(offset, bytes.count)
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }
}

/// A source line as displayed, and the columns of its bytes.
private struct Line {
  let text: String
  let width: Int
  /// The column of every byte, and of the end.
  private let columns: [Int]

  init(_ bytes: ArraySlice<UInt8>) {
    var text = ""
    var columns: [Int] = []
    var column = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let cells = DisplayWidth.cells(of: scalar, at: column)
      for _ in 0..<UTF8.width(scalar) { columns.append(column) }
      if scalar == "\t" {
        text += String(repeating: " ", count: cells)
      } else if let escape = ControlCharacters.escape(of: scalar) {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
      column += cells
    }
    columns.append(column)
    self.text = text
    self.columns = columns
    width = column
  }

  func column(of offset: Int) -> Int {
    columns[min(max(offset, 0), columns.count - 1)]
  }
}

/// The line of replacements below the carets.
private struct Hints {
  var text = ""
  private var width = 0

  mutating func add(_ replacement: String, from: Int, to: Int) {
    guard !replacement.utf8.contains(UInt8(ascii: "\n")), from >= width else { return }
    let shown = replacement.isEmpty ? String(repeating: "-", count: to - from) : replacement
    text += String(repeating: " ", count: from - width) + shown
    width = from + DisplayWidth.of(shown)
  }
}

/// The visible columns of a long line.
private struct Window {
  private let start: Int
  private let end: Int?

  init(around column: Int, of width: Int, widest: Int) {
    guard width > widest else {
      start = 0
      end = nil
      return
    }
    start = max(0, min(column - widest / 2, width - widest))
    end = start + widest
  }

  func cut(_ text: String) -> String {
    guard let end else { return text }
    var result = ""
    var column = 0
    for scalar in text.unicodeScalars {
      let cells = DisplayWidth.cells(of: scalar, at: column)
      if column >= start, column + cells <= end { result.unicodeScalars.append(scalar) }
      column += cells
    }
    return result
  }
}
