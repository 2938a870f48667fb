import CLibEdit
import CTerminal
import Glibc

extension EditLineReader {
  private enum SearchKey {
    static let interrupt: UInt32 = 3
    static let giveUp: UInt32 = 7
    static let backspace: UInt32 = 8
    static let escape: UInt32 = 27
    static let older: UInt32 = 18
    static let newer: UInt32 = 19
    static let delete: UInt32 = 127
  }

  /// A search in progress.
  private struct Search {
    var pattern = ""
    /// The index of the shown entry; the number of entries for the original text.
    var index: Int
    var isFound = true
  }

  /// Incremental search for the newest input that contains the typed text.
  ///
  /// The match is in the buffer and the pattern in the prompt. ESC keeps the match; any other
  /// command key ends the search and is then executed.
  func search(_ buffer: EditBuffer) -> Int32 {
    let original = buffer.text
    var search = Search(index: history.entries.count)
    var key = wchar_t()
    bindery_editor_read_escape(1)
    defer { bindery_editor_read_escape(0) }
    show(search, original: original, in: buffer.editor)
    while el_wgetc(buffer.editor, &key) == 1 {
      let code = UInt32(bitPattern: key)
      switch code {
      case SearchKey.interrupt, SearchKey.giveUp:
        search.index = history.entries.count
        finish(search, original: original, in: buffer.editor)
        return CC_NORM
      case SearchKey.older: find(&search, from: search.index - 1, step: -1)
      case SearchKey.newer: find(&search, from: search.index + 1, step: 1)
      case SearchKey.backspace, SearchKey.delete:
        _ = search.pattern.popLast()
        search.index = history.entries.count
        find(&search, from: search.index - 1, step: -1)
      case SearchKey.escape where bindery_editor_escape_was_alone() != 0:
        finish(search, original: original, in: buffer.editor)
        return CC_REFRESH
      case 0..<32:
        finish(search, original: original, in: buffer.editor)
        el_push(buffer.editor, String(Character(Unicode.Scalar(UInt8(code)))))
        return CC_NORM
      default:
        if let scalar = Unicode.Scalar(code) { search.pattern.unicodeScalars.append(scalar) }
        find(&search, from: min(search.index, history.entries.count - 1), step: -1)
      }
      show(search, original: original, in: buffer.editor)
    }
    return CC_EOF
  }

  private func find(_ search: inout Search, from start: Int, step: Int) {
    guard !search.pattern.isEmpty else {
      search.isFound = true
      return
    }
    var index = start
    while history.entries.indices.contains(index) {
      if history.entries[index].contains(search.pattern) {
        search.index = index
        search.isFound = true
        return
      }
      index += step
    }
    search.isFound = false
  }

  private func show(_ search: Search, original: String, in editor: OpaquePointer) {
    let title = search.isFound ? "search" : "no more"
    searchPrompt = "(\(title) '\(search.pattern.suffix(60))') "
    EditBuffer(editor).replaceAll(with: text(of: search, original: original))
  }

  private func finish(_ search: Search, original: String, in editor: OpaquePointer) {
    searchPrompt = nil
    EditBuffer(editor).replaceAll(with: text(of: search, original: original))
  }

  private func text(of search: Search, original: String) -> String {
    history.entries.indices.contains(search.index) ? history.entries[search.index] : original
  }
}
