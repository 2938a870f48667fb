import Reports

/// What is told of an action of the user that nothing came of.
enum VainActionText {
  static func lines(_ action: Transaction.VainAction, delay: Int?) -> [StyledText] {
    if let delay {
      let time = TimeCommands.text(nanoseconds: delay)
      return ["\("· its code waits for \(time):", .quiet) advance \(time)"]
    }
    switch action {
    case .keptBinding(let control):
      return [
        "\("·", .quiet) \(control.label, .name) in \(control.view, .name) \("wrote nothing: its binding keeps the value that it has", .quiet)"
      ]
    case .noWrite: return [StyledText("· nothing was written", .quiet)]
    }
  }
}
