import Semantics

enum SeededState {
  static let rule = Rule(
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
        let (view, parent) = (construction.view.name, construction.parent.name)
        let id = { (source: Property) in ".id(\(source.name)) where '\(parent)' makes it" }
        let states = program.seededStates(construction).map { state, source in
          (state, source, "@Binding var \(state.name), or \(id(source))")
        }
        let objects = program.seededObjects(construction).map { ($0, $1, id($1)) }
        return (states + objects).filter { seen.insert(ObjectIdentifier($0.0)).inserted }
          .map { kept, source, remedy in
            Finding(Place(kept), message(view, kept.name, source.name, parent), remedy: remedy)
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

  /// The states whose initial values are made from arguments that can change, with these arguments.
  fileprivate func seededStates(
    _ construction: Construction
  ) -> [(state: Property, source: Property)] {
    construction.fields.compactMap { field, value in
      guard isWrapped(field, "State"), let declared = field.wraps,
        let source = value.plain.readProperty, source.isWatched, !source.isLet,
        declared.type.ownClass == nil, isChanged(declared, of: construction.view)
      else { return nil }
      return (declared, source)
    }
  }

  /// The objects that an initializer makes once, from arguments that can change, with these
  /// arguments.
  fileprivate func seededObjects(
    _ construction: Construction
  ) -> [(object: Property, source: Property)] {
    guard case .call(let function, _, let arguments, _, _) = construction.site.expression.kind,
      let body = types.checker.body(of: function)
    else { return [] }
    var found: [(object: Property, source: Property)] = []
    body.statements.visit { part in
      guard case .expression(let expression) = part,
        case .assign(let place, let value, _) = expression.kind,
        let kept = place.plainPlace.readProperty, isWrapped(kept, "StateObject")
      else { return }
      for (index, parameter) in body.parameters.enumerated() where arguments.indices.contains(index)
      {
        guard let source = arguments[index].plain.readProperty, source.isWatched, !source.isLet,
          value.mentions(parameter)
        else { continue }
        found.append((kept.declared, source.declared))
      }
    }
    return found
  }

  /// Whether a view gets a new identity when its arguments change: because it is inside `.id(…)`,
  /// or in the content of a modifier or link, which is made when it is shown.
  func isMadeAnew(_ construction: Construction) -> Bool {
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

extension TypedExpression {
  /// Whether a variable is in it.
  fileprivate func mentions(_ variable: LocalVariable) -> Bool {
    holds { if case .local(let other) = $0.kind { other === variable } else { false } }
  }
}
