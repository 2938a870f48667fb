import CLibEdit
import CTerminal

extension EditLineReader {
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
    guard let common = list.commonStart else {
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
        list.lines(
          columns: Int(bindery_editor_columns()),
          rows: Int(bindery_editor_rows()) - screen.height))
    default:
      let lines = language.explain(buffer.text, buffer.before.utf8.count)
      guard !lines.isEmpty else { return ring() }
      screen.showBelow(lines)
    }
    return CC_NORM
  }
}
