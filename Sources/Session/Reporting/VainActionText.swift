import Reports
import ViewGraph

/// The lines of a report on an action that changed nothing, or did not do what the user asked for.
enum VainActionText {
  static func lines(
    _ action: Transaction.VainAction, _ remark: ControlRemark?, delay: Int?
  ) -> [StyledText] {
    if let delay {
      let time = TimeCommands.text(nanoseconds: delay)
      return ["\("· its code waits for \(time):", .quiet) advance \(time)"]
    }
    switch action {
    case .keptBinding(let control):
      let reason = remark.map(text) ?? "its binding keeps the value that it has"
      return [
        "\("·", .quiet) \(control.label, .name) in \(control.view, .name) \("wrote nothing: \(reason)", .quiet)"
      ]
    case .noWrite: return [StyledText("· nothing was written", .quiet)]
    }
  }

  static func text(_ remark: ControlRemark) -> String {
    switch remark {
    case .clamped(let number, let lower, let upper): "\(number) is outside of \(lower)...\(upper)"
    case .unparsed(let text): "its format cannot parse \(ValueText.quoted(text))"
    case .atLimit(let value): "\(value) is the end of its range"
    }
  }
}
