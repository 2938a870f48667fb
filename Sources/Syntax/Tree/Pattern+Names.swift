package import SourceText

extension Pattern {
  /// The names that the pattern binds, in order.
  package var boundNames: [(name: String, span: Span)] {
    switch kind {
    case .binding(let name): [(name, span)]
    case .bindingModifier(_, let inner), .optional(let inner), .asType(let inner, _):
      inner.boundNames
    case .tuple(let elements): elements.flatMap(\.pattern.boundNames)
    case .enumCase(_, _, _, let payload): (payload ?? []).flatMap(\.pattern.boundNames)
    case .wildcard, .isType, .expression: []
    }
  }
}
