import Semantics
import SourceText
import Syntax

/// Calls of the library's methods that make another value of what a property holds, where nothing keeps that: the
/// property is as it was.
package struct DroppedResults {
  /// A call whose result is dropped.
  package struct Call {
    /// As it is written: `items.sorted()`.
    package let text: String
    /// What it is called on, as it is written, with the type and name of the property.
    package let origin: String
    package let owner: String
    package let property: String
    /// Whether the result could be assigned to the property.
    package let isOfSameType: Bool
    package let place: String
  }

  package private(set) var calls: [Call] = []

  /// The dropped results in some code.
  package init(in code: RunCode) {
    for (source, statements) in code.parts {
      statements.visit { part in
        guard case .statement(let statement) = part, case .expression(let value) = statement.kind
        else { return }
        if let call = DroppedResults.call(value, source) { calls.append(call) }
      }
    }
  }

  private static func call(_ value: TypedExpression, _ source: Source) -> Call? {
    var dropped = value.plain
    if case .assign(let place, let made, _) = dropped.kind, case .discard = place.kind {
      dropped = made.plain
    }
    guard case .call(let function, let receiver?, _, _, _) = dropped.kind,
      function.kind == .method, function.source.isLibrary,
      !function.attributes.contains(where: { $0.name == "discardableResult" })
    else { return nil }
    if case .inoutArgument = receiver.kind { return nil }
    let type = receiver.plain.type.resolved
    guard type.nominal?.kind == .struct, dropped.type.resolved.nominal?.kind == .struct,
      let property = receiver.plain.namedProperty, let owner = property.owner
    else { return nil }
    return Call(
      text: dropped.text(in: source), origin: receiver.plain.text(in: source), owner: owner.name,
      property: property.name, isOfSameType: dropped.type.resolved == type,
      place: source.place(of: Int(dropped.span.start)))
  }
}
