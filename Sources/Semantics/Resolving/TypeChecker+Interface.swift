package import SourceText
package import Syntax

/// What the rest of the program asks of the parts of the checker.
extension TypeChecker {
  package func body(of function: Function) -> TypedBody? {
    functionBodies.body(of: function)
  }

  /// The source text of a declared type, `Outer.Inner` for a nested one, with what the macros of the
  /// toolchain make of it; nil for unknown types.
  package func expansion(ofType path: String) -> ExpandedDeclaration? {
    expansions.expansion(ofType: path)
  }

  package func associatedType(_ associated: AssociatedType, in type: Type) -> Type? {
    associatedTypes.associatedType(associated, in: type)
  }

  /// Whether an attribute names a type that is a member of another, as `@Outer.Wrapper`, or of the
  /// type that it stands in, which may have inherited it.
  package func declaresMember(
    _ attribute: Attribute, inside nominal: NominalType?, in source: Source
  ) -> Bool {
    typeLookup.declaresMember(attribute, inside: nominal, in: source)
  }

  package func conforms(_ type: Type, to target: NominalType) -> Bool {
    conformances.conforms(type, to: target)
  }

  /// Everything that is known of a type that is not concrete.
  package func constraints(of type: Type) -> [Type] {
    conformances.constraints(of: type)
  }

  /// Makes the names known that programs know by importing a module; those that the program
  /// declares itself stay its own.
  package func importModule(_ module: String) { libraryLoader.importModule(module) }

  package func readMembers(of type: NominalType) {
    typeDeclarations.readMembers(of: type)
  }

  /// Does something while variables of these names are not known: the text at hand declares others, which
  /// are meant in all of it.
  package func hidingVariables<Result>(_ names: Set<String>, _ work: () -> Result) -> Result {
    inputs.hidingVariables(names, work)
  }

  /// Gives names that were missing in bodies the meaning that they have now, and keep.
  package func settleBodies(in sources: [Source]) {
    inputs.settleBodies(in: sources)
  }

  /// Declares what the statements declare, and checks what they do.
  ///
  /// - Parameter reportsUnresolved: whether a body that mentions an unknown name is an error (files,
  ///   which are whole) or may wait (inputs at a prompt).
  package func check(
    _ statements: [Statement], in source: Source, reportsUnresolved: Bool
  ) -> CheckedInput {
    inputs.check(statements, in: source, reportsUnresolved: reportsUnresolved)
  }

  /// Checks every body of what the prelude declares under a name; what is wrong is in
  /// `preludeDiagnostics`. For tests of the prelude.
  package func checkPrelude(_ name: String) {
    inputs.checkPrelude(name)
  }

  /// Makes the variables of a program known, some of which stand in texts that are still to come.
  package func expectVariables(_ statements: [Statement], in source: Source) {
    inputs.expectVariables(statements, in: source)
  }

  /// The `@main` type among the declarations of a text.
  package func mainType(in statements: [Statement], of source: Source? = nil) -> NominalType? {
    entryPoints.mainType(in: statements, of: source)
  }

  /// The function that a program begins with whose `@main` type this is; its own, that of a superclass
  /// or of an extension of a protocol.
  package func mainFunction(of nominal: NominalType) -> Function? {
    entryPoints.mainFunction(of: nominal)
  }

  /// Checks the call that a program begins with. What is wrong with it has no place of its own.
  package func checkStart(of nominal: NominalType, calling main: Function) -> CheckedInput {
    entryPoints.checkStart(of: nominal, calling: main)
  }

  /// Every member name of a type, in the order of the alphabet.
  package func memberNames(of type: Type, isStatic: Bool) -> [String] {
    memberListing.memberNames(of: type, isStatic: isStatic)
  }

  /// The members whose names begin so, one of each name: those of the program first, those of
  /// protocols last, properties before methods.
  package func memberListings(
    of type: Type, isStatic: Bool, startingWith start: String
  ) -> [MemberListing] {
    memberListing.memberListings(of: type, isStatic: isStatic, startingWith: start)
  }

  /// The methods of that name, each with its parameters; for `init` the initializers.
  package func callListings(
    of type: Type, isStatic: Bool, named name: String
  ) -> [MemberListing] {
    memberListing.callListings(of: type, isStatic: isStatic, named: name)
  }

  /// The global functions of that name, and the initializers of the types.
  package func callListings(ofGlobal name: String) -> [MemberListing] {
    memberListing.callListings(ofGlobal: name)
  }

  /// A global name with its type; nil for what is none of variables, functions and types.
  package func listing(ofGlobal name: String) -> MemberListing? {
    memberListing.listing(ofGlobal: name)
  }

  package func isOverridden(_ property: Property) -> Bool {
    overrides.isOverridden(property)
  }

  /// Whether statements at the top level wait, so that all of it may. What closures and functions wait
  /// for is theirs.
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
