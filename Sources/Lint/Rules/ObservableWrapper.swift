import Semantics

enum ObservableWrapper {
  static let rule = Rule(
    name: "observable-wrapper",
    summary: "an @Observable object stands in a wrapper that waits for objectWillChange",
    before: """
      @Observable class Model: ObservableObject { var count = 0 }
      struct Counter: View {
        @StateObject private var model = Model()
        var body: some View { Text("\\(model.count)") }
      }
      """,
    after: """
      @Observable class Model { var count = 0 }
      struct Counter: View {
        @State private var model = Model()
        var body: some View { Text("\\(model.count)") }
      }
      """
  ) { program in
    program.views.flatMap { view in
      view.type.storedProperties.compactMap { property -> Finding? in
        guard let declared = property.wraps, let type = declared.type.ownClass, type.isObservable,
          let wrapper = ["StateObject", "ObservedObject", "EnvironmentObject"].first(where: {
            program.isWrapped(property, $0)
          })
        else { return nil }
        return Finding(
          Place(declared), message(type.name, wrapper),
          remedy: remedy(wrapper, declared.name, type.name))
      }
    }
  }

  private static func message(_ type: String, _ wrapper: String) -> String {
    "'\(type)' is @Observable and announces nothing that @\(wrapper) waits for; views watch what they read"
  }

  private static func remedy(_ wrapper: String, _ name: String, _ type: String) -> String {
    switch wrapper {
    case "StateObject": "@State private var \(name)"
    case "EnvironmentObject":
      "@Environment(\(type).self) private var \(name), and 'environment' above"
    default: "let \(name): \(type), or @Bindable where bindings are made of it"
    }
  }
}
