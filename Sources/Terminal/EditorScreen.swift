import CTerminal
import Glibc

/// The part of the screen that shows the edited text, and its changes.
///
/// A line break moves to the beginning of the next row, as the terminal is configured to do.
struct EditorScreen {
  private var drawn: ScreenFrame?
  /// The first visible row of a text that is taller than the window.
  private var top = 0

  /// The number of rows on the screen of the last accepted input, from the prompt on.
  private(set) var takenRows = 0

  /// The number of rows above a tall text that stay in sight, such as an error in it.
  var keptRows = 0

  /// The number of rows for the edited text.
  private var room: Int {
    let rows = Int(bindery_editor_rows())
    return max(rows - keptRows, (rows + 1) / 2)
  }

  /// The number of rows that the edited text takes.
  var height: Int { drawn?.rows.count ?? 1 }

  /// Updates the screen to a frame, with minimal output.
  mutating func show(_ whole: ScreenFrame) {
    let frame = whole.window(height: room, top: &top)
    EditorScreen.write(drawn.map { change(from: $0, to: frame) } ?? EditorScreen.all(of: frame))
    drawn = frame
  }

  /// Shows all of a text, whatever its height, and moves the cursor below it.
  mutating func finish(_ whole: ScreenFrame) {
    let frame = whole.window(height: room, top: &top)
    if frame.rows.count < whole.rows.count {
      erase()
      EditorScreen.write(EditorScreen.all(of: whole))
      EditorScreen.write(EditorScreen.move(from: whole.cursorRow, to: whole.rows.count - 1))
    } else {
      show(whole)
      EditorScreen.write(EditorScreen.move(from: frame.cursorRow, to: frame.rows.count - 1))
    }
    EditorScreen.write("\n")
    takenRows = whole.rows.count
    forget()
  }

  /// Starts a new frame at the cursor.
  mutating func forget() {
    drawn = nil
    top = 0
  }

  /// Erases the text after a change of the window's width, which has rewrapped its rows.
  mutating func erase() {
    guard let drawn else { return }
    let columns = max(1, Int(bindery_editor_columns()))
    let above = drawn.rows[..<drawn.cursorRow].reduce(0) {
      $0 + max(1, ($1.width + columns - 1) / columns)
    }
    let row = above + drawn.cursorColumn / columns
    EditorScreen.write("\r" + (row > 0 ? "\u{1B}[\(row)A" : "") + "\u{1B}[J")
    self.drawn = nil
  }

  /// Writes lines below the text; the next frame comes below them.
  mutating func showBelow(_ lines: [String]) {
    if let drawn {
      EditorScreen.write(EditorScreen.move(from: drawn.cursorRow, to: drawn.rows.count - 1))
    }
    EditorScreen.write("\n" + lines.map { $0 + "\n" }.joined())
    forget()
  }

  /// Erases the last input from the screen, as far as it is still visible.
  mutating func clearTaken() {
    let rows = min(takenRows, Int(bindery_editor_rows()))
    if rows > 0 { EditorScreen.write("\r\u{1B}[\(rows)A\u{1B}[J") }
    takenRows = 0
  }

  mutating func clearAll() {
    EditorScreen.write("\u{1B}[H\u{1B}[2J")
    forget()
  }

  static func ring() { write("\u{7}") }

  static func write(_ text: String) {
    var text = text
    guard !text.isEmpty else { return }
    _ = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: 1) }
  }

  // Sequences

  private static func all(of frame: ScreenFrame) -> String {
    "\r" + frame.rows.map(\.text).joined(separator: "\n")
      + place(frame, from: frame.rows.count - 1)
  }

  private func change(from old: ScreenFrame, to new: ScreenFrame) -> String {
    guard old != new else { return "" }
    if let added = EditorScreen.added(from: old, to: new) { return added }
    let columns = Int(bindery_editor_columns())
    let same = zip(old.rows, new.rows).prefix { $0 == $1 }.count
    let isUnchanged = same == old.rows.count && same == new.rows.count
    if isUnchanged { return EditorScreen.place(new, from: old.cursorRow) }
    let first = min(same, new.rows.count - 1)
    var out = EditorScreen.move(from: old.cursorRow, to: min(first, old.rows.count - 1)) + "\r"
    if first >= old.rows.count { out += "\n" }
    for index in first..<new.rows.count {
      if index > first { out += "\n" }
      out += new.rows[index].text
      // In the last column, the sequence would erase the last character.
      if new.rows[index].width < columns { out += "\u{1B}[K" }
    }
    if old.rows.count > new.rows.count { out += "\n\u{1B}[J\u{1B}[A" }
    let isBelow = old.rows.count > new.rows.count
    return out + EditorScreen.place(new, from: new.rows.count - 1, isAtEnd: !isBelow)
  }

  /// The output if text was only appended at the end.
  private static func added(from old: ScreenFrame, to new: ScreenFrame) -> String? {
    guard old.rows.count == new.rows.count, let before = old.rows.last, let after = new.rows.last,
      old.rows.dropLast() == new.rows.dropLast(), old.cursorRow == old.rows.count - 1,
      new.cursorRow == old.cursorRow, old.cursorColumn == before.width,
      new.cursorColumn == after.width, after.text.utf8.starts(with: before.text.utf8)
    else { return nil }
    return String(decoding: after.text.utf8.dropFirst(before.text.utf8.count), as: UTF8.self)
  }

  /// Moves the cursor to its place from the current column of a row.
  private static func place(
    _ frame: ScreenFrame, from row: Int, isAtEnd: Bool = true
  ) -> String {
    if isAtEnd, row == frame.cursorRow, row == frame.rows.count - 1,
      frame.cursorColumn == frame.rows[row].width
    {
      return ""
    }
    let right = frame.cursorColumn > 0 ? "\u{1B}[\(frame.cursorColumn)C" : ""
    return move(from: row, to: frame.cursorRow) + "\r" + right
  }

  private static func move(from row: Int, to target: Int) -> String {
    if row > target { return "\u{1B}[\(row - target)A" }
    return row < target ? "\u{1B}[\(target - row)B" : ""
  }
}
