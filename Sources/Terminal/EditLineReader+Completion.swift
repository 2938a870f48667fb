import CLibEdit
import CTerminal

extension EditLineReader {
  /// The most candidates in a list, whatever the height of the window.
  private static let mostListed = 60
  /// The blanks that Tab inserts at the beginning of a line.
  private static let indent = "  "

  /// The maximum length in bytes of a text whose completion is prepared while no key is pressed;
  /// longer texts take too long.
  private static let longestPrepared = 4096

  /// Prepares the completion at the cursor, so that a Tab is answered quickly, and then a part of
  /// the library that most completions need. Returns whether there is more to prepare.
  func prepareCompletion() -> Bool {
    guard let editor else { return false }
    let buffer = EditBuffer(editor)
    let text = buffer.text
    guard !isBlank(text), text != preparedText else { return language.prepare() }
    guard text.utf8.count <= EditLineReader.longestPrepared else { return false }
    _ = language.complete(text, buffer.before.utf8.count, .list)
    // What a key has stopped begins again when the keys rest.
    guard bindery_interrupted() == 0 else { return false }
    preparedText = text
    return true
  }

  /// Inserts the common start of all candidates. If there is none, the next Tab lists them, and the
  /// one after that shows their documentation.
  func complete(_ buffer: EditBuffer) -> Int32 {
    guard !isBlank(buffer.lineStart) || buffer.text.isEmpty else {
      buffer.insert(EditLineReader.indent)
      return CC_REFRESH
    }
    let list = language.complete(
      buffer.text, buffer.before.utf8.count, lastTab?.text == buffer.before ? .list : .commonStart)
    let typed = String(decoding: buffer.before.utf8.dropFirst(list.start), as: UTF8.self)
    guard let common = commonStart(of: list.candidates.map(\.text)) else {
      lastTab = nil
      return ring()
    }
    if common != typed, common.unicodeScalars.count >= typed.unicodeScalars.count {
      lastTab = nil
      buffer.deleteBefore(typed.unicodeScalars.count)
      buffer.insert(common)
      return CC_REFRESH
    }
    let count = lastTab?.text == buffer.before ? (lastTab?.count ?? 0) + 1 : 1
    lastTab = Tab(text: buffer.before, count: count)
    // A single candidate needs no list.
    switch list.candidates.count > 1 ? count : count + 2 {
    case 1: return ring()
    case 2:
      screen.showBelow(
        EditLineReader.listing(
          of: list.candidates, columns: Int(bindery_editor_columns()),
          rows: Int(bindery_editor_rows()) - screen.height))
    default:
      let lines = language.explain(buffer.text, buffer.before.utf8.count)
      guard !lines.isEmpty else { return ring() }
      screen.showBelow(lines)
    }
    return CC_NORM
  }

  private func commonStart(of texts: [String]) -> String? {
    guard let first = texts.first else { return nil }
    var common = Array(first.unicodeScalars)
    for text in texts.dropFirst() {
      let same = zip(common, text.unicodeScalars).prefix { $0 == $1 }.count
      common.removeSubrange(same...)
    }
    var start = String.UnicodeScalarView()
    start.append(contentsOf: common)
    return String(start)
  }

  /// The candidates in columns, or one per line if they have details. Only those that fit are
  /// listed.
  static func listing(
    of candidates: [CompletionList.Candidate], columns: Int, rows: Int
  ) -> [String] {
    let hasDetails = candidates.prefix(mostListed).contains { !$0.detail.isEmpty }
    // The last row may say how many more there are.
    let room = max(1, rows - 1)
    let shown = candidates.prefix(hasDetails ? min(mostListed, room) : mostListed)
    let widest = shown.map { cells(of: $0.text) }.max() ?? 0
    var lines: [String] = []
    if hasDetails {
      lines = shown.map { candidate in
        let gap = String(repeating: " ", count: widest - cells(of: candidate.text) + 2)
        let line =
          candidate.detail.isEmpty ? candidate.text : candidate.text + gap + candidate.detail
        return cut(line, to: columns - 1)
      }
    } else {
      let perLine = max(1, (columns - 1) / (widest + 2))
      let rows = (shown.count + perLine - 1) / perLine
      lines = (0..<rows).map { row in
        let texts = stride(from: row, to: shown.count, by: rows).map { shown[$0].text }
        let padded = texts.dropLast().map {
          $0 + String(repeating: " ", count: widest - cells(of: $0) + 2)
        }
        return cut(padded.joined() + (texts.last ?? ""), to: columns - 1)
      }
    }
    if candidates.count > shown.count { lines.append("… \(candidates.count - shown.count) more") }
    return lines
  }

  private static func cells(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + Int(bindery_cells($1.value)) }
  }

  private static func cut(_ line: String, to columns: Int) -> String {
    guard cells(of: line) > columns else { return line }
    var result = ""
    var width = 1
    for scalar in line.unicodeScalars {
      width += Int(bindery_cells(scalar.value))
      if width > columns { break }
      result.unicodeScalars.append(scalar)
    }
    return result + "…"
  }
}
