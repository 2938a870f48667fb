import Semantics

enum InlineObject {
  static let rule = Rule(
    name: "inline-object",
    summary: "an object is made with each value of the view that is to watch it",
    before: """
      class Draft: ObservableObject { @Published var text = "" }
      struct Field: View {
        @ObservedObject var draft = Draft()
        var body: some View { TextField("Text", text: $draft.text) }
      }
      """,
    after: """
      class Draft: ObservableObject { @Published var text = "" }
      struct Field: View {
        @StateObject private var draft = Draft()
        var body: some View { TextField("Text", text: $draft.text) }
      }
      """
  ) { program in
    let declared = program.views.flatMap { view in
      view.type.storedProperties.compactMap { property -> Finding? in
        guard !program.isWrapped(property, "State"), !program.isWrapped(property, "StateObject"),
          let value = program.initialValue(of: property),
          let made = program.madeClass(by: value.expression), program.isObserved(made),
          program.isWrapped(property, "ObservedObject") || program.isMadeAgain(view.type)
        else { return nil }
        return finding(property, made, program, view.type)
      }
    }
    return declared + handedOver(in: program)
  }

  /// Objects that a body creates as arguments of a view.
  private static func handedOver(in program: Program) -> [Finding] {
    program.constructions.filter(program.isRepeated).flatMap { construction in
      construction.fields.compactMap { property, value -> Finding? in
        guard let made = program.madeClass(by: value), program.isObserved(made),
          !program.isWrapped(property, "State"), !program.isWrapped(property, "StateObject"),
          program.initialValue(of: property)?.expression.madePlace.span != value.plain.span
        else { return nil }
        return Finding(
          Place(construction.site.source, value.plain.span),
          "a '\(made.name)' is made each time the body of '\(construction.parent.name)' runs, and "
            + "'\(construction.view.name)' gets another one",
          remedy: "keep it where it lasts: \(wrapper(made)) private var "
            + "\(property.declared.name) = \(made.name)(…) in '\(construction.parent.name)'",
          evidence: .init(view: construction.view.name, target: property.declared.name))
      }
    }
  }

  private static func finding(
    _ property: Property, _ made: NominalType, _ program: Program, _ view: NominalType
  ) -> Finding {
    let name = property.declared.name
    return Finding(
      Place(property.declared),
      "a '\(made.name)' is made for each '\(view.name)' that a parent makes, and what the one before held "
        + "is lost",
      remedy: "\(wrapper(made)) private var \(name) makes it once",
      evidence: .init(view: view.name, target: name))
  }

  private static func wrapper(_ type: NominalType) -> String {
    type.isObservable ? "@State" : "@StateObject"
  }
}
