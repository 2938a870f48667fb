package import Semantics

/// A variable of a closure's capture list that keeps what a property was when the closure was made.
package struct ListedCopy {
  /// The position among the captures.
  package let index: Int
  package let variable: String
  package let property: Property

  /// Nil if the value is no copy: not that of a property of an instance, or an object.
  init?(_ variable: LocalVariable, _ value: TypedExpression, index: Int) {
    guard variable.ownership == .strong, value.type.resolved.nominal?.isReferenceType != true,
      let property = value.readProperty, !property.isStatic
    else { return nil }
    self.index = index
    self.variable = variable.name
    self.property = property
  }
}

extension TypedExpression {
  fileprivate var readProperty: Property? {
    switch kind {
    case .convert(let inner), .wrapOptional(let inner), .consume(let inner): inner.readProperty
    case .property(_, let property, _): property
    default: nil
    }
  }
}

extension ClosureObject {
  /// The variables of its capture list that keep what properties were.
  package var listedCopies: [ListedCopy] { code.listedCopies }
}

extension Value {
  /// The closures with such variables among this closure and those that it has captured; borrowed.
  package var closuresWithListedCopies: [Value] {
    var found: [Value] = []
    addClosures(to: &found, depth: 0)
    return found
  }

  /// How many closures the library puts around one of the program.
  private static let wrappings = 4

  private func addClosures(to found: inout [Value], depth: Int) {
    guard kind == .closure, depth < Value.wrappings else { return }
    if !closure.listedCopies.isEmpty { found.append(self) }
    for field in fields where field.depth == 0 { field.addClosures(to: &found, depth: depth + 1) }
  }
}
