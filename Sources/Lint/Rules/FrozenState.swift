import Semantics

enum FrozenState {
  static let rule = Rule(
    name: "frozen-state",
    summary: "a @State that a parent fills and nobody changes keeps its first value",
    before: """
      struct Page: View {
        @State var number: Int
        var body: some View { Text("page \\(number)") }
      }
      struct Book: View {
        @State private var number = 1
        var body: some View {
          Button("Turn") { number += 1 }
          Page(number: number)
        }
      }
      """,
    after: """
      struct Page: View {
        let number: Int
        var body: some View { Text("page \\(number)") }
      }
      struct Book: View {
        @State private var number = 1
        var body: some View {
          Button("Turn") { number += 1 }
          Page(number: number)
        }
      }
      """
  ) { program in
    var seen: Set<ObjectIdentifier> = []
    return program.constructions.filter { $0.site.rowDepth == 0 }.flatMap { construction in
      construction.fields.compactMap { field, value -> Finding? in
        guard program.isWrapped(field, "State"), let declared = field.wraps,
          let source = value.plain.readProperty, source.isWatched, !source.isLet,
          declared.type.ownClass == nil
            ? !program.isChanged(declared, of: construction.view)
            : program.isReplaced(source) && !program.isReplaced(declared),
          seen.insert(ObjectIdentifier(declared)).inserted
        else { return nil }
        return Finding(
          Place(declared),
          message(construction.view.name, declared.name, source.name, construction.parent.name),
          remedy: "let \(declared.name): \(declared.type)")
      }
    }
  }

  private static func message(
    _ view: String, _ state: String, _ source: String, _ parent: String
  ) -> String {
    "'\(view)' keeps the first '\(state)': a @State does not follow '\(source)' of '\(parent)'"
  }
}

extension Program {
  /// Whether code other than an initializer assigns a property another object.
  fileprivate func isReplaced(_ property: Property) -> Bool {
    written.contains { function, code in
      function.kind != .initializer
        && code.sites.contains { site in
          guard case .assign(let place, _, _) = site.expression.kind else { return false }
          return place.plainPlace.readProperty?.declared === property.declared
        }
    }
  }

  /// Whether the view writes a state or passes a binding to it.
  func isChanged(_ state: Property, of view: NominalType) -> Bool {
    written.contains { function, code in
      function.kind != .initializer
        && code.sites.contains { site in
          switch site.expression.kind {
          case .assign(let place, _, _), .inoutArgument(let place): place.changes(state)
          case .property(_, let property, _):
            property.owner === view && property.name == "$" + state.name
          default: false
          }
        }
    }
  }
}

extension TypedExpression {
  /// Whether it writes a property, or a field or element of it.
  func changes(_ property: Property) -> Bool {
    switch plainPlace.kind {
    // What is written to an object does not change the property that holds it.
    case .property(let base, let written, _):
      written === property || base.plain.type.ownClass == nil && base.changes(property)
    case .subscriptElement(let base, _, _, _, _), .tupleElement(let base, _): base.changes(property)
    default: false
    }
  }
}
