import CLibEdit
import CTerminal

extension EditLineReader {
  static var screenFunctions: bindery_screen {
    bindery_screen(
      draw: { reader(behind: $0)?.draw() },
      rest: { reader(behind: $0)?.prepareCompletion() == true ? 1 : 0 },
      erase: { reader(behind: $0)?.screen.erase() },
      forget: { reader(behind: $0)?.screen.forget() },
      finish: { context, line, count in
        reader(behind: context)?.finish(
          line.map { UnsafeRawBufferPointer(start: $0, count: count) })
      })
  }

  private func draw() {
    guard let editor else { return }
    let buffer = EditBuffer(editor)
    steps.note(before: buffer.before, after: buffer.after)
    screen.show(frame(buffer.text, cursor: buffer.before.utf8.count))
  }

  /// Shows all of the accepted input, without marks of the cursor.
  private func finish(_ line: UnsafeRawBufferPointer?) {
    guard let line, !line.isEmpty else {
      draw()
      let text = editor.map { EditBuffer($0).text } ?? ""
      return screen.finish(frame(text, cursor: text.utf8.count))
    }
    let isEnded = line.last == UInt8(ascii: "\n")
    let text = String(decoding: isEnded ? line.dropLast() : line[...], as: UTF8.self)
    screen.finish(frame(text, cursor: text.utf8.count, isDone: true))
  }

  private func frame(_ text: String, cursor: Int, isDone: Bool = false) -> ScreenFrame {
    var margins = ScreenFrame.Margins(prompt: prompt)
    if let searchPrompt { margins.prompt = Prompt(text: searchPrompt) }
    let look = language.outline(text, isDone ? -1 : cursor)
    margins.openers = look.openers
    return ScreenFrame(
      text, cursor: cursor, margins: margins,
      looks: look.parts.map { ScreenFrame.Look(range: $0.range, start: $0.start) },
      columns: Int(bindery_editor_columns()), cells: { Int(bindery_cells($0.value)) })
  }

  /// Opens the text in the user's editor.
  func edit(_ buffer: EditBuffer) -> Int32 {
    bindery_editor_leave(buffer.editor)
    let changed = language.edit(buffer.text)
    bindery_editor_return(buffer.editor)
    screen.forget()
    guard let changed else { return CC_ERROR }
    buffer.replaceAll(with: changed)
    return CC_REFRESH
  }
}

private func reader(behind context: UnsafeMutableRawPointer?) -> EditLineReader? {
  context.map { Unmanaged<EditLineReader>.fromOpaque($0).takeUnretainedValue() }
}
