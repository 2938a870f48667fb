import Semantics

enum NestedObservableObject {
  static let rule = Rule(
    name: "nested-observable-object",
    summary: "a view reads through an ObservableObject into another one, which it does not observe",
    before: """
      class Engine: ObservableObject { @Published var speed = 0 }
      class Car: ObservableObject { @Published var engine = Engine() }
      struct CarView: View {
        @ObservedObject var car: Car
        var body: some View { Text("\\(car.engine.speed)") }
      }
      """,
    after: """
      class Engine: ObservableObject { @Published var speed = 0 }
      class Car: ObservableObject { @Published var engine = Engine() }
      struct EngineView: View {
        @ObservedObject var engine: Engine
        var body: some View { Text("\\(engine.speed)") }
      }
      struct CarView: View {
        @ObservedObject var car: Car
        var body: some View { EngineView(engine: car.engine) }
      }
      """
  ) { program in
    var seen: Set<ObjectIdentifier> = []
    return program.views.flatMap { view in
      view.code.sites.compactMap { site -> Finding? in
        guard case .property(let base, let property, _) = site.expression.kind,
          program.isWrapped(property, "Published"), let inner = property.owner,
          let holder = base.plain.readProperty, let outer = holder.owner, outer.kind == .class,
          !outer.isObservable, program.types.conforms(outer, to: "ObservableObject"),
          !program.forwards(outer), seen.insert(ObjectIdentifier(holder)).inserted
        else { return nil }
        return Finding(
          site.place, message(view.type.name, property.name, inner.name, outer.name),
          remedy: remedy(inner.name, holder.name))
      }
    }
  }

  private static func message(
    _ view: String, _ property: String, _ inner: String, _ outer: String
  ) -> String {
    "'\(view)' is not told of changes of '\(property)': '\(outer)' announces its own properties, not those "
      + "of its '\(inner)'"
  }

  private static func remedy(_ inner: String, _ holder: String) -> String {
    "show it in a view of its own with @ObservedObject var \(holder): \(inner), or make the classes "
      + "@Observable"
  }
}

extension Program {
  /// Whether a class subscribes to the announcements of objects inside it.
  fileprivate func forwards(_ type: NominalType) -> Bool {
    written.contains { function, code in
      function.owner === type
        && code.sites.contains { site in
          guard let property = site.expression.readProperty else { return false }
          return property.name == "objectWillChange" && property.owner?.isPrelude == true
        }
    }
  }
}
