import CLibEdit
import CTerminal

/// A copy of the text in the line editor, with operations that change the original.
struct EditBuffer {
  let editor: OpaquePointer
  /// The text before the cursor.
  let before: String
  /// The text after the cursor.
  let after: String

  var text: String { before + after }

  /// The part of the cursor's line before the cursor.
  var lineStart: Substring {
    before.unicodeScalars.lastIndex(of: "\n").map { before[$0...].dropFirst() } ?? before[...]
  }

  /// The part of the cursor's line after the cursor.
  var lineRest: Substring {
    after.unicodeScalars.firstIndex(of: "\n").map { after[..<$0] } ?? after[...]
  }

  init(_ editor: OpaquePointer) {
    self.editor = editor
    // The pointers are good only until the next call, so everything is copied at once.
    guard let line = el_line(editor)?.pointee, let start = line.buffer, let cursor = line.cursor,
      let end = line.lastchar
    else {
      before = ""
      after = ""
      return
    }
    before = EditBuffer.text(start, cursor)
    after = EditBuffer.text(cursor, end)
  }

  private static func text(_ start: UnsafePointer<CChar>, _ end: UnsafePointer<CChar>) -> String {
    let bytes = UnsafeRawBufferPointer(start: start, count: max(0, end - start))
    return String(decoding: bytes, as: UTF8.self)
  }

  func insert(_ text: String) {
    guard !text.isEmpty else { return }
    el_insertstr(editor, text)
  }

  /// Deletes scalars before the cursor; the editor counts scalars, not bytes.
  func deleteBefore(_ count: Int) {
    guard count > 0 else { return }
    el_deletestr(editor, Int32(count))
  }

  /// Replaces the whole text, with the cursor at its end.
  func replaceAll(with text: String) {
    moveToEnd()
    deleteBefore(before.unicodeScalars.count + after.unicodeScalars.count)
    insert(text)
  }

  func moveToEnd() {
    el_cursor(editor, 1 << 24)
  }

  /// Moves the cursor by scalars; backwards if negative.
  func move(by count: Int) {
    el_cursor(editor, Int32(count))
  }

  /// Moves the cursor up one line in the same column; false if there is none.
  func moveUp() -> Bool {
    let column = lineStart.unicodeScalars.count
    let above = before.unicodeScalars.dropLast(column)
    guard !above.isEmpty else { return false }
    let width = above.dropLast().reversed().prefix { $0 != "\n" }.count
    move(by: -(column + 1 + max(0, width - column)))
    return true
  }

  /// Moves the cursor down one line in the same column; false if there is none.
  func moveDown() -> Bool {
    let rest = after.unicodeScalars.prefix { $0 != "\n" }.count
    let below = after.unicodeScalars.dropFirst(rest)
    guard !below.isEmpty else { return false }
    let width = below.dropFirst().prefix { $0 != "\n" }.count
    move(by: rest + 1 + min(lineStart.unicodeScalars.count, width))
    return true
  }
}
