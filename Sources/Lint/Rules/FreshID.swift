import Semantics

enum FreshID {
  static let rule = Rule(
    name: "fresh-id",
    summary: "an identity is made anew where it should stay the same",
    before: """
      struct Stamp: View {
        let id = UUID()
        var body: some View { Text("stamp") }
      }
      """,
    after: """
      struct Stamp: View {
        let id: UUID
        var body: some View { Text("stamp") }
      }
      """
  ) { program in
    fields(of: program) + computedIDs(of: program) + modifiers(in: program) + rows(in: program)
      + elements(in: program)
  }

  /// Properties of views that have a new value in each value of the view.
  private static func fields(of program: Program) -> [Finding] {
    program.views.flatMap { view in
      view.type.storedProperties.compactMap { property -> Finding? in
        guard property.wraps == nil, let value = program.initialValue(of: property),
          program.isFresh(value.expression)
        else { return nil }
        return Finding(
          Place(property),
          "'\(property.name)' differs in each '\(view.type.name)' that a parent makes, so it updates "
            + "whenever the parent does",
          remedy: "pass it over from where it lasts, or keep it in a @State",
          evidence: .init(view: view.type.name, target: property.name))
      }
    }
  }

  /// Computed identities, which never equal the previous one.
  private static func computedIDs(of program: Program) -> [Finding] {
    program.types.types.filter { program.types.conforms($0, to: "Identifiable") }.compactMap {
      type in
      for case .property(let property) in type.members["id"] ?? [] {
        guard case .computed = property.storage, let getter = property.getter,
          program.types.isWritten(getter), let value = program.types.result(of: getter),
          program.isFresh(value)
        else { continue }
        return Finding(
          Place(property),
          "'\(type.name)' has another 'id' each time it is asked for, so its rows go and come",
          remedy: "store it: let \(property.name) = \(property.type)()")
      }
      return nil
    }
  }

  private static func modifiers(in program: Program) -> [Finding] {
    program.views.flatMap { view in
      program.modifierCalls("id", in: view).compactMap { call -> Finding? in
        guard let value = call.arguments.first, program.isFresh(value) else { return nil }
        return Finding(
          Place(call.site.source, value.span),
          "the identity differs each time the body of '\(view.type.name)' runs: the view goes, and one "
            + "without its state comes",
          remedy: "keep the identity in a @State and change it where the view is to begin anew")
      }
    }
  }

  /// Elements that are rebuilt from the old ones.
  private static func elements(in program: Program) -> [Finding] {
    RemadeElements(program).sites.map { remade in
      Finding(
        remade.site.place,
        "'\(remade.property.name)' gets other '\(remade.made.name)' values, with new identities, in place of those "
          + "that were there: all rows go and come",
        remedy: "change the elements that are there, or pass their ids on")
    }
  }

  /// Elements made in a body with identities of their own.
  private static func rows(in program: Program) -> [Finding] {
    program.views.flatMap { view in
      program.rowCalls(in: view).compactMap { call -> Finding? in
        program.freshElement(in: call.data, of: call.site, view).map { site, made in
          Finding(
            site.place,
            "each run of '\(view.type.name)' makes '\(made.name)' values with new identities, so all rows "
              + "go and come",
            remedy: "keep them in a @State or in a model, or give them an 'id' from their content")
        }
      }
    }
  }
}

extension Program {
  /// Whether an expression returns a new value each time: `UUID()`, `Date()`.
  func isFresh(_ expression: TypedExpression) -> Bool {
    guard case .call(let function, _, let arguments, _, _) = expression.plain.kind,
      function.kind == .initializer, arguments.isEmpty
    else { return false }
    return types.isLibrary(function.owner, "UUID", "Date")
  }

  /// The call in the data of a body's rows that makes elements with new ids whenever the body runs.
  func freshElement(
    in data: TypedExpression, of call: Site, _ view: View
  ) -> (site: Site, made: NominalType)? {
    let data = Site(expression: data, source: call.source, rowDepth: 0, owner: view.type)
    for site in Code.running(data, of: types).sites {
      if let made = typeWithFreshID(site.expression) { return (site, made) }
    }
    return nil
  }

  /// The type of a value whose initializer creates a new identity; nil for other expressions.
  func typeWithFreshID(_ expression: TypedExpression) -> NominalType? {
    guard case .call(let function, _, let arguments, _, _) = expression.kind,
      function.kind == .initializer, let made = function.owner, hasFreshID(made, arguments)
    else { return nil }
    return made
  }

  /// Whether a value that is made with these arguments creates its own identity.
  private func hasFreshID(_ type: NominalType, _ arguments: [TypedExpression]) -> Bool {
    guard !type.isPrelude, types.conforms(type, to: "Identifiable"), type.kind == .struct,
      let id = type.storedProperties.first(where: { $0.name == "id" })
    else { return false }
    if arguments.contains(where: isFresh) { return true }
    guard id.isLet, let value = initialValue(of: id) else { return false }
    return isFresh(value.expression)
  }
}

extension BodyReads {
  /// The call that makes the elements of rows anew, with new ids, whenever the body runs; nil if
  /// there is none.
  package var elementMadeAnew: (text: String, place: String)? {
    guard let (program, view) = inProgram else { return nil }
    for call in program.rowCalls(in: view) {
      guard let (site, _) = program.freshElement(in: call.data, of: call.site, view) else {
        continue
      }
      return (site.expression.text(in: site.source), site.placeText)
    }
    return nil
  }
}
