package import SourceText
package import Syntax

/// The checker's interface for other modules.
extension TypeChecker {
  package func body(of function: Function) -> TypedBody? {
    functionBodies.body(of: function)
  }

  package func associatedType(_ associated: AssociatedType, in type: Type) -> Type? {
    associatedTypes.associatedType(associated, in: type)
  }

  /// Those of some names that the declaration of a type of the program mentions.
  package func names(_ names: Set<String>, inTypeNamed type: String) -> Set<String> {
    declared.types[type]?.mentions.common(with: names) ?? []
  }

  package func conforms(_ type: Type, to target: NominalType) -> Bool {
    conformances.conforms(type, to: target)
  }

  /// Takes back what stubs say to conform to and do not satisfy: no code may rely on it.
  package func withdrawBrokenConformances(ofStubs names: [String]) {
    let saved = diagnostics
    for name in names {
      guard let stub = type(named: name), stub.source.isGuess else { continue }
      typeDeclarations.complete(stub)
      // Stubs grow: what was satisfied need not be any more.
      for conformance in stub.conformances { conformance.isChecked = false }
      var rules = ConformanceRules(checker: self, nominal: stub)
      rules.check()
    }
    diagnostics = saved
  }

  package func readMembers(of type: NominalType) {
    typeDeclarations.readMembers(of: type)
  }

  /// Runs a check in which all declarations of stubs have unknown types.
  ///
  /// - Parameter told: What is known of them all the same.
  package func withUnknownStubs<Result>(
    apartFrom told: ToldStubs = ToldStubs(), _ check: () -> Result
  ) -> Result {
    let outer = holes
    holes = HoleTable()
    (holes.ignoresStubs, holes.told) = (true, told)
    defer { holes = outer }
    return check()
  }

  /// Checks an input's declarations and statements.
  ///
  /// - Parameter reportsUnresolved: whether an undeclared name in a body is an error, as in whole
  ///   files, or may be declared later, as at a prompt.
  /// - Parameter checksBodies: whether the bodies of declarations are checked at once, and not only
  ///   when they are needed.
  package func check(
    _ statements: [Statement], in source: Source, reportsUnresolved: Bool,
    checksBodies: Bool = true
  ) -> CheckedInput {
    inputs.check(
      statements, in: source, reportsUnresolved: reportsUnresolved, checksBodies: checksBodies)
  }

  /// The placeholder for the name being typed, in text that is checked for completion.
  package static var placeholder: String { "_completed" }

  package func isOverridden(_ property: Property) -> Bool {
    overrides.isOverridden(property)
  }

  package func requirement(_ name: String, of protocolName: String) -> Function? {
    witnesses.requirement(name, of: protocolName)
  }

  package func witness(for requirement: Function, in type: NominalType) -> Function? {
    witnesses.witness(for: requirement, in: type)
  }
}
