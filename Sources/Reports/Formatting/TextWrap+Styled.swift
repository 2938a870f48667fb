/// Breaks the lines of reports.
extension TextWrap {
  /// The lines as rows that fit the window.
  package static func rows(of lines: [StyledText], within columns: Int?) -> [StyledText] {
    guard let columns else { return lines }
    return lines.flatMap { rows(of: $0, within: columns) }
  }

  /// The rows of a line. Continuation rows are indented two columns more than its text; for a line
  /// of a tree, they continue the lines of the tree.
  static func rows(of line: StyledText, within columns: Int) -> [StyledText] {
    guard !line.isVerbatim, line.width > columns else { return [line] }
    var indent = indent(below: line.plain)
    if indent.width > columns / 2 { indent = StyledText("  ") }
    var rows: [StyledText] = []
    var row = StyledText()
    var blanks = StyledText()
    var isBegun = false
    for piece in pieces(of: line) {
      if piece.isBlank {
        blanks = piece.text
        continue
      }
      if isBegun, row.width + blanks.width + piece.text.width > columns {
        rows.append(row)
        row = indent
        blanks = StyledText()
      }
      row += blanks + piece.text
      blanks = StyledText()
      // What stands before the text of a line stays with its first word.
      isBegun = isBegun || piece.text.plain.contains(where: beginsText)
    }
    return rows + [row]
  }

  /// What stands below the marks before a line's text.
  private static func indent(below line: String) -> StyledText {
    let marks = line.prefix { !beginsText($0) }.map { character in
      "│├".contains(character) ? "│" : " "
    }
    return StyledText(marks.joined() + "  ", .quiet)
  }

  private static func beginsText(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "\"'([{<$@#.\\/".contains(character)
  }

  /// The words of a line and the blanks between them, with their roles.
  private static func pieces(of line: StyledText) -> [(text: StyledText, isBlank: Bool)] {
    var pieces: [(text: StyledText, isBlank: Bool)] = []
    let kept = keptBlanks(of: line.plain)
    var offset = 0
    for run in line.runs {
      var rest = run.text[...]
      while let first = rest.first {
        let isBlank = first == " " && !kept.contains(offset)
        var part = ""
        while let next = rest.first, (next == " " && !kept.contains(offset)) == isBlank {
          part.append(rest.removeFirst())
          offset += 1
        }
        let text = StyledText(part, run.role)
        if let last = pieces.indices.last, pieces[last].isBlank == isBlank {
          pieces[last].text += text
        } else {
          pieces.append((text, isBlank))
        }
      }
    }
    return pieces
  }
}
