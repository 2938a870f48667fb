package import Semantics
import SourceText

/// Subscriptions to the publisher of a `@Published` property whose code reads that property. The
/// publisher sends before the property changes, so the code reads the old value.
package struct EarlySubscriptions {
  package struct Subscription {
    /// The class that publishes the property.
    package let owner: String
    package let property: String
    /// The method that subscribes: `sink`.
    package let method: String
    /// The properties that its code writes, by type and name.
    package let written: [(owner: String, property: String)]
    /// The place of the call that subscribes.
    package let place: String
  }

  package private(set) var subscriptions: [Subscription] = []
  private let types: ProgramTypes

  package init(_ checker: TypeChecker) {
    types = ProgramTypes(checker)
    guard checker.mentions("Published") else { return }
    let functions = types.types.flatMap(\.allFunctions) + types.functions
    for (function, body) in ReachedCode(functions, of: types).bodies {
      body.statements.visit { part in
        guard case .expression(let call) = part,
          case .call(let method, let receiver?, let arguments, _, _) = call.kind,
          let property = published(by: receiver), let owner = property.owner
        else { return }
        let actions = arguments.filter { if case .closure = $0.plain.kind { true } else { false } }
        let code = Uses(of: actions, types)
        guard code.reads.contains(where: { $0.owner === owner && $0.name == property.name }) else {
          return
        }
        subscriptions.append(
          Subscription(
            owner: owner.name, property: property.name, method: method.name,
            written: code.written, place: function.source.place(of: Int(call.span.start))))
      }
    }
  }

  /// The published property whose changes a publisher sends immediately; nil for other publishers,
  /// and if an operator delays the changes.
  private func published(by publisher: TypedExpression) -> Property? {
    switch publisher.plain.kind {
    case .property(_, let projection, _):
      guard types.isLibrary(publisher.plain.type.resolved.nominal?.outer, "Published"),
        let owner = projection.declared.owner
      else { return nil }
      return owner.memberOrder.lazy.compactMap { member in
        if case .property(let property) = member { property } else { nil }
      }.first { "$" + $0.name == projection.declared.name }
    case .call(_, let receiver?, let arguments, _, _):
      return arguments.contains { isScheduler($0.plain.type) } ? nil : published(by: receiver)
    default: return nil
    }
  }

  private func isScheduler(_ type: Type) -> Bool {
    types.checker.mentions("Scheduler")
      && types.checker.conforms(type.resolved, to: types.checker.wellKnown("Scheduler"))
  }

  /// The properties that some code reads and writes, including the functions that it calls.
  private struct Uses {
    private(set) var reads: [Property] = []
    private(set) var written: [(owner: String, property: String)] = []

    init(of expressions: [TypedExpression], _ types: ProgramTypes) {
      var called: [Function] = []
      for expression in expressions {
        expression.visit { part in
          guard case .expression(let inner) = part else { return }
          called += inner.usedFunctions
          note(inner)
        }
      }
      for (_, body) in ReachedCode(called, of: types).bodies {
        body.statements.visit { part in
          if case .expression(let inner) = part { note(inner) }
        }
      }
    }

    private mutating func note(_ expression: TypedExpression) {
      written += expression.ownWrittenProperties
      if let property = expression.readProperty { reads.append(property.declared) }
    }
  }
}
