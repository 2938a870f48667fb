import SourceText
import Syntax
import Testing

@testable import Semantics

/// Members of library types are read when they are looked up.
@Suite struct MemberTableTests {
  @Test func onlyTheMembersThatAProgramNamesAreRead() {
    let program = CheckedProgram("var a = [1, 2]\na.append(a.count)")
    let array = program.checker.type(named: "Array")
    let read = Set((array?.memberTable.members ?? []).map(\.name))
    #expect(read.isSuperset(of: ["count", "append"]))
    #expect(read.isDisjoint(with: ["sort", "reserveCapacity", "swapAt"]))
    #expect(array?.memberTable.names.isSuperset(of: ["sort", "reserveCapacity", "swapAt"]) == true)
  }

  /// However the members came to be read, they are in the order of their declarations.
  @Test func theOrderIsThatOfTheDeclarations() {
    let whole = CheckedProgram("").members(of: "Array")
    let program = CheckedProgram("var a = [2, 1]\na.sort()\nlet b = a.count + a.lastIndex(of: 1)!")
    let known = Set(whole)
    #expect(program.members(of: "Array").filter(known.contains) == whole)
  }

  @Test func whatAProgramAddsIsTakenBackAndWhatTheLibraryAddsStays() {
    let program = CheckedProgram("")
    let before = program.members(of: "Array")
    let source = Source(
      name: "more.swift", text: "extension Array { var twice: Int { count * 2 } }\nlet n = nope")
    let snapshot = program.checker.snapshot()
    _ = program.checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: true)
    program.checker.restore(snapshot)
    #expect(program.members(of: "Array") == before)
  }

  @Test(arguments: [
    // Parameters, calls that may mean them, and calls that cannot.
    ("(_ a: Int)", ["f(1)", "f { }"], ["f()", "f(a: 1)", "f(1, 2)"]),
    ("(a: Int, b: Int = 0)", ["f(a: 1)", "f(a: 1, b: 2)"], ["f(b: 2)", "f(1)", "f(b: 2, a: 1)"]),
    ("(_ a: Int = 0, then: () -> Void)", ["f { }", "f(1) { }", "f(then: x)"], ["f(1)", "f()"]),
    ("(_ all: Int..., by: Int)", ["f(1, 2, 3, by: 4)", "f(by: 4)"], ["f(1, 2)", "f(by: 4, 1)"]),
    ("(_ each: repeat each T)", ["f()", "f(1, 2)"], ["f(a: 1)"]),
    ("()", ["f()"], ["f(1)"]),
  ]) func aCallMayMeanWhatItsLabelsFit(parameters: String, fitting: [String], others: [String]) {
    guard
      case .declaration(let declaration)? = Parser.parse(
        Source(name: "f", text: "func f\(parameters) {}")
      ).statements.first?.kind,
      case .function(let function) = declaration.kind
    else {
      Issue.record("\(parameters) is no list of parameters")
      return
    }
    func fits(_ text: String) -> Bool? {
      guard
        case .expression(let expression)? = Parser.parse(Source(name: "call", text: text))
          .statements.first?.kind, case .call(let call) = expression.kind
      else { return nil }
      return CallShape(call).fits(function.parameters)
    }
    #expect(fitting.map(fits) == fitting.map { _ in true })
    #expect(others.map(fits) == others.map { _ in false })
  }
}
