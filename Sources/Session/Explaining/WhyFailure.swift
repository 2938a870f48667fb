import Reports
import SourceText
import ViewGraph

/// Explains why a view does not exist: the input that should have shown it failed.
struct WhyFailure {
  private let failure: FailedInput
  private let view: String

  /// Nil if the failed input would not have shown a view of this type.
  init?(_ failure: FailedInput, view: String) {
    guard failure.view?.typePart == view || failure.mentions(view) else { return nil }
    self.failure = failure
    self.view = view
  }

  private var errors: [Diagnostic] { failure.diagnostics.filter(\.isError) }

  private var reason: StyledText {
    let message = errors.first.map { ": \($0.message)" } ?? ""
    return
      "no \(view, .type) is there: input \(failure.number) was to show one, and failed\(message, .quiet)"
  }

  /// The remedies: the notes that do not refer to a place in the code.
  private var remedies: [String] {
    errors.flatMap(\.notes).filter { $0.source.bytes.isEmpty }.map(\.message)
  }

  var lines: [StyledText] {
    ["\("·", .quiet) \(reason)", "  \("input \(failure.number):", .quiet) \(failure.headline)"]
      + remedies.prefix(1).map { "\("Remedy:", .quiet) \($0)" }
  }

  var facts: JSONValue {
    .object([
      ("view", .string(view)), ("input", .int(failure.number)),
      ("source", .string(failure.input.text)),
      (
        "reasons",
        [["kind": .string(WhyNotReason.Kind.failed.rawValue), "text": .string(reason.plain)]]
      ),
      ("reads", []), ("fields", []), ("stale", []),
      ("remedies", .array(remedies.map(JSONValue.string))),
    ])
  }
}

extension FailedInput {
  /// Whether the input was a command that shows a view and mentions a type.
  fileprivate func mentions(_ type: String) -> Bool {
    guard case .command(let invocation) = Reading.read(input),
      invocation.command.group == .views, invocation.command.takesSwift,
      invocation.command.changesWorld
    else { return false }
    return input.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == type }
  }
}
