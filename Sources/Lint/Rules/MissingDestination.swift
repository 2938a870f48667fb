import Semantics

enum MissingDestination {
  static let rule = Rule(
    name: "missing-destination",
    summary: "a link has a value of a type for which there is no navigationDestination",
    before: """
      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink("One", value: 1)
              .navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
      """,
    after: """
      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink("One", value: 1)
              .navigationDestination(for: Int.self) { Text("\\($0)") }
          }
        }
      }
      """
  ) { program in
    guard program.types.checker.mentions("NavigationLink") else { return [] }
    let sites = program.views.flatMap(\.code.sites) + program.written.flatMap(\.code.sites)
    let taken = sites.flatMap(program.typesTaken)
    var seen: Set<String> = []
    return program.views.flatMap { view in
      view.code.sites.compactMap { site -> Finding? in
        guard let type = program.typeOfLink(site), !taken.contains(type),
          seen.insert(site.placeText).inserted
        else { return nil }
        return Finding(
          site.place,
          "the link leads to a value of type '\(type)', for which there is no navigationDestination",
          remedy:
            "put .navigationDestination(for: \(type).self) { … } on a view inside of the stack")
      }
    }
  }
}

extension Program {
  /// The type of the value that a link leads to.
  fileprivate func typeOfLink(_ site: Site) -> Type? {
    guard case .call(let function, _, let arguments, _, _) = site.expression.kind,
      function.kind == .initializer, types.isLibrary(function.owner, "NavigationLink"),
      let index = function.parameters.firstIndex(where: { $0.label == "value" }),
      arguments.indices.contains(index), case .nominal = arguments[index].plain.type.unwrapped
    else { return nil }
    return arguments[index].plain.type.unwrapped
  }

  /// The types of the values that a destination shows, or that a list selects.
  fileprivate func typesTaken(_ site: Site) -> [Type] {
    guard case .call(let function, _, let arguments, _, _) = site.expression.kind else { return [] }
    if function.name == "navigationDestination" {
      return arguments.compactMap { argument in
        if case .metatype(let type) = argument.plain.type.resolved { type.resolved } else { nil }
      }
    }
    guard function.kind == .initializer, types.isLibrary(function.owner, "List") else { return [] }
    return arguments.flatMap { argument -> [Type] in
      guard case .nominal(let type, let inner) = argument.plain.type.resolved,
        types.isLibrary(type, "Binding"), let selection = inner.first?.unwrapped,
        case .nominal(_, let elements) = selection
      else { return [] }
      return [selection] + elements.map(\.resolved)
    }
  }
}
