import Semantics

extension Rule {
  static let seededState = Rule(
    name: "seeded-state",
    summary: "a @State made of an argument keeps the first one, and its owner sees no edits",
    before: """
      struct Editor: View {
        @State private var text: String
        init(text: String) { _text = State(initialValue: text) }
        var body: some View { TextField("Text", text: $text) }
      }
      struct Note: View {
        @State private var note = "one"
        var body: some View {
          Button("Next") { note = "two" }
          Editor(text: note)
        }
      }
      """,
    after: """
      struct Editor: View {
        @Binding var text: String
        var body: some View { TextField("Text", text: $text) }
      }
      struct Note: View {
        @State private var note = "one"
        var body: some View {
          Button("Next") { note = "two" }
          Editor(text: $note)
        }
      }
      """
  ) { program in
    var seen: Set<ObjectIdentifier> = []
    return program.constructions
      .filter { $0.site.rowDepth == 0 && program.isByOwnInit($0) && !program.isMadeAnew($0) }
      .flatMap { construction in
        construction.fields.compactMap { field, value -> Finding? in
          guard program.isWrapped(field, "State"), let declared = field.wraps,
            let source = value.plain.readProperty, source.isWatched, !source.isLet,
            declared.type.ownClass == nil, program.isChanged(declared, of: construction.view),
            seen.insert(ObjectIdentifier(declared)).inserted
          else { return nil }
          return Finding(
            Place(declared),
            message(construction.view.name, declared.name, source.name, construction.parent.name),
            remedy:
              "@Binding var \(declared.name), or .id(\(source.name)) where '\(construction.parent.name)' makes it"
          )
        }
      }
  }

  private static func message(
    _ view: String, _ state: String, _ source: String, _ parent: String
  ) -> String {
    "'\(view)' makes its state '\(state)' of the first '\(source)' of '\(parent)', and follows no later one"
  }
}

extension Program {
  /// Whether an initializer that the program writes takes the arguments.
  fileprivate func isByOwnInit(_ construction: Construction) -> Bool {
    guard case .call(let function, _, _, _, _) = construction.site.expression.kind else {
      return false
    }
    return types.isWritten(function)
  }

  /// Whether a view has another identity when its arguments change: `.id(…)` is around it, or it is
  /// in the content of a modifier or of a link, which is made when it is shown.
  fileprivate func isMadeAnew(_ construction: Construction) -> Bool {
    guard let view = views.first(where: { $0.type === construction.parent }) else { return false }
    let sites = view.code.sites
    return sites.contains { outer in
      guard outer.encloses(construction.site),
        case .call(let function, let receiver, _, _, _) = outer.expression.kind
      else { return false }
      if types.isLibrary(function.owner, "NavigationLink") { return true }
      guard receiver != nil, types.isLibrary(function.owner, "View") else { return false }
      if function.name == "id" { return true }
      // The receiver comes first in the list.
      let inside = sites[outer.range.lowerBound + 1]
      return !inside.encloses(construction.site)
        && inside.range.lowerBound != construction.site.range.lowerBound
    }
  }
}
