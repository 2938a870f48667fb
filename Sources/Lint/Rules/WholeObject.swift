import Semantics

enum WholeObject {
  static let rule = Rule(
    name: "whole-object",
    summary: "views show single properties of an ObservableObject, and update for all of them",
    before: """
      class Status: ObservableObject { @Published var count = 0; @Published var name = "a" }
      struct Count: View {
        @ObservedObject var status: Status
        var body: some View { Text("\\(status.count)") }
      }
      struct Name: View {
        @ObservedObject var status: Status
        var body: some View { Text(status.name) }
      }
      """,
    after: """
      @Observable class Status { var count = 0; var name = "a" }
      struct Count: View {
        let status: Status
        var body: some View { Text("\\(status.count)") }
      }
      struct Name: View {
        let status: Status
        var body: some View { Text(status.name) }
      }
      """
  ) { program in
    program.types.types.compactMap { type -> Finding? in
      guard type.kind == .class, !type.isObservable,
        program.types.conforms(type, to: "ObservableObject")
      else { return nil }
      let observers = program.observers(of: type)
      for (index, observer) in observers.enumerated() {
        let other = observers[(index + 1)...].first { $0.shown.isDisjoint(with: observer.shown) }
        let seen = program.published(by: type).subtracting(observer.shown).sorted().first {
          program.wasted.contains(.init(view: observer.view.name, target: "\(type.name).\($0)"))
        }
        guard let more = other?.shown.sorted().first ?? seen else { continue }
        return Finding(
          Place(observer.property), message(observer, more, type.name),
          remedy: "@Observable class \(type.name): views watch what they read", at: Place(type),
          evidence: .init(view: observer.view.name, target: "\(type.name).\(more)"))
      }
      return nil
    }
  }

  private static func message(
    _ observer: Program.Observer, _ more: String, _ type: String
  ) -> String {
    let shown = observer.shown.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return "'\(observer.view.name)' shows \(shown) of '\(type)' and updates for '\(more)' too: an "
      + "ObservableObject announces changes of any property to all"
  }
}

extension Program {
  /// A view that observes an object but shows only some of its announced properties.
  struct Observer {
    let view: NominalType
    let property: Property
    let shown: Set<String>
  }

  fileprivate func published(by type: NominalType) -> Set<String> {
    Set(
      type.storedProperties.filter { isWrapped($0, "Published") }.map(\.declared.name))
  }

  /// The views that observe objects of a class and only read its published properties.
  fileprivate func observers(of type: NominalType) -> [Observer] {
    views.compactMap { view in
      let holder = view.type.storedProperties.first { property in
        property.declared.type.ownClass === type
          && ["ObservedObject", "StateObject", "EnvironmentObject"].contains {
            isWrapped(property, $0)
          }
      }?.declared
      guard let holder else { return nil }
      let uses = view.code.sites.filter { $0.expression.readProperty === holder }
      let shown = view.code.sites.compactMap { site -> String? in
        guard case .property(let base, let property, _) = site.expression.kind,
          base.plain.readProperty === holder, isWrapped(property, "Published")
        else { return nil }
        return property.name
      }
      guard !shown.isEmpty, shown.count == uses.count else { return nil }
      return Observer(view: view.type, property: holder, shown: Set(shown))
    }
  }
}
