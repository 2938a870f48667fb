import CTerminal

extension CompletionList {
  /// The most candidates in a list, whatever the height of the window.
  private static let mostListed = 60

  /// The common start of all candidates; nil if there is no candidate.
  var commonStart: String? {
    guard let first = candidates.first else { return nil }
    var common = Array(first.text.unicodeScalars)
    for candidate in candidates.dropFirst() {
      let same = zip(common, candidate.text.unicodeScalars).prefix { $0 == $1 }.count
      common.removeSubrange(same...)
    }
    var start = String.UnicodeScalarView()
    start.append(contentsOf: common)
    return String(start)
  }

  /// The candidates in columns, or one per line if they have details. Only those that fit are
  /// listed.
  func lines(columns: Int, rows: Int) -> [String] {
    let hasDetails = candidates.prefix(Self.mostListed).contains { !$0.detail.isEmpty }
    // The last row may say how many more there are.
    let room = max(1, rows - 1)
    let shown = candidates.prefix(hasDetails ? min(Self.mostListed, room) : Self.mostListed)
    let widest = shown.map { Self.cells(of: $0.text) }.max() ?? 0
    var lines: [String] = []
    if hasDetails {
      lines = shown.map { candidate in
        let gap = String(repeating: " ", count: widest - Self.cells(of: candidate.text) + 2)
        let line =
          candidate.detail.isEmpty ? candidate.text : candidate.text + gap + candidate.detail
        return Self.cut(line, to: columns - 1)
      }
    } else {
      let perLine = max(1, (columns - 1) / (widest + 2))
      let rows = (shown.count + perLine - 1) / perLine
      lines = (0..<rows).map { row in
        let texts = stride(from: row, to: shown.count, by: rows).map { shown[$0].text }
        let padded = texts.dropLast().map {
          $0 + String(repeating: " ", count: widest - Self.cells(of: $0) + 2)
        }
        return Self.cut(padded.joined() + (texts.last ?? ""), to: columns - 1)
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
