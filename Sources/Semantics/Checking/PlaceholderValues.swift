import SourceText

/// Expressions that are checked already and used in synthesized calls, in the form of placeholder
/// variables.
///
/// The variables are not part of the program: `Finisher.finished` replaces them by their
/// expressions.
struct PlaceholderValues {
  private var values: [ObjectIdentifier: TypedExpression] = [:]
  /// Retained so that their ObjectIdentifiers stay unique.
  private var variables: [LocalVariable] = []

  subscript(variable: LocalVariable) -> TypedExpression? { values[ObjectIdentifier(variable)] }

  /// Makes a placeholder variable for an expression.
  mutating func makePlaceholder(for value: TypedExpression, at span: Span) -> LocalVariable {
    let variable = LocalVariable(name: "$part", type: value.type, isLet: true, span: span)
    values[ObjectIdentifier(variable)] = value
    variables.append(variable)
    return variable
  }
}
