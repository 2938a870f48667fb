import Semantics

enum ClosureField {
  static let rule = Rule(
    name: "closure-field",
    summary: "a closure that captures is passed to a view, which then updates with its parent",
    before: """
      struct Tap: View {
        let action: () -> Void
        var body: some View { Button("Reset", action: action) }
      }
      struct Page: View {
        @State private var number = 1
        var body: some View {
          Text("\\(number)")
          Tap { number = 0 }
        }
      }
      """,
    after: """
      struct Tap: View {
        @Binding var number: Int
        var body: some View { Button("Reset") { number = 0 } }
      }
      struct Page: View {
        @State private var number = 1
        var body: some View {
          Text("\\(number)")
          Tap(number: $number)
        }
      }
      """
  ) { program in
    var found: [Finding] = []
    var seen: Set<ObjectIdentifier> = []
    for construction in program.constructions
    where program.isRepeated(construction) && !program.isEquatable(construction.view) {
      for (property, value) in construction.fields where property.type.isFunction {
        guard let captured = value.capturedNames,
          seen.insert(ObjectIdentifier(property)).inserted
        else { continue }
        found.append(
          Finding(
            Place(property),
            message(property.name, construction, captured),
            remedy: program.makesView(property)
              ? builtRemedy(property.name) : remedy(property.name, construction.view.name),
            at: Place(construction.site.source, value.span),
            evidence: .init(view: construction.view.name, target: property.name)))
      }
    }
    return found
  }

  private static func message(
    _ field: String, _ construction: Program.Construction, _ captured: [String]
  ) -> String {
    let names = captured.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return "'\(field)' is passed a closure that captures \(names), so '\(construction.view.name)' "
      + "updates whenever '\(construction.parent.name)' does"
  }

  private static func builtRemedy(_ field: String) -> String {
    "keep the view in place of the closure: '@ViewBuilder let \(field): Content' calls it once"
  }

  private static func remedy(_ field: String, _ view: String) -> String {
    "pass what the closure uses and act on it in '\(view)', or make '\(view)' Equatable by its "
      + "other fields"
  }
}

extension Program {
  /// Whether a property holds a function without parameters that gives a view.
  fileprivate func makesView(_ property: Property) -> Bool {
    guard case .function(let function) = property.type.unwrapped, function.parameters.isEmpty else {
      return false
    }
    return types.checker.conforms(function.result, to: types.checker.wellKnown("View"))
  }
}
