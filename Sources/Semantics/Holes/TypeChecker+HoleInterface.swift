package import SourceText
import Syntax

/// The interface to the hole solver, for the stub generator.
extension TypeChecker {
  /// Starts solving: makes a new hole for each name that stubs use for an open type.
  ///
  /// - Parameters:
  ///   - takesMissing: Whether values that are not declared, and members that stubs lack, have
  ///     open types, too.
  ///   - makeType: Makes a declaration of a type that nothing declares, with names for its open types.
  package func openHoles(
    _ names: some Sequence<String>, takesMissing: Bool = false,
    makeType: ((_ name: String) -> (declaration: Source, holes: [String])?)? = nil
  ) {
    holeSolver.openHoles(names, takesMissing: takesMissing, makeType: makeType)
  }

  /// Declares the types in a source while another one is being checked.
  package func declareAmidst(_ source: Source) { inputs.declareAmidst(source) }

  /// The errors about what has an open type because it is missing.
  package var missingErrors: [Diagnostic] { holes.errors }

  /// Gives a value that is not declared, or the result of its calls, a name as a hole.
  package func nameHole(_ name: String, ofMissing value: String, isCalled: Bool) {
    holeSolver.name(
      name, HoleTable.Missing(owner: nil, name: value, isStatic: false), isCalled: isCalled)
  }

  /// Gives a member that a stub lacks, or the result of its calls, a name as a hole.
  package func nameHole(
    _ name: String, ofMissing member: String, of type: Type, isStatic: Bool, isCalled: Bool
  ) {
    guard let owner = type.nominal else { return }
    holeSolver.name(
      name, HoleTable.Missing(owner: owner, name: member, isStatic: isStatic), isCalled: isCalled)
  }

  /// Gives a member of a hole a name as a hole.
  package func nameHole(_ name: String, ofMember member: String, ofHole hole: String) {
    holeSolver.name(name, ofMember: member, ofHole: hole)
  }

  /// Gives the open parts of a hole's type names, in the order in which its text shows them.
  package func nameParts(ofHole name: String) { holeSolver.nameParts(ofHole: name) }

  /// The names of the other holes that have the same type as one.
  package func holes(sameAs name: String) -> [String] { holeSolver.holes(sameAs: name) }

  /// Ends solving: discards all holes.
  package func closeHoles() {
    holeSolver.closeHoles()
  }

  /// Returns and resets the effects of stub functions, as inferred from the calls checked since the
  /// last call of this function.
  package func takeStubEffects() -> StubEffects { holeSolver.takeStubEffects() }

  /// The types of the values that are passed to stubs in what was checked since `openHoles`.
  package var stubArguments: [StubArguments.Parameter: [StubArguments.Given]] {
    holes.arguments.solved(by: unifier)
  }

  /// Discards the checked bodies of functions that may use redeclared variables; they are checked
  /// again when next called.
  package func forgetBodies(mentioning variables: Set<String>) {
    redeclaration.forgetBodies(mentioning: variables)
  }

  /// What the uses of a hole have determined so far.
  package func solution(ofHole name: String) -> HoleSolution? {
    holeSolver.solution(ofHole: name)
  }

  /// What the uses of holes have determined so far, with the groups of those that depend on each
  /// other.
  package func solutions(ofHoles names: [String]) -> [HoleSolution?] {
    holeSolver.solutions(ofHoles: names)
  }

  /// Whether values of a type have all these members, with methods for their calls.
  package func hasMembers(_ members: [HoleSolution.Member], _ type: NominalType) -> Bool {
    holeSolver.hasMembers(members, type)
  }

  /// The initializers that a type declares, and its memberwise initializers.
  package func initializers(of type: NominalType) -> [Function] {
    holeSolver.initializers(of: type)
  }

  /// The static properties of a type whose type is that type.
  package func namedValues(of type: NominalType) -> [String] { holeSolver.namedValues(of: type) }

  /// Whether values of a type have a member of that name.
  package func hasMember(_ name: String, _ type: NominalType) -> Bool {
    holeSolver.hasMember(name, type)
  }

  /// Whether one of the members is a mutating method of `Array`.
  package func changesElements(_ members: [HoleSolution.Member]) -> Bool {
    libraryMatches.changesElements(members)
  }

  /// Whether one of the members is a method of `Array` that takes a function.
  package func takeFunctions(_ members: [HoleSolution.Member]) -> Bool {
    libraryMatches.takeFunctions(members)
  }

  /// A type of the library that conforms to all the protocols and has an initializer without
  /// arguments.
  package func libraryType(conformingTo constraints: [Type]) -> NominalType? {
    libraryMatches.libraryType(conformingTo: constraints)
  }

  /// The enum of the library with exactly these cases, if any.
  package func libraryEnum(ofCases names: Set<String>) -> NominalType? {
    libraryMatches.libraryEnum(ofCases: names)
  }

  /// The class of the library that declares the first of these methods, and most of the others; nil
  /// if there is none.
  package func libraryClass(declaring methods: [MethodName]) -> NominalType? {
    libraryMatches.libraryClass(declaring: methods)
  }

  /// The input type of a library format style; nil if no style has that name.
  package func formatInput(ofStyle name: String) -> Type? {
    libraryMatches.formatInput(ofStyle: name)
  }

  /// Whether a protocol extension has a default implementation of a requirement; nil labels for a
  /// property.
  package func hasDefault(_ name: String, of target: NominalType, labels: [String?]?) -> Bool {
    holeSolver.hasDefault(name, of: target, labels: labels)
  }

  /// Whether one of the named protocols has an associated type of that name.
  package func isAssociatedType(_ name: String, ofProtocolsOf names: [String]) -> Bool {
    holeSolver.isAssociatedType(name, ofProtocolsOf: names)
  }

  /// Whether a type has an initializer that can be called without arguments.
  package func hasEmptyInitializer(_ type: NominalType) -> Bool {
    holeSolver.hasEmptyInitializer(type)
  }
}
