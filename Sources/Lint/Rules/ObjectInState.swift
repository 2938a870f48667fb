import Semantics

enum ObjectInState {
  static let rule = Rule(
    name: "object-in-state",
    summary: "the object that a @State begins with is made again with each value of the view",
    before: """
      @Observable class Page { var title = "One" }
      struct Inner: View {
        @State private var page = Page()
        var body: some View { Text(page.title) }
      }
      struct Outer: View {
        @State private var count = 0
        var body: some View {
          Button("Count \\(count)") { count += 1 }
          Inner()
        }
      }
      """,
    after: """
      @Observable class Page { var title = "One" }
      struct Inner: View {
        let page: Page
        var body: some View { Text(page.title) }
      }
      struct Outer: View {
        @State private var count = 0
        @State private var page = Page()
        var body: some View {
          Button("Count \\(count)") { count += 1 }
          Inner(page: page)
        }
      }
      """
  ) { program in
    program.views.flatMap { view -> [Finding] in
      guard let parent = program.parent(of: view.type) else { return [] }
      return view.type.storedProperties.filter { program.isWrapped($0, "State") }.compactMap {
        property in
        guard
          let site = program.initialValue(of: property) ?? program.setInInit(property, view.type),
          let made = program.madeClass(by: site.expression)
        else { return nil }
        return Finding(
          Place(site.source, site.expression.madePlace.span),
          message(made.name, view.type.name, parent.name),
          remedy: remedy(property.declared.name, made.name, parent.name),
          at: Place(property.declared),
          evidence: .init(view: view.type.name, target: property.declared.name))
      }
    }
  }

  private static func message(_ made: String, _ view: String, _ parent: String) -> String {
    "each run of '\(parent)' makes a '\(made)' that is thrown away, and '\(view)' updates with it"
  }

  private static func remedy(_ field: String, _ made: String, _ parent: String) -> String {
    "keep it in '\(parent)' and pass it on, or begin with nil and make it in 'task'"
  }
}

extension TypedExpression {
  /// The call that makes the object, inside any wrappers.
  var madePlace: TypedExpression {
    if case .call(let function, _, let arguments, _, _) = plain.kind,
      function.owner?.isPrelude == true, let first = arguments.first
    {
      return first.plain
    }
    return plain
  }
}

extension Program {
  /// A view that makes views of a type in a body that can run again.
  func parent(of view: NominalType) -> NominalType? {
    constructions.first { $0.view === view && isRepeated($0) }?.parent
  }

  func isMadeAgain(_ view: NominalType) -> Bool { parent(of: view) != nil }

  /// The value that a view's own initializer assigns to a property.
  func setInInit(_ property: Property, _ view: NominalType) -> Site? {
    for case .function(let function) in view.memberOrder
    where function.kind == .initializer && types.isWritten(function) {
      guard let body = types.checker.body(of: function) else { continue }
      for statement in body.statements {
        guard case .expression(let expression) = statement.kind,
          case .assign(let place, let value, _) = expression.kind, place.readProperty === property
        else { continue }
        return Site(
          expression: value.plain, source: function.source, rowDepth: 0, owner: function.owner)
      }
    }
    return nil
  }
}
