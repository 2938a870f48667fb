/// The prompt and the text as rows of a screen, and where the cursor is.
struct ScreenFrame: Equatable {
  struct Row: Equatable {
    /// Including the sequences of its style.
    var text = ""
    /// The number of cells.
    var width = 0
  }

  /// A part of a text with a style of its own.
  struct Look {
    /// Offsets in UTF-8.
    let range: Range<Int>
    let start: String
  }

  /// The margins before the lines of a text.
  struct Margins {
    var prompt: Prompt
    /// The innermost open delimiter at the beginning of each line.
    var openers: [String] = []

    /// The margin of a line, without style. Margins of further lines are as wide as the prompt.
    func text(ofLine index: Int, cells: (String) -> Int) -> String {
      guard index > 0 else { return prompt.text }
      let opener = openers.indices.contains(index) ? openers[index] : ""
      let sign = "\(opener)…> "
      return String(repeating: " ", count: max(0, cells(prompt.text) - cells(sign))) + sign
    }
  }

  var rows: [Row] = []
  var cursorRow = 0
  var cursorColumn = 0

  /// The state of laying out lines as rows of a given width.
  private struct Layout {
    var frame = ScreenFrame()
    let columns: Int
    let cells: (Unicode.Scalar) -> Int
    var row = Row()
    /// The current style; empty for none.
    var look = ""

    mutating func begin(_ margin: String, _ prompt: Prompt) {
      for scalar in prompt.styled(margin).unicodeScalars { row.text.unicodeScalars.append(scalar) }
      row.width = margin.unicodeScalars.reduce(0) { $0 + cells($1) }
    }

    mutating func change(to look: String, reset: String) {
      guard look != self.look else { return }
      if !self.look.isEmpty { row.text += reset }
      row.text += look
      self.look = look
    }

    mutating func append(_ scalar: Unicode.Scalar, reset: String) {
      switch scalar.value {
      case 9:
        for _ in 0..<(8 - row.width % 8) { put(" ", width: 1, reset) }
      case 0..<32:
        put("^", width: 1, reset)
        put(Unicode.Scalar(UInt8(scalar.value) + 64), width: 1, reset)
      default: put(scalar, width: cells(scalar), reset)
      }
    }

    private mutating func put(_ scalar: Unicode.Scalar, width: Int, _ reset: String) {
      if row.width + width > columns { end(reset) }
      row.text.unicodeScalars.append(scalar)
      row.width += width
    }

    mutating func end(_ reset: String) {
      let look = self.look
      change(to: "", reset: reset)
      frame.rows.append(row)
      row = Row()
      change(to: look, reset: reset)
    }

    mutating func placeCursor(_ reset: String) {
      if row.width >= columns { end(reset) }
      frame.cursorRow = frame.rows.count
      frame.cursorColumn = row.width
    }
  }

  init() {}

  /// - Parameters:
  ///   - cursor: The offset of the cursor in the text, in UTF-8.
  ///   - looks: The looks of ranges, in order; where several overlap, the last one counts.
  init(
    _ text: String, cursor: Int, margins: Margins, looks: [Look], columns: Int,
    cells: @escaping (Unicode.Scalar) -> Int
  ) {
    let reset = "\u{1B}[0m"
    var layout = Layout(columns: max(2, columns), cells: cells)
    let width = { (text: String) in text.unicodeScalars.reduce(0) { $0 + cells($1) } }
    layout.begin(margins.text(ofLine: 0, cells: width), margins.prompt)
    var line = 0
    var offset = 0
    var next = 0
    var open: [Look] = []
    for scalar in text.unicodeScalars {
      while next < looks.count, looks[next].range.lowerBound <= offset {
        open.append(looks[next])
        next += 1
      }
      open.removeAll { $0.range.upperBound <= offset }
      layout.change(to: open.last?.start ?? "", reset: reset)
      if offset == cursor { layout.placeCursor(reset) }
      if scalar == "\n" {
        layout.end(reset)
        line += 1
        layout.change(to: "", reset: reset)
        layout.begin(margins.text(ofLine: line, cells: width), margins.prompt)
      } else {
        layout.append(scalar, reset: reset)
      }
      offset += UTF8.width(scalar)
    }
    layout.change(to: "", reset: reset)
    if cursor >= offset { layout.placeCursor(reset) }
    layout.frame.rows.append(layout.row)
    self = layout.frame
  }

  /// The rows that fit a height, from `top` on; `top` moves as little as needed to show the cursor.
  func window(height: Int, top: inout Int) -> ScreenFrame {
    let height = max(1, height)
    guard rows.count > height else {
      top = 0
      return self
    }
    top = min(max(top, cursorRow - height + 1), cursorRow, rows.count - height)
    var part = ScreenFrame()
    part.rows = Array(rows[top..<(top + height)])
    part.cursorRow = cursorRow - top
    part.cursorColumn = cursorColumn
    return part
  }
}

extension UTF8 {
  /// How many bytes a scalar takes.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value < 0x10000 ? 3 : 4
  }
}
