package import SourceText

/// Variables that the shell declares by itself.
extension TypeChecker {
  /// Declares a constant that no text stands behind: `$1`.
  package func declareVariable(
    _ name: String, type: Type, in source: Source, at span: Span
  ) -> GlobalVariable {
    let variable = makeVariable(name, type: type, in: source, at: span)
    world.inputs.declare(name, .variable(variable))
    return variable
  }

  /// A constant that no name of the program stands for.
  package func makeVariable(
    _ name: String, type: Type, in source: Source, at span: Span
  ) -> GlobalVariable {
    GlobalVariable(
      name: name, type: type, isLet: true, slot: makeGlobalSlot(), source: source, span: span)
  }

  /// Declares a variable that reads and writes through a binding kept in another variable, and its
  /// `$name`.
  package func declareProjection(_ name: String, of backing: GlobalVariable) {
    world.inputs.declare(name, .wrapped(backing, property: "wrappedValue"))
    world.inputs.declare("$\(name)", .wrapped(backing, property: "projectedValue"))
  }
}
