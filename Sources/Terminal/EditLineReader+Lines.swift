import CLibEdit
import CTerminal

/// Keys that act on the cursor's line; at the end of the line, on the block.
extension EditLineReader {
  func lineStart(_ buffer: EditBuffer) -> Int32 {
    let count = buffer.lineStart.unicodeScalars.count
    buffer.move(by: -(count > 0 ? count : buffer.before.unicodeScalars.count))
    return CC_REFRESH
  }

  func lineEnd(_ buffer: EditBuffer) -> Int32 {
    let count = buffer.lineRest.unicodeScalars.count
    buffer.move(by: count > 0 ? count : buffer.after.unicodeScalars.count)
    return CC_REFRESH
  }

  func cutRest(_ buffer: EditBuffer) -> Int32 {
    let rest = buffer.lineRest.isEmpty ? buffer.after[...] : buffer.lineRest
    buffer.move(by: rest.unicodeScalars.count)
    return cut(String(rest), before: buffer)
  }

  func cutStart(_ buffer: EditBuffer) -> Int32 {
    cut(String(buffer.lineStart.isEmpty ? buffer.before[...] : buffer.lineStart), before: buffer)
  }

  func cutWord(_ buffer: EditBuffer) -> Int32 {
    let scalars = buffer.before.unicodeScalars
    let blanks = scalars.reversed().prefix { $0.properties.isWhitespace }.count
    let word = scalars.dropLast(blanks).reversed().prefix { !$0.properties.isWhitespace }.count
    return cut(String(String.UnicodeScalarView(scalars.suffix(blanks + word))), before: buffer)
  }

  /// Moves the cursor over one character, of however many scalars it consists.
  func moveCharacter(_ buffer: EditBuffer, isBack: Bool) -> Int32 {
    guard let character = isBack ? buffer.before.last : buffer.after.first else { return ring() }
    let count = character.unicodeScalars.count
    buffer.move(by: isBack ? -count : count)
    return CC_REFRESH
  }

  /// Takes the last change back.
  func takeBack(_ buffer: EditBuffer) -> Int32 {
    steps.note(before: buffer.before, after: buffer.after)
    guard let state = steps.takeBack() else { return ring() }
    buffer.replaceAll(with: state.text)
    buffer.move(by: -state.after.unicodeScalars.count)
    return CC_REFRESH
  }

  func insertCut(_ buffer: EditBuffer) -> Int32 {
    guard !cut.isEmpty else { return ring() }
    buffer.insert(cut)
    return CC_REFRESH
  }

  /// Cuts the text before the cursor.
  private func cut(_ text: String, before buffer: EditBuffer) -> Int32 {
    guard !text.isEmpty else { return ring() }
    cut = text
    buffer.deleteBefore(text.unicodeScalars.count)
    return CC_REFRESH
  }
}
