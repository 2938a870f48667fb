import Reports
import SourceText
import ViewGraph

/// Explains a view that is not there because the input that was to show it failed.
struct WhyFailure {
  private let failure: FailedInput
  private let view: String

  /// Nil if the failed input was not to show a view of this type.
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

  /// Advice is what has no place in the code.
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
        [["kind": .string(WhyNotReport.Kind.failed.rawValue), "text": .string(reason.plain)]]
      ),
      ("reads", []), ("fields", []), ("stale", []),
      ("remedies", .array(remedies.map(JSONValue.string))),
    ])
  }
}

extension FailedInput {
  /// Whether it was a command that was to put up a view and names a type.
  fileprivate func mentions(_ type: String) -> Bool {
    guard case .command(let invocation) = Reading.read(input),
      invocation.command.group == .views, invocation.command.takesSwift,
      invocation.command.changesWorld
    else { return false }
    return input.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == type }
  }
}
