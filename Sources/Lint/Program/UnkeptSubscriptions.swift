package import Semantics
import SourceText

/// Subscriptions of the program that end as soon as they are made, as nothing keeps what cancels them.
package struct UnkeptSubscriptions {
  package struct Subscription {
    /// Where it is made.
    package let place: String
    /// What its code writes, by type and name.
    package let written: [(owner: String, property: String)]
  }

  package private(set) var subscriptions: [Subscription] = []
  private let types: ProgramTypes

  package init(_ checker: TypeChecker) {
    types = ProgramTypes(checker)
    guard checker.mentions("Cancellable") else { return }
    let functions = types.types.flatMap(\.allFunctions) + types.functions
    for (function, body) in ReachedCode(functions, of: types).bodies {
      body.statements.visit { part in
        guard case .statement(let inner) = part, let call = unkept(inner, in: body.statements)
        else { return }
        subscriptions.append(
          Subscription(
            place: function.source.place(of: Int(call.span.start)), written: written(by: call)))
      }
    }
  }

  /// The call of a statement that makes a subscription which nothing keeps.
  private func unkept(
    _ statement: TypedStatement, in body: [TypedStatement]
  ) -> TypedExpression? {
    switch statement.kind {
    case .expression(let expression):
      if case .assign(let place, let value, _) = expression.kind, case .discard = place.kind {
        return cancels(value) ? value : nil
      }
      return cancels(expression) ? expression : nil
    case .variable(.wildcard, let value?): return cancels(value) ? value : nil
    case .variable(.bind(let variable), let value?):
      guard cancels(value) else { return nil }
      var use = VariableUse(variable)
      for statement in body { use.add(statement) }
      return use.isUsedAsWhole || !use.changes.isEmpty ? nil : value
    default: return nil
    }
  }

  /// Whether an expression is a call whose result cancels something when it is gone.
  private func cancels(_ expression: TypedExpression) -> Bool {
    guard case .call(let function, _, _, _, _) = expression.kind, function.kind != .initializer,
      let result = expression.type.resolved.nominal
    else { return false }
    return types.conforms(result, to: "Cancellable")
  }

  /// The properties that the code handed over in a call writes.
  private func written(by call: TypedExpression) -> [(owner: String, property: String)] {
    var found: [Property] = []
    call.visit { part in
      guard case .expression(let inner) = part else { return }
      switch inner.kind {
      case .assign(let place, _, _), .inoutArgument(let place):
        if let property = place.namedProperty { found.append(property) }
      case .keyPath(let components):
        if case .property(let property)? = components.last { found.append(property.declared) }
      default: break
      }
    }
    return found.compactMap { property in property.owner.map { ($0.name, property.name) } }
  }
}
