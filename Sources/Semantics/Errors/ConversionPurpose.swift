/// What a value is wanted for, of the type that it is converted to.
package enum ConversionPurpose: Hashable, Sendable {
  case argument, initialization, assignment, elementAssignment, `return`, element, key, value,
    condition, operand, coercion, result
}
