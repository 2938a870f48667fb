import Reports

/// Texts about code that writes a state of a removed view.
enum LateWriteText {
  static func text(_ writer: WriterDescription) -> StyledText {
    "\(writer.statement, .name) \("(\(writer.place)) wrote a state of a view that is gone", .quiet)"
  }
}
