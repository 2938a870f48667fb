import Semantics

enum EnvironmentClosure {
  static let rule = Rule(
    name: "environment-closure",
    summary: "a closure that captures is put into the environment: all who declare its key update",
    before: """
      extension EnvironmentValues { @Entry var save: () -> Void = {} }
      struct Editor: View {
        @State private var count = 0
        var body: some View {
          Button("Count \\(count)") { count += 1 }
          Text("Saved").environment(\\.save) { count = 0 }
        }
      }
      """,
    after: """
      @Observable class Saver { var count = 0; func save() { count = 0 } }
      struct Editor: View {
        @State private var saver = Saver()
        var body: some View {
          Button("Count \\(saver.count)") { saver.count += 1 }
          Text("Saved").environment(saver)
        }
      }
      """
  ) { program in
    program.views.filter { program.canRunAgain($0.type) }.flatMap { view in
      program.modifierCalls("environment", in: view).compactMap { call -> Finding? in
        guard call.arguments.count == 2, let captured = call.arguments[1].capturedNames else {
          return nil
        }
        return Finding(
          Place(call.site.source, call.arguments[1].span), message(captured, view.type.name),
          remedy: remedy)
      }
    }
  }

  private static func message(_ captured: [String], _ view: String) -> String {
    "a closure that captures '\(captured[0])' is another one each time the body of '\(view)' runs, for "
      + "every view that declares the key"
  }

  private static let remedy =
    "put an object there that stays the same and has the action as a method"
}
