package import SourceText

/// Variables that the shell declares.
extension TypeChecker {
  /// Declares a constant without source text: `$1`.
  package func declareVariable(
    _ name: String, type: Type, in source: Source, at span: Span
  ) -> GlobalVariable {
    let variable = makeVariable(name, type: type, in: source, at: span)
    world.inputs.declare(name, .variable(variable))
    return variable
  }

  /// Makes a constant that has no name in the program.
  package func makeVariable(
    _ name: String, type: Type, in source: Source, at span: Span
  ) -> GlobalVariable {
    GlobalVariable(
      name: name, type: type, isLet: true, slot: makeGlobalSlot(), source: source, span: span)
  }

  /// Declares a variable that reads and writes through a binding stored in another variable, and
  /// its `$name`.
  package func declareProjection(_ name: String, of backing: GlobalVariable) {
    world.inputs.declare(name, .wrapped(backing, property: "wrappedValue"))
    world.inputs.declare("$\(name)", .wrapped(backing, property: "projectedValue"))
  }
}
