import Interpreter
import SourceText
import ViewGraph

/// What the framework says of misuse as a warning: at the place in the program, with the view and what
/// to change below it.
struct FrameworkWarning {
  let fragments: [Fragment]

  func diagnostic(_ message: FrameworkMessage) -> Diagnostic {
    var (source, span) = (Source(name: "", text: ""), Span.none)
    if let writer = message.writer {
      (source, span) = fragments.original(writer.span, in: writer.source)
    }
    let notes =
      note(message).map { [Diagnostic(.note, $0, in: Source(name: "", text: ""), at: .none)] } ?? []
    return Diagnostic(.warning, message.text, in: source, at: span, notes: notes)
  }

  private func note(_ message: FrameworkMessage) -> String? {
    let parts = [message.view.map { "in \($0)" }, effect(message.kind), Self.advice(message.kind)]
      .compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// What comes of it, or what is wrong, as far as the message does not say so.
  private func effect(_ kind: FrameworkMessage.Kind) -> String? {
    switch kind {
    case .modifyingState: "the write is dropped"
    case .changesEndlessly: "its action changes the value that it watches"
    default: nil
    }
  }

  /// What to change; nil where the message says it.
  static func advice(_ kind: FrameworkMessage.Kind) -> String? {
    switch kind {
    case .modifyingState:
      "write states in an action, in onAppear, onChange or a task"
    case .publishingInUpdate:
      "publish in an action, in onAppear, onChange or a task, not while a body runs"
    case .publishingInBackground: "write it in a function or a task on the @MainActor"
    case .notInstalled: "read it in the body of the view that declares it"
    case .repeatedID: "give every element an id of its own"
    case .changedRange: "give the rows ids: ForEach(…, id: \\.self)"
    case .changesEndlessly: "end where nothing is left to do"
    case .noDestination(let type):
      "put .navigationDestination(for: \(type).self) { … } on a view inside of the stack"
    case .notSelectable: "give each choice a .tag(…) of the selection's type"
    case .notPresented, .notServed: nil
    }
  }
}
