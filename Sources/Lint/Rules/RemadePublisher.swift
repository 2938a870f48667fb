import Semantics
import SourceText

enum RemadePublisher {
  static let rule = Rule(
    name: "remade-publisher",
    summary: "a view made anew makes its timer anew, which then begins again and may never fire",
    before: """
      struct Blink: View {
        let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
        @State private var isOn = false
        var body: some View { Text(isOn ? "on" : "off").onReceive(timer) { _ in isOn.toggle() } }
      }
      struct Panel: View {
        @State private var number = 1
        var body: some View {
          Button("\\(number)") { number += 1 }
          Blink()
        }
      }
      """,
    after: """
      struct Blink: View {
        @State private var timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
        @State private var isOn = false
        var body: some View { Text(isOn ? "on" : "off").onReceive(timer) { _ in isOn.toggle() } }
      }
      struct Panel: View {
        @State private var number = 1
        var body: some View {
          Button("\\(number)") { number += 1 }
          Blink()
        }
      }
      """
  ) { program in
    program.views.flatMap { view -> [Finding] in
      guard let parent = program.parent(of: view.type) else { return [] }
      return view.type.storedProperties.compactMap { property in
        guard property.wraps == nil, let value = program.initialValue(of: property),
          program.makesConnectable(value.expression)
        else { return nil }
        let name = property.name
        let text = property.initialValue.map { $0.source.text(in: $0.span) } ?? "…"
        return Finding(
          Place(property),
          "each '\(view.type.name)' that '\(parent.name)' makes has another '\(name)', which begins again",
          remedy: "make it once: @State private var \(name) = \(text.contains("\n") ? "…" : text)",
          evidence: .init(view: view.type.name, target: name))
      }
    }
  }
}

extension Program {
  /// Whether an expression makes a publisher that sends once it is connected, such as a timer.
  fileprivate func makesConnectable(_ expression: TypedExpression) -> Bool {
    guard types.checker.mentions("ConnectablePublisher") else { return false }
    return expression.holds { part in
      guard case .call = part.kind else { return false }
      return UnconnectedPublishers.isConnectable(part, types)
    }
  }
}
