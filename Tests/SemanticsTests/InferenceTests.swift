import Testing

/// Constraint systems: their constraints and solutions for an expression.
@Suite struct InferenceTests {
  @Test func literalsTakeTheTypeOfTheOperandBesideThem() {
    let solved = SolvedExpression("x * 2", after: "let x = 1.5")
    #expect(
      solved.constraints == [
        "operand 0: value of type Double", "operand 1: literal integer", "root: disjunction of *",
      ])
    #expect(solved.choices == ["root: * is Double.*"])
    #expect(solved.type == "Double")
  }

  @Test func literalsAloneStayOpenUntilSomethingIsExpected() {
    #expect(SolvedExpression("1 / 2").type == "Int")
    let solved = SolvedExpression("1 / 2", expecting: "Double")
    #expect(solved.choices == ["root: / is literals"])
    #expect(solved.type == "Double")
  }

  @Test func partsThatDependOnContextAreCheckedWhenTheirTypeIsKnown() {
    let solved = SolvedExpression("x > .zero", after: "let x = 1.5")
    #expect(
      solved.constraints == [
        "operand 0: value of type Double", "operand 1: deferred", "root: disjunction of >",
      ])
    #expect(solved.choices == ["root: > is Double.>"])
    #expect(solved.type == "Bool")
  }

  @Test func operandsOfLogicAreBooleans() {
    let solved = SolvedExpression("x > 1 && !flag", after: "let x = 3, flag = true")
    #expect(
      solved.constraints == [
        "operand 0 → operand 0: value of type Int", "operand 0 → operand 1: literal integer",
        "operand 0: disjunction of >", "operand 1 → operand 0: value of type Bool",
        "operand 1: disjunction of !", "root: disjunction of &&",
      ])
    #expect(
      solved.choices == [
        "operand 0: > is Int.>", "operand 1: ! is Bool.!", "root: && is logical",
      ])
  }

  @Test func coalescingGivesWhatIsWrappedOrAnOptional() {
    let declarations = "let a: Int? = 1, b: Int? = nil"
    #expect(SolvedExpression("a ?? 0", after: declarations).type == "Int")
    let solved = SolvedExpression("a ?? b", after: declarations)
    #expect(solved.choices == ["root: ?? is coalesce to optional"])
    #expect(solved.type == "Int?")
  }

  @Test func branchesJoin() {
    let solved = SolvedExpression("flag ? nil : x", after: "let flag = true, x = 3")
    #expect(
      solved.constraints == [
        "branch 0: deferred", "branch 1: value of type Int", "root: disjunction of ?:",
      ])
    #expect(solved.type == "Int?")
  }

  @Test func genericFunctionsComeAfterThoseForTheTypesAsTheyAre() {
    let solved = SolvedExpression("x << 2", after: "let x: UInt8 = 3")
    #expect(solved.choices == ["root: << is UInt8.<<"])
    #expect(solved.type == "UInt8")
  }

  /// Twice the depth takes at most 2.2 times the steps.
  @Test(arguments: [
    Growth(" + b * 2 - c / 1.5", onto: "a"), Growth(" + \"a\" + s", onto: "s"),
    Growth(" + 2 * 3.5", onto: "1"),
    Growth("(Int(String(Double(", "text", ") ?? 0)) ?? 0).description"),
  ]) func stepsGrowWithTheSize(_ growth: Growth) {
    let declarations = "let a = 1.0, b = 2.0, c = 3.0, s = \"s\", text = \"1\""
    let once = SolvedExpression(growth.text(6) + growth.end, after: declarations)
    let twice = SolvedExpression(growth.text(12) + growth.end, after: declarations)
    #expect(once.errors == [] && twice.errors == [])
    RepeatedText.expectLinear(once.steps, twice.steps)
  }
}

/// An expression that is nested in itself repeatedly.
struct Growth: Sendable, CustomTestStringConvertible {
  let text: RepeatedText
  /// Appended to the text, so that the whole is an expression with operators.
  let end: String

  init(_ before: String, _ core: String, _ after: String) {
    (text, end) = (RepeatedText(before: before, core: core, after: after), " + \"\"")
  }

  init(_ after: String, onto core: String) {
    (text, end) = (RepeatedText(before: "", core: core, after: after), "")
  }

  var testDescription: String { text(1) }
}
