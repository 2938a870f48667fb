import Reports

/// Texts about capture-list variables that hold copies of properties.
enum CaptureText {
  static func text(_ capture: Transaction.Capture) -> StyledText {
    let (old, new) = (ChangeText.short(capture.old), ChangeText.short(capture.new))
    return
      "\(capture.variable, .name) \("is still", .quiet) \(old, .value) \("in the closure (\(capture.place)), as when that was made;", .quiet) \(capture.target, .name) \("was", .quiet) \(new, .value) \("when it ran", .quiet)"
  }

  /// The lines of a report.
  static func lines(_ captures: [Transaction.Capture]) -> [StyledText] {
    captures.map { "\("·", .quiet) \(text($0))" }
  }

  /// The lines of an answer, with the remedies.
  static func advice(_ captures: [Transaction.Capture]) -> [StyledText] {
    captures.prefix(2).flatMap { capture -> [StyledText] in
      ["\("·", .quiet) \(text(capture))", remedy(capture).line]
    }
  }

  static func remedy(_ capture: Transaction.Capture) -> Remedy {
    .readWhenItRuns(capture.variable, property: capture.target.lastPart)
  }
}
