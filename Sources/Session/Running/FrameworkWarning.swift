import Interpreter
import Lint
import SourceText
import ViewGraph

/// Converts runtime warnings of the framework to diagnostics.
///
/// Each has the place in the program, and a note with the view and the remedy.
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

  /// The consequence or cause of the misuse, if the warning does not mention it.
  private func effect(_ kind: FrameworkMessage.Kind) -> String? {
    switch kind {
    case .modifyingState: "the write is dropped"
    case .changesEndlessly: "its action changes the value that it watches"
    default: nil
    }
  }

  /// The remedy; nil if the warning contains it.
  static func advice(_ kind: FrameworkMessage.Kind) -> String? {
    switch kind {
    case .modifyingState:
      "write states in an action, in onAppear, onChange or a task"
    case .publishingInUpdate:
      "publish in an action, in onAppear, onChange or a task, not while a body runs"
    case .publishingInBackground: "write it in a function or a task on the @MainActor"
    case .notInstalled: "read it in the body of the view that declares it"
    case .lostWrite: "give it its first value in init: _name = State(initialValue: …)"
    case .unconnected(_, let remedy): remedy
    case .repeatedID: "give every element an id of its own"
    case .changedRange: "give the rows ids: ForEach(…, id: \\.self)"
    case .changesEndlessly: "end where nothing is left to do"
    case .noDestination(let type):
      "put .navigationDestination(for: \(type).self) { … } on a view inside of the stack"
    case .notSelectable, .noTag: "give each choice a .tag(…) of the selection's type"
    case .notOnPath: "bind a NavigationPath, which holds values of all types"
    case .focusNowhere(let state, let value): Remedy.bindFocus(state, value: value).text
    case .presentedBesides: "let one state decide what is presented, as .sheet(item:) does"
    case .rowOfButtons: "give the buttons .buttonStyle(.borderless)"
    case .notPresented, .notServed: nil
    }
  }
}

extension World {
  /// The framework's messages on the open transaction. Those about unconnected states name the type
  /// that holds the state.
  var frameworkMessages: [FrameworkMessage] {
    lazy var unconnected = UnconnectedStates(checker)
    return host.updates.trace.log.map { message in
      guard case .lostWrite = message.kind, let writer = message.writer,
        let state = unconnected.state(writtenAt: writer.span, in: writer.source)
      else { return message }
      var message = message
      message.kind = .unconnected(text: state.text, remedy: state.remedy)
      return message
    }
  }
}
