import CLibEdit
import CTerminal

extension EditLineReader {
  func addKeys(to editor: OpaquePointer) {
    for key in EditLineReader.keys + EditLineReader.characterKeys {
      bindery_editor_add(editor, key.name, key.help, key.function)
    }
  }

  func bindKeys(of editor: OpaquePointer) {
    for key in EditLineReader.keys {
      for sequence in key.sequences { bindery_editor_bind(editor, sequence, key.name) }
    }
    // In vi's command mode, the cursor stays on the last character of a line.
    if bindery_editor_is_vi(editor) == 0 {
      for key in EditLineReader.characterKeys {
        for sequence in key.sequences { bindery_editor_bind(editor, sequence, key.name) }
      }
    }
    bindery_editor_bind_own(editor)
  }

  private struct Key {
    let name: String
    let help: String
    let sequences: [String]
    let function: @convention(c) (OpaquePointer?, Int32) -> UInt8
  }

  private static var keys: [Key] { inputKeys + moveKeys + cutKeys }

  private static var moveKeys: [Key] {
    [
      Key(
        name: "bindery-line-start", help: "Beginning of the line, then of the block",
        sequences: ["^A", "\\e[H", "\\eOH", "\\e[1~", "\\e[7~"]
      ) { editor, _ in
        act(editor) { $0.lineStart($1) }
      },
      Key(
        name: "bindery-line-end", help: "End of the line, then of the block",
        sequences: ["^E", "\\e[F", "\\eOF", "\\e[4~", "\\e[8~"]
      ) { editor, _ in
        act(editor) { $0.lineEnd($1) }
      },
      Key(name: "bindery-up", help: "Line or input before", sequences: ["\\e[A", "\\eOA", "^P"]) {
        editor, _ in
        act(editor) { $0.up($1) }
      },
      Key(name: "bindery-down", help: "Line or input after", sequences: ["\\e[B", "\\eOB", "^N"]) {
        editor, _ in
        act(editor) { $0.down($1) }
      },
      Key(name: "bindery-older", help: "Input that begins so", sequences: ["\\ep", "\\eP"]) {
        editor, _ in
        act(editor) { $0.recall($1, step: -1) }
      },
      Key(name: "bindery-newer", help: "Input that begins so", sequences: ["\\en", "\\eN"]) {
        editor, _ in
        act(editor) { $0.recall($1, step: 1) }
      },
      Key(name: "bindery-search", help: "Search the inputs", sequences: ["^R"]) { editor, _ in
        act(editor) { $0.search($1) }
      },
    ]
  }

  private static var characterKeys: [Key] {
    [
      Key(name: "bindery-left", help: "Character before", sequences: ["\\e[D", "\\eOD", "^B"]) {
        editor, _ in
        act(editor) { $0.moveCharacter($1, isBack: true) }
      },
      Key(name: "bindery-right", help: "Character after", sequences: ["\\e[C", "\\eOC", "^F"]) {
        editor, _ in
        act(editor) { $0.moveCharacter($1, isBack: false) }
      },
    ]
  }

  private static var cutKeys: [Key] {
    [
      Key(
        name: "bindery-take-back", help: "Take the last change back", sequences: ["^_", "^X^U"]
      ) { editor, _ in
        act(editor) { $0.takeBack($1) }
      },
      Key(name: "bindery-cut-rest", help: "Cut the rest of the line", sequences: ["^K"]) {
        editor, _ in
        act(editor) { $0.cutRest($1) }
      },
      Key(name: "bindery-cut-start", help: "Cut the line up to here", sequences: ["^U"]) {
        editor, _ in
        act(editor) { $0.cutStart($1) }
      },
      Key(name: "bindery-cut-word", help: "Cut the last word", sequences: ["^W"]) { editor, _ in
        act(editor) { $0.cutWord($1) }
      },
      Key(name: "bindery-paste-cut", help: "Insert what was cut", sequences: ["^Y"]) { editor, _ in
        act(editor) { $0.insertCut($1) }
      },
      Key(name: "bindery-clear", help: "Clear the screen", sequences: ["^L"]) { editor, _ in
        act(editor) { reader, _ in
          reader.screen.clearAll()
          return CC_NORM
        }
      },
      Key(name: "bindery-edit", help: "Open in your editor", sequences: ["^X^E"]) { editor, _ in
        act(editor) { $0.edit($1) }
      },
    ]
  }

  private static var inputKeys: [Key] {
    [
      Key(name: "bindery-enter", help: "Run the input, or go on with it", sequences: ["^M", "^J"]) {
        editor, _ in
        act(editor) { $0.enter($1) }
      },
      Key(name: "bindery-newline", help: "Insert a line", sequences: newlineSequences) {
        editor, _ in
        act(editor) { $0.newline($1) }
      },
      Key(name: "bindery-close", help: "Insert a bracket", sequences: ["}", ")", "]"]) {
        editor, character in
        act(editor) { $0.close($1, UInt8(truncatingIfNeeded: character)) }
      },
      Key(name: "bindery-complete", help: "Complete the word", sequences: ["^I"]) { editor, _ in
        act(editor) { $0.complete($1) }
      },
      Key(name: "bindery-end", help: "Delete a character, or leave", sequences: ["^D"]) {
        editor, _ in
        act(editor) { $0.end($1) }
      },
      Key(name: "bindery-restore", help: "Insert what was put back", sequences: ["^X^R"]) {
        editor, _ in
        act(editor) { $0.restore($1) }
      },
    ]
  }

  /// Alt-Enter; and Shift-Enter, Alt-Enter and Ctrl-Enter on terminals that distinguish them.
  private static let newlineSequences = [
    "\\e^M", "\\e^J", "\\e[13;2u", "\\e[13;3u", "\\e[13;5u", "\\e[27;2;13~", "\\e[27;3;13~",
    "\\e[27;5;13~",
  ]

  private func enter(_ buffer: EditBuffer) -> Int32 {
    let text = buffer.text
    if bindery_editor_is_interrupted() == 0, isWhole(text) != .whole, !isLeaving(buffer) {
      return newline(buffer)
    }
    bindery_editor_submit(buffer.editor)
    return CC_NORM
  }

  /// Whether Enter is pressed on a second blank line, which ends a block.
  private func isLeaving(_ buffer: EditBuffer) -> Bool {
    let lines = buffer.text.split(separator: "\n", omittingEmptySubsequences: false).suffix(2)
    return buffer.after.isEmpty && lines.count == 2 && lines.allSatisfy(isBlank)
  }

  private func newline(_ buffer: EditBuffer) -> Int32 {
    buffer.insert("\n" + language.indentation(buffer.before))
    return CC_REFRESH
  }

  private func close(_ buffer: EditBuffer, _ bracket: UInt8) -> Int32 {
    if isBlank(buffer.lineStart) {
      let count = language.outdent(buffer.before)
      buffer.deleteBefore(min(count, buffer.lineStart.unicodeScalars.count))
    }
    buffer.insert(String(Unicode.Scalar(bracket)))
    return CC_REFRESH
  }

  /// Deletes the character under the cursor; at the end of a text, pressing it twice exits.
  private func end(_ buffer: EditBuffer) -> Int32 {
    guard buffer.after.isEmpty else {
      buffer.move(by: 1)
      buffer.deleteBefore(1)
      return CC_REFRESH
    }
    if buffer.text.isEmpty || lastEnd == buffer.text { return CC_EOF }
    lastEnd = buffer.text
    return ring()
  }

  /// The number of rows above a text that is put back in which its error is shown.
  private static let rowsAboveDraft = 8

  private func restore(_ buffer: EditBuffer) -> Int32 {
    buffer.insert(draft)
    // A text that is too tall shows its beginning, and above it why it is there.
    let lines = draft.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count + EditLineReader.rowsAboveDraft > Int(bindery_editor_rows()) {
      screen.keptRows = EditLineReader.rowsAboveDraft
      buffer.move(by: lines[0].unicodeScalars.count - draft.unicodeScalars.count)
    }
    draft = ""
    return CC_REFRESH
  }

  private func up(_ buffer: EditBuffer) -> Int32 {
    buffer.moveUp() ? CC_REFRESH : recall(buffer, step: -1)
  }

  private func down(_ buffer: EditBuffer) -> Int32 {
    buffer.moveDown() ? CC_REFRESH : recall(buffer, step: 1)
  }

  /// Shows the next history entry in a direction that begins with the typed text.
  private func recall(_ buffer: EditBuffer, step: Int) -> Int32 {
    let entries = history.entries
    if walk.shown != buffer.text {
      walk = Walk(
        index: entries.count, draft: buffer.text, start: buffer.before, shown: buffer.text)
    }
    var index = walk.index + step
    while entries.indices.contains(index),
      !entries[index].hasPrefix(walk.start) || entries[index] == buffer.text
    {
      index += step
    }
    guard index >= 0, index <= entries.count, walk.index != index else { return ring() }
    walk.index = index
    let text = index == entries.count ? walk.draft : entries[index]
    walk.shown = text
    buffer.replaceAll(with: text)
    return CC_REFRESH
  }

  func ring() -> Int32 {
    EditorScreen.ring()
    return CC_NORM
  }
}

/// Runs an action of the reader that owns a C library editor.
private func act(
  _ editor: OpaquePointer?, _ action: (EditLineReader, EditBuffer) -> Int32
) -> UInt8 {
  guard let editor, let context = bindery_editor_context(editor) else { return UInt8(CC_ERROR) }
  let reader = Unmanaged<EditLineReader>.fromOpaque(context).takeUnretainedValue()
  return UInt8(truncatingIfNeeded: action(reader, EditBuffer(editor)))
}

/// Whether a line contains only blanks.
func isBlank(_ line: some StringProtocol) -> Bool {
  line.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
}
