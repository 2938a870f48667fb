import CLibEdit
import CTerminal

/// The text that is being edited, copied out of the editor, and ways to change it there.
struct EditBuffer {
  let editor: OpaquePointer
  /// What stands before the cursor.
  let before: String
  /// What stands behind it.
  let after: String

  var text: String { before + after }

  /// The line that the cursor is in, up to the cursor.
  var lineStart: Substring {
    before.unicodeScalars.lastIndex(of: "\n").map { before[$0...].dropFirst() } ?? before[...]
  }

  /// The rest of that line.
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

  /// Takes away scalars before the cursor; the editor counts scalars, not bytes.
  func deleteBefore(_ count: Int) {
    guard count > 0 else { return }
    el_deletestr(editor, Int32(count))
  }

  /// Puts another text in place of this one, with the cursor at its end.
  func replaceAll(with text: String) {
    moveToEnd()
    deleteBefore(before.unicodeScalars.count + after.unicodeScalars.count)
    insert(text)
  }

  func moveToEnd() {
    el_cursor(editor, 1 << 24)
  }

  /// Moves the cursor by scalars, back where negative.
  func move(by count: Int) {
    el_cursor(editor, Int32(count))
  }

  /// Moves the cursor to the same column of the line above; whether there is one.
  func moveUp() -> Bool {
    let column = lineStart.unicodeScalars.count
    let above = before.unicodeScalars.dropLast(column)
    guard !above.isEmpty else { return false }
    let width = above.dropLast().reversed().prefix { $0 != "\n" }.count
    move(by: -(column + 1 + max(0, width - column)))
    return true
  }

  /// Moves the cursor to the same column of the line below; whether there is one.
  func moveDown() -> Bool {
    let rest = after.unicodeScalars.prefix { $0 != "\n" }.count
    let below = after.unicodeScalars.dropFirst(rest)
    guard !below.isEmpty else { return false }
    let width = below.dropFirst().prefix { $0 != "\n" }.count
    move(by: rest + 1 + min(lineStart.unicodeScalars.count, width))
    return true
  }
}
