package import Semantics

/// A capture-list variable that holds a copy of a property, made when the closure was made.
package struct CapturedCopy {
  /// The position among the captures.
  package let index: Int
  package let variable: String
  package let property: Property

  /// Nil unless the value is a copy of an instance property; a reference to an object is not a
  /// copy.
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
  /// The capture-list variables that hold copies of properties.
  package var capturedCopies: [CapturedCopy] { code.closures.copies }

  /// Among this closure and the closures that it has captured, those with such variables.
  package var closuresWithCapturedCopies: [ClosureObject] {
    var found: [ClosureObject] = []
    addClosures(to: &found, depth: 0)
    return found
  }

  /// The number of library closures that may wrap a closure of the program.
  private static let wrappings = 4

  private func addClosures(to found: inout [ClosureObject], depth: Int) {
    guard depth < ClosureObject.wrappings else { return }
    if !capturedCopies.isEmpty { found.append(self) }
    for field in fields where field.depth == 0 && field.kind == .closure {
      field.closure.addClosures(to: &found, depth: depth + 1)
    }
  }
}
