import SourceText
import Syntax

/// What the rest of the program asks of open stand-ins.
extension TypeChecker {
  /// Begins to solve: the names that stand-ins write for types that they leave open mean new holes.
  package func openHoles(_ names: some Sequence<String>) {
    holeSolver.openHoles(names)
  }

  /// Ends it: the names mean nothing from now on.
  package func closeHoles() {
    holeSolver.closeHoles()
  }

  /// How what was checked since this was last asked calls the functions that stand in.
  package func takeStandInEffects() -> StandInEffects { holeSolver.takeStandInEffects() }

  /// What the uses of a hole have told of it so far.
  package func solution(ofHole name: String) -> HoleSolution? {
    holeSolver.solution(ofHole: name)
  }

  /// Whether values of a type have members of all these names, and methods that can be called so.
  package func hasMembers(_ members: [HoleSolution.Member], _ type: NominalType) -> Bool {
    holeSolver.hasMembers(members, type)
  }

  /// The initializers that a type declares itself, or that its stored properties make.
  package func initializers(of type: NominalType) -> [Function] {
    holeSolver.initializers(of: type)
  }

  /// The static properties of a type that hold values of it.
  package func namedValues(of type: NominalType) -> [String] { holeSolver.namedValues(of: type) }

  /// Whether values of a type have a member of that name.
  package func hasMember(_ name: String, _ type: NominalType) -> Bool {
    holeSolver.hasMember(name, type)
  }

  /// Whether one of these members is a method that changes which elements a list has.
  package func changesElements(_ members: [HoleSolution.Member]) -> Bool {
    holeSolver.changesElements(members)
  }

  /// Whether one of these members is a method of lists that is given a function of their elements.
  package func takeFunctions(_ members: [HoleSolution.Member]) -> Bool {
    holeSolver.takeFunctions(members)
  }

  /// A type of the library that conforms to all these protocols and is made from nothing.
  package func libraryType(conformingTo constraints: [Type]) -> NominalType? {
    holeSolver.libraryType(conformingTo: constraints)
  }

  /// The enum of the library with exactly these cases; nil where there is none.
  package func libraryEnumeration(ofCases names: Set<String>) -> NominalType? {
    holeSolver.libraryEnumeration(ofCases: names)
  }

  /// The type of the values that a style of the library formats; nil where no style has that name.
  package func formatInput(ofStyle name: String) -> Type? {
    holeSolver.formatInput(ofStyle: name)
  }

  /// Whether an extension of a protocol has a member like a requirement; nil labels for a property.
  package func hasDefault(_ name: String, of target: NominalType, labels: [String?]?) -> Bool {
    holeSolver.hasDefault(name, of: target, labels: labels)
  }

  /// Whether one of the protocols of these names has an associated type of that name.
  package func isAssociatedType(_ name: String, ofProtocolsOf names: [String]) -> Bool {
    holeSolver.isAssociatedType(name, ofProtocolsOf: names)
  }

  /// Whether a type has an initializer that needs no argument.
  package func isMadeFromNothing(_ type: NominalType) -> Bool {
    holeSolver.isMadeFromNothing(type)
  }
}
