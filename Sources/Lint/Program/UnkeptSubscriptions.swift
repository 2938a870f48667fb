package import Semantics
import SourceText

/// Subscriptions that end as soon as they are made, because nothing stores the value that cancels
/// them.
package struct UnkeptSubscriptions {
  package struct Subscription {
    /// The place of the call that subscribes.
    let site: Place
    /// Where it is made.
    package var place: String { site.source.place(of: Int(site.span.start)) }
    /// The properties that its code writes, by type and name.
    package let written: [(owner: String, property: String)]
    /// Whether the publisher is a property of the program, which can send later.
    let isOfProperty: Bool
    /// The type whose code makes it; nil outside of types.
    package let owner: String?
    /// The source text of the publisher that the call was meant to connect; nil for other
    /// subscriptions.
    package let connected: String?
  }

  package private(set) var subscriptions: [Subscription] = []
  private let types: ProgramTypes

  package init(_ checker: TypeChecker) { self.init(ProgramTypes(checker)) }

  init(_ types: ProgramTypes) {
    self.types = types
    guard types.checker.mentions("Cancellable") else { return }
    let functions = types.types.flatMap(\.allFunctions) + types.functions
    for (function, body) in ReachedCode(functions, of: types).bodies {
      body.statements.visit { part in
        guard case .statement(let inner) = part, let call = unkept(inner, in: body.statements)
        else { return }
        subscriptions.append(
          Subscription(
            site: Place(function.source, call.span), written: call.writtenProperties,
            isOfProperty: isOfProperty(call), owner: function.owner?.name,
            connected: connected(by: call)?.text(in: function.source)))
      }
    }
  }

  /// The call in a statement that makes a subscription which nothing stores.
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

  /// Whether an expression is a call whose result cancels something when it is released.
  private func cancels(_ expression: TypedExpression) -> Bool {
    guard case .call(let function, _, _, _, _) = expression.kind, function.kind != .initializer
    else { return false }
    if case .existential(let protocols) = expression.type.resolved {
      return protocols.contains { types.isLibrary($0.nominal, "Cancellable") }
    }
    return expression.type.resolved.nominal.map { types.conforms($0, to: "Cancellable") } ?? false
  }

  /// Whether the publisher at the start of a chain of calls is a property of the program.
  private func isOfProperty(_ call: TypedExpression) -> Bool {
    switch call.plain.kind {
    case .call(_, let receiver?, _, _, _): isOfProperty(receiver.plainPlace)
    case .property(_, let property, _): property.declared.owner.map { !$0.isPrelude } ?? false
    default: false
    }
  }

  /// The publisher that a call connects.
  private func connected(by call: TypedExpression) -> TypedExpression? {
    guard case .call(let function, let receiver?, _, _, _) = call.kind, function.name == "connect",
      UnconnectedPublishers.isConnectable(receiver, types)
    else { return nil }
    return receiver.plainPlace
  }
}

extension TypedExpression {
  /// The properties that the expression and the closures in it write, by type and name.
  var writtenProperties: [(owner: String, property: String)] {
    var found: [(owner: String, property: String)] = []
    visit { part in
      if case .expression(let inner) = part { found += inner.ownWrittenProperties }
    }
    return found
  }

  /// The properties that the expression itself writes, without its subexpressions.
  var ownWrittenProperties: [(owner: String, property: String)] {
    let property: Property? =
      switch kind {
      case .assign(let place, _, _), .inoutArgument(let place): place.namedProperty
      case .keyPath(let components):
        if case .property(let property)? = components.last { property.declared } else { nil }
      default: nil
      }
    guard let property, let owner = property.owner else { return [] }
    return [(owner.name, property.name)]
  }
}
