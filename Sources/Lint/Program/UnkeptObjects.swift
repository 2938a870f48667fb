import Semantics
import SourceText

/// Objects that code creates as a default for a missing one, changes, and does not store.
package struct UnkeptObjects {
  /// An object that is changed and then lost.
  package struct Object {
    /// Its class.
    package let type: String
    /// The source text of the expression for the object: `bags["a", default: Bag()]`.
    package let text: String
    /// The source text of the place in which it was missing: `bags["a"]`.
    package let place: String
    /// The source text of its creation: `Bag()`.
    package let making: String
    /// The type and name of the property that contains that place.
    package let owner: String
    package let property: String
    /// The place where it is changed.
    package let change: String
  }

  package private(set) var objects: [Object] = []

  /// The unkept objects in some code.
  package init(in code: RunCode) {
    for (source, statements) in code.parts {
      statements.visit { part in
        guard case .expression(let expression) = part else { return }
        switch expression.kind {
        case .assign(let place, _, _), .inoutArgument(let place):
          if let object = changed(place, expression.span, source) { objects.append(object) }
        default: return
        }
      }
    }
  }

  /// The object that contains a changed place, if that object may have been created there.
  private func changed(
    _ place: TypedExpression, _ change: Span, _ source: Source
  ) -> Object? {
    switch place.plainPlace.kind {
    case .property(let base, _, _) where base.plain.type.resolved.nominal?.kind == .class:
      return made(by: base.plain, change, source)
    case .property(let base, _, _), .subscriptElement(let base, _, _, _, _),
      .tupleElement(let base, _):
      return changed(base, change, source)
    default: return nil
    }
  }

  private func made(
    by expression: TypedExpression, _ change: Span, _ source: Source
  ) -> Object? {
    let found: (value: TypedExpression, place: String, making: TypedExpression)
    switch expression.kind {
    case .subscriptElement(let base, let element, let arguments, _, _):
      // The library's default is a value to read with; a subscript of the program may keep it.
      guard element.owner?.isPrelude ?? false, let last = arguments.last,
        let making = made(last), arguments.count > 1
      else { return nil }
      let keys = arguments.dropLast().map { $0.text(in: source) }.joined(separator: ", ")
      found = (base, "\(base.text(in: source))[\(keys)]", making)
    case .coalesce(let value, let other):
      guard let making = made(other) else { return nil }
      found = (value, value.text(in: source), making)
    default: return nil
    }
    guard let property = found.value.namedProperty, let owner = property.owner,
      let type = found.making.type.resolved.nominal
    else { return nil }
    return Object(
      type: type.name, text: expression.text(in: source), place: found.place,
      making: found.making.text(in: source), owner: owner.name, property: property.name,
      change: source.place(of: Int(change.start)))
  }

  /// The call that creates an object, including in an autoclosure argument such as a default.
  private func made(_ expression: TypedExpression) -> TypedExpression? {
    switch expression.plain.kind {
    case .call(let function, _, _, _, _):
      function.kind == .initializer && function.owner?.kind == .class ? expression.plain : nil
    case .closure(let closure) where closure.body.statements.count == 1:
      closure.body.statements[0].parts.expressions.first.flatMap(made)
    default: nil
    }
  }
}
