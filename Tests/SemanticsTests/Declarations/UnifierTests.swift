import Testing

@testable import Semantics

/// Unification of types, and the resulting bindings of type variables.
@Suite struct UnifierTests {
  private let program = CheckedProgram("struct Pair<A, B> { var a: A; var b: B }")

  /// Unification ignores `throws`, which is a matter of conversions.
  @Test(arguments: [
    ("Int", "Int", true), ("Int", "Double", false), ("[Int]", "[Int]", true),
    ("[Int]", "[String]", false), ("Pair<Int, Bool>", "Pair<Int, Bool>", true),
    ("(Int) -> Bool", "(Int) -> Bool", true), ("(Int) -> Bool", "(Int) throws -> Bool", true),
    ("(a: Int, b: Int)", "(a: Int, b: Int)", true), ("Int?", "Int", false),
  ]) func knownTypes(_ left: String, _ right: String, _ areEqual: Bool) {
    #expect(program.checker.unifier.tryUnify(program.type(left), program.type(right)) == areEqual)
  }

  @Test(arguments: [
    ("Pair<Int, [Bool]>", "Pair<Int, [Bool]>"), ("[String]", nil), ("Pair<String, [Bool]>", nil),
  ]) func variablesStandForTheirParts(_ text: String, _ solution: String?) {
    let checker = program.checker
    let (first, element) = (checker.makeVariable(), checker.makeVariable())
    _ = checker.unifier.unify(first, checker.int)
    let open: Type = .nominal(
      program.type("Pair<Int, Int>").nominal!, [first, checker.array(element)])
    let isEqual = checker.unifier.tryUnify(open, program.type(text))
    #expect(isEqual == (solution != nil))
    #expect("\(checker.unifier.normalize(open).resolved)" == solution ?? "Pair<Int, [_]>")
  }

  /// A literal binds to types that can be initialized by it, and to its default type if nothing
  /// determines it.
  @Test(arguments: [
    (TypeVariable.Literal.integer, "Double", "Double"), (.integer, "String", "Int"),
    (.float, "Int", "Double"), (.string, "Character", "String"), (.boolean, "Int", "Bool"),
  ]) func literals(_ literal: TypeVariable.Literal, _ expected: String, _ type: String) {
    let checker = program.checker
    let variable = checker.makeVariable(literal)
    _ = checker.unifier.tryUnify(variable, program.type(expected))
    checker.unifier.bindDefaults(from: 0)
    #expect("\(checker.unifier.normalize(variable).resolved)" == type)
  }

  /// Bindings of an attempt are undone after it.
  @Test func attemptsBindNothing() {
    let checker = program.checker
    let variable = checker.makeVariable()
    let pair: Type = .tuple([.init(type: variable), .init(type: checker.int)])
    let other: Type = .tuple([.init(type: checker.string), .init(type: checker.string)])
    #expect(!checker.unifier.tryUnify(pair, other))
    #expect(checker.unifier.normalize(variable) == variable)
  }
}
