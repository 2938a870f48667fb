package import Interpreter
import SourceText

/// SwiftUI's runtime warning about misuse, in its own words, with the code that caused it.
package struct FrameworkMessage {
  package enum Kind: Hashable, Sendable {
    case modifyingState
    case publishingInUpdate
    case publishingInBackground
    /// A wrapper used outside any view: `State`.
    case notInstalled(wrapper: String)
    /// A state written before its view is shown.
    case lostWrite
    /// A state written in a type that no view connects. The graph does not contain such a state, so
    /// the caller provides the texts.
    case unconnected(text: String, remedy: String)
    case repeatedID(String, list: String)
    case changedRange(count: Int, initialCount: Int, list: String)
    case changesEndlessly(type: String)
    case notPresented
    /// A link leads to a value of a type that nothing shows.
    case noDestination(type: String)
    /// A choice has a value of a type that the selection cannot hold.
    case notSelectable(String)
    /// The path of a navigation stack cannot hold the value of a link.
    case notOnPath(type: String)
    /// A selection is not the tag of any choice.
    case noTag(control: String, value: String)
    /// The program moved the focus to a value that no view is bound to.
    case focusNowhere(state: String, value: String)
    /// Something was presented where something else is.
    case presentedBesides(String, shown: String)
    /// A tap on one of the buttons of a row set off all of them.
    case rowOfButtons([String], container: String)
    /// A request that nothing handles here.
    case notServed(String)

    /// Whether it reports a mistake of the program.
    package var isMisuse: Bool { if case .notServed = self { false } else { true } }
  }

  package var kind: Kind
  /// The view that was being updated.
  package let view: String?
  /// The code of the program that was running.
  package let writer: Writer?

  /// The framework's words.
  package var text: String {
    switch kind {
    case .modifyingState:
      "Modifying state during view update, this will cause undefined behavior."
    case .publishingInUpdate:
      "Publishing changes from within view updates is not allowed, "
        + "this will cause undefined behavior."
    case .publishingInBackground:
      "Publishing changes from background threads is not allowed; make sure to publish values "
        + "from the main thread (via operators like receive(on:)) on model updates."
    case .notInstalled("State"):
      "Accessing State's value outside of being installed on a View. "
        + "This will result in a constant Binding of the initial value and will not update."
    case .notInstalled("StateObject"):
      "Accessing StateObject's object without being installed on a View. "
        + "This will create a new instance each time."
    case .notInstalled(let wrapper):
      "Accessing \(wrapper)'s value outside of being installed on a View. "
        + "This will always read the default value and will not update."
    case .lostWrite: "a @State is written before a view has it: the write has no effect"
    case .unconnected(let text, _): text
    case .repeatedID(let id, let list):
      "\(list): the ID \(id) occurs multiple times within the collection, "
        + "this will give undefined results!"
    case .changedRange(let count, let initialCount, let list):
      "\(list) count (\(count)) != its initial count (\(initialCount)). "
        + "`ForEach(_:content:)` should only be used for *constant* data. "
        + "Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` "
        + "and provide an explicit `id`!"
    case .changesEndlessly(let type):
      "onChange(of: \(type)) action tried to update multiple times per frame."
    case .notPresented: "dismiss: nothing presents this view"
    case .noDestination(let type):
      "A NavigationLink is presenting a value of type “\(type)” but there is no matching "
        + "navigationDestination declaration visible from the location of the link. "
        + "The link cannot be activated."
    case .notSelectable(let type):
      "nothing is selected: the choice stands for a value of type '\(type)', which the selection "
        + "cannot hold"
    case .notOnPath(let type):
      "the link leads nowhere: the path of the NavigationStack cannot hold a value of type '\(type)'"
    case .noTag(let control, let value):
      "\(control): the selection \"\(value)\" is invalid and does not have an associated tag, "
        + "this will give undefined results."
    case .focusNowhere(let state, "true"):
      "no view on the screen is .focused($\(state)): the focus is nowhere, and \(state) is false again"
    case .focusNowhere(let state, let value):
      "no view on the screen is .focused($\(state), equals: \(value)): the focus is nowhere, "
        + "and \(state) is nil again"
    case .presentedBesides(let new, let shown):
      "Attempt to present \(new) while \(shown) is presented: only one of them is shown."
    case .rowOfButtons(let names, let container):
      "a row of a \(container) is one button as long as its buttons have the default style: the tap runs "
        + names.map { "'\($0)'" }.joined(separator: ", ")
    case .notServed(let text): text
    }
  }
}

extension ViewHost {
  /// Logs a runtime warning about the running code, once per input and view.
  func log(_ kind: FrameworkMessage.Kind, of node: ViewNode? = nil) {
    let view = (node ?? tracker.running.last)?.reportedName
    guard !updates.isRestoring, !trace.log.contains(where: { $0.kind == kind && $0.view == view })
    else {
      return
    }
    trace.log.append(FrameworkMessage(kind: kind, view: view, writer: machine.caller))
  }

  /// Logs that a state is written that no view has yet, once for each place in the program.
  func logLostWrite() {
    guard let writer = machine.caller else { return }
    let place = StateCells.LostWrite(
      source: ObjectIdentifier(writer.source), start: Int(writer.span.start))
    guard stateCells.lostWrites.insert(place).inserted else { return }
    record { [unowned self] in stateCells.lostWrites.remove(place) }
    log(.lostWrite)
  }
}
