package import Semantics
package import SourceText

/// Inputs that run the code of an earlier one.
extension Machine {
  /// Prepares a function with open literals to run for another input.
  ///
  /// - Parameter last: The literals for which the function ran last, or for which it was checked.
  package func adapt(
    _ function: Function, to input: Source, _ literals: [InputLiteral], from last: [InputLiteral]
  ) throws(Fault) {
    let code = code(for: function)
    if code.header.pointee.instructions == nil { try prepare(code.header) }
    code.adapt(to: input, literals, from: last)
  }
}
