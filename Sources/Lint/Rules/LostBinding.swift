import Semantics

enum LostBinding {
  static let rule = Rule(
    name: "lost-binding",
    summary: "what a control writes to its binding is lost",
    before: """
      struct Lamp: View {
        var body: some View { Toggle("On", isOn: .constant(false)) }
      }
      """,
    after: """
      struct Lamp: View {
        @State private var isOn = false
        var body: some View { Toggle("On", isOn: $isOn) }
      }
      """
  ) { program in
    LostBindings(program.types).bindings.compactMap { binding in
      switch binding.cause {
      case .constant where program.isPreview(binding.declaringType): return nil
      case .constant:
        if let view = binding.receivingView, !program.writesBinding(viewNamed: view) { return nil }
        return Finding(
          binding.site.place, "a constant binding keeps its value, whatever is written to it",
          remedy: remedy)
      case .emptySet:
        return Finding(
          binding.site.place, "the set of this binding writes nothing",
          remedy: "write the value in set, or \(remedy)")
      case .variable(let variable, let origin):
        return Finding(
          binding.site.place,
          "this binding writes '\(variable)', a variable of \(binding.scope), which the next run makes anew",
          remedy: binding.isOfView
            ? origin.map { "bind to \($0) itself: pass on $\($0)" } ?? remedy
            : "let get and set use what '\(variable)' is a copy of")
      }
    }
  }

  private static let remedy = "pass on $… of a @State, a @Binding or a model"
}

extension Program {
  /// Whether a type has previews: these show views with constants.
  fileprivate func isPreview(_ name: String) -> Bool {
    types.types.contains { $0.name == name && types.conforms($0, to: "PreviewProvider") }
  }

  /// Whether a view writes to a binding that it takes, or passes it on.
  fileprivate func writesBinding(viewNamed name: String) -> Bool {
    types.types.contains { view in
      view.name == name && types.isView(view)
        && view.storedProperties.contains {
          isWrapped($0, "Binding") && isChanged($0.declared, of: view)
        }
    }
  }
}
