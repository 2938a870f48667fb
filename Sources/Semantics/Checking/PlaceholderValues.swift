import SourceText

/// Values that are checked already and stand in calls that are made here, behind the names of variables.
///
/// The variables are no part of the program: `finished` puts the values in their place.
struct PlaceholderValues {
  private var values: [ObjectIdentifier: TypedExpression] = [:]
  /// Retained so that their ObjectIdentifiers stay unique.
  private var variables: [LocalVariable] = []

  subscript(variable: LocalVariable) -> TypedExpression? { values[ObjectIdentifier(variable)] }

  /// Makes a variable that stands for a value.
  mutating func stand(for value: TypedExpression, at span: Span) -> LocalVariable {
    let variable = LocalVariable(name: "$part", type: value.type, isLet: true, span: span)
    values[ObjectIdentifier(variable)] = value
    variables.append(variable)
    return variable
  }
}
