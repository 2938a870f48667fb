import Semantics

enum IgnoredShown {
  static let rule = Rule(
    name: "ignored-shown",
    summary: "a view shows a property that observation ignores, so it keeps the old value",
    before: """
      @Observable class Counter {
        @ObservationIgnored var ticks = 0
        func tick() { ticks += 1 }
      }
      struct Ticks: View {
        let counter: Counter
        var body: some View { Text("\\(counter.ticks)") }
      }
      """,
    after: """
      @Observable class Counter {
        var ticks = 0
        func tick() { ticks += 1 }
      }
      struct Ticks: View {
        let counter: Counter
        var body: some View { Text("\\(counter.ticks)") }
      }
      """
  ) { program in
    var seen: Set<ObjectIdentifier> = []
    return program.views.flatMap { view in
      view.code.sites.compactMap { site -> Finding? in
        // A getter's private cache is not shown.
        guard site.owner === view.type, let property = site.expression.readProperty,
          let model = property.owner, model.isObservable, program.isIgnored(property),
          program.isChangedOutside(property) || property.isShared,
          seen.insert(ObjectIdentifier(property)).inserted
        else { return nil }
        let wrapper = (property.wrapperBacking?.type ?? property.type).nominal
        return Finding(
          site.place, message(view.type.name, property.name, model.name),
          remedy: property.wrapperBacking == nil
            ? "remove @ObservationIgnored"
            : "declare @\(wrapper?.name ?? "") in '\(view.type.name)', or store a plain property in its didSet",
          at: Place(property))
      }
    }
  }

  private static func message(_ view: String, _ property: String, _ model: String) -> String {
    "'\(view)' shows '\(property)', which observation of '\(model)' ignores: it is not told of changes"
  }
}

extension Program {
  fileprivate func isIgnored(_ property: Property) -> Bool {
    guard property.notification == nil, !property.isLet, !property.isStatic else { return false }
    if property.wrapperBacking != nil { return true }
    if case .stored = property.storage { return true }
    return false
  }

  /// Whether code other than an initializer changes it.
  fileprivate func isChangedOutside(_ property: Property) -> Bool {
    written.contains { function, code in
      function.kind != .initializer
        && code.sites.contains { site in
          switch site.expression.kind {
          case .assign(let place, _, _), .inoutArgument(let place): place.changes(property)
          default: false
          }
        }
    }
  }
}

extension Property {
  /// Whether its wrapper stores the value where others can change it, too: in the user defaults.
  fileprivate var isShared: Bool { wrapperBacking?.type.nominal?.wrapperWord == "sharedCell" }
}
