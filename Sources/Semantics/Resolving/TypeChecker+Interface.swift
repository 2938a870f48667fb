package import SourceText
package import Syntax

/// The checker's interface for other modules.
extension TypeChecker {
  package func body(of function: Function) -> TypedBody? {
    functionBodies.body(of: function)
  }

  /// The source text of a declared type (`Outer.Inner` for a nested one) with the toolchain's
  /// macros expanded; nil for unknown types.
  package func expansion(ofType path: String) -> ExpandedDeclaration? {
    expansions.expansion(ofType: path)
  }

  package func associatedType(_ associated: AssociatedType, in type: Type) -> Type? {
    associatedTypes.associatedType(associated, in: type)
  }

  /// Whether an attribute names a member type: `@Outer.Wrapper`, or a member of the enclosing type,
  /// possibly inherited.
  package func declaresMember(
    _ attribute: Attribute, inside nominal: NominalType?, in source: Source
  ) -> Bool {
    typeLookup.declaresMember(attribute, inside: nominal, in: source)
  }

  package func conforms(_ type: Type, to target: NominalType) -> Bool {
    conformances.conforms(type, to: target)
  }

  /// All constraints on a type that is not concrete.
  package func constraints(of type: Type) -> [Type] {
    conformances.constraints(of: type)
  }

  /// Declares the names that importing a module adds, except those that the program declares
  /// itself.
  package func importModule(_ module: String) { libraryLoader.importModule(module) }

  /// Loads the next file of the library that extends types; false if all are there.
  package func loadNextMembers() -> Bool { libraryLoader.loadNextMembers() }

  package func readMembers(of type: NominalType) {
    typeDeclarations.readMembers(of: type)
  }

  /// Runs `work` with earlier global variables of these names hidden, since the current text
  /// declares others.
  package func hidingVariables<Result>(_ names: Set<String>, _ work: () -> Result) -> Result {
    inputs.hidingVariables(names, work)
  }

  /// Checks all bodies of the sources now, so that later declarations do not change the meaning of
  /// their names.
  package func settleBodies(in sources: [Source]) {
    inputs.settleBodies(in: sources)
  }

  /// Runs a check in which all declarations of stubs have unknown types.
  package func withUnknownStubs<Result>(_ check: () -> Result) -> Result {
    let outer = holes
    holes = HoleTable()
    holes.areStubsUnknown = true
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

  /// Declares the types in a source while another one is being checked.
  package func declareAmidst(_ source: Source) { inputs.declareAmidst(source) }

  /// Discards the checked bodies of functions that may use redeclared variables; they are checked
  /// again when next called.
  package func forgetBodies(mentioning variables: Set<String>) {
    redeclaration.forgetBodies(mentioning: variables)
  }

  /// Checks every body declared under a name of the library; errors are in `preludeDiagnostics`.
  /// For tests of the library.
  package func checkPrelude(_ name: String) {
    inputs.checkPrelude(name)
  }

  /// Makes a program's global variables visible before their declarations are checked.
  package func expectVariables(_ statements: [Statement], in source: Source) {
    inputs.expectVariables(statements, in: source)
  }

  /// The `@main` type declared in a text.
  package func mainType(in statements: [Statement], of source: Source? = nil) -> NominalType? {
    entryPoints.mainType(in: statements, of: source)
  }

  /// The `main` function of a `@main` type: its own, inherited, or from a protocol extension.
  package func mainFunction(of nominal: NominalType) -> Function? {
    entryPoints.mainFunction(of: nominal)
  }

  /// Checks the call that starts a program. Its errors have no source position.
  package func checkStart(of nominal: NominalType, calling main: Function) -> CheckedInput {
    entryPoints.checkStart(of: nominal, calling: main)
  }

  /// The placeholder for the name being typed, in text that is checked for completion.
  package static var placeholder: String { "_completed" }

  package func isOverridden(_ property: Property) -> Bool {
    overrides.isOverridden(property)
  }

  /// Whether top-level statements contain `await`, outside closures and functions.
  package func mentionsAwait(_ statements: [Statement], in source: Source) -> Bool {
    inputs.mentionsAwait(statements, in: source)
  }

  package func requirement(_ name: String, of protocolName: String) -> Function? {
    witnesses.requirement(name, of: protocolName)
  }

  package func witness(for requirement: Function, in type: NominalType) -> Function? {
    witnesses.witness(for: requirement, in: type)
  }
}
