/// What a value is converted for; determines the wording of errors.
package enum ConversionPurpose: Hashable, Sendable {
  case argument, initialization, assignment, elementAssignment, `return`, element, key, value,
    condition, operand, coercion, result
}
