package import SourceText

/// `<T: P, U>` and `where T.Element == U`.
package struct GenericClause: Sendable {
  package struct Parameter: Sendable {
    package let name: String
    package let nameSpan: Span
    package let constraint: TypeReference?
    /// `each T`.
    package let isPack: Bool
    /// `let n`: stands for a value, not for a type.
    package let isValue: Bool

    package init(
      name: String, nameSpan: Span, constraint: TypeReference?, isPack: Bool = false,
      isValue: Bool = false
    ) {
      self.isValue = isValue
      self.name = name
      self.nameSpan = nameSpan
      self.constraint = constraint
      self.isPack = isPack
    }
  }

  package var parameters: [Parameter]
  package var requirements: [GenericRequirement]

  package init(parameters: [Parameter] = [], requirements: [GenericRequirement] = []) {
    self.parameters = parameters
    self.requirements = requirements
  }
}

package enum GenericRequirement: Sendable {
  case conformance(TypeReference, TypeReference)
  case sameType(TypeReference, TypeReference)

  /// The type of which something is required.
  package var constrained: TypeReference {
    switch self {
    case .conformance(let type, _), .sameType(let type, _): type
    }
  }
}
