import Semantics

enum OnChangeFeedsItself {
  static let rule = Rule(
    name: "onchange-feeds-itself",
    summary: "the action of an onChange changes what it watches, and so runs again",
    before: """
      struct Growing: View {
        @State private var number = 0
        var body: some View {
          Button("Grow \\(number)") { number += 1 }
            .onChange(of: number) { number += 1 }
        }
      }
      """,
    after: """
      struct Growing: View {
        @State private var number = 0
        var body: some View {
          Button("Grow \\(number)") { number += 1 }
          Text("next \\(number + 1)")
        }
      }
      """
  ) { program in
    program.views.flatMap { view in
      program.modifierCalls("onChange", in: view).compactMap { call -> Finding? in
        guard let watched = call.arguments.first?.plain.readProperty, watched.isWatched,
          case .closure(let action)? = call.arguments.last?.plain.kind,
          let write = action.body.statements.lazy.compactMap({ $0.changeInPlace(of: watched) })
            .first
        else { return nil }
        return Finding(
          Place(call.site.source, write.span), message(watched.name), remedy: remedy,
          at: Place(call.site.source, call.arguments[0].span))
      }
    }
  }

  private static func message(_ watched: String) -> String {
    "each change of '\(watched)' makes this change it again, until the framework stops it"
  }

  private static let remedy =
    "derive the second value where it is shown, or write another property than the one that is watched"
}

extension TypedStatement {
  /// The unconditional in-place change of a property by the statement. An assignment may settle on
  /// an equal value, but an in-place change is not compared.
  fileprivate func changeInPlace(of property: Property) -> TypedExpression? {
    guard case .expression(let expression) = kind else { return nil }
    let parts: [TypedExpression] =
      if case .call(_, let receiver, let arguments, _, _) = expression.plain.kind {
        [receiver].compactMap { $0 } + arguments
      } else {
        []
      }
    let isChange = parts.contains { part in
      guard case .inoutArgument(let place) = part.kind else { return false }
      return place.plainPlace.readProperty === property
    }
    return isChange ? expression : nil
  }
}
