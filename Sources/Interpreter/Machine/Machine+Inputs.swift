package import Semantics
package import SourceText

/// Inputs that run the code of an earlier one.
extension Machine {
  /// Makes a function run for an input whose literals are left open in it.
  ///
  /// - Parameter last: The literals of the input that it was checked for, or has run for last.
  package func adapt(
    _ function: Function, to input: Source, _ literals: [InputLiteral], from last: [InputLiteral]
  ) throws(Fault) {
    let code = code(for: function)
    if code.header.pointee.instructions == nil { try prepare(code.header) }
    code.adapt(to: input, literals, from: last)
  }
}
