import SourceText
import Syntax
import Testing

@testable import Semantics

/// The cost of checking programs, in steps: twice the depth or length takes at most 2.2 times the
/// steps.
struct GrowthTests {
  static let overloads = """
    func f(_ x: Int) -> Int { x }
    func f(_ x: Double) -> Double { x }
    func f(_ x: String) -> String { x }
    func f(_ x: Bool) -> Bool { x }
    func f(_ x: [Int]) -> [Int] { x }
    """
  static let closures = """
    func go(_ c: (Int) -> Int) -> Int { c(1) }
    func go(_ c: (String) -> Int) -> Int { c("") }
    func go(_ c: (Int, Int) -> Int) -> Int { c(1, 2) }
    """
  static let sharing = """
    func pick<T>(_ a: T, _ b: T) -> T { b }
    func both<T>(_ a: () -> T, _ b: () -> T) -> T { b() }
    """
  static let view = "import SwiftUI\nstruct V: View { func load() async {}\nvar body: some View { "

  static let programs = [
    NestedProgram("five overloads", overloads + "\nprint(", "f(", "1", ")", ")"),
    NestedProgram(
      "closures with overloads", closures + "\nlet x: Int = ", "go { a in go { a, b in ", "1",
      " } }"),
    NestedProgram("values of one type", sharing + "\nlet x = ", "pick(1, ", "nil", ")"),
    NestedProgram("closures of one type", sharing + "\nlet x = ", "both({ 1 }, { ", "2", " })"),
    NestedProgram(
      "lists of sections", view,
      "ForEach(0..<2) { i in Section { ", "Text(\"x\").padding()",
      " } header: { Text(\"h\").font(.title) }.padding(3) }.opacity(0.5)", " } }"),
    NestedProgram(
      "forms behind links", view, "List { Section { NavigationLink { Form { ",
      "Button(\"a\") { Task { await load() } }",
      "; Button(\"b\") { Task { await load() } } }.padding() } label: { Text(\"c\").bold() } } }"
        + ".navigationTitle(\"d\")", " } }"),
    NestedProgram(
      "operators and conversions", "let text = \"1\", y = ", "(Int(String(Double(", "text",
      ")!)) ?? 0).description"),
    NestedProgram(
      "modifiers that are not declared", view, "", "Text(\"x\")",
      ".lineLimit(2).truncationMode(.tail)", " } }"),
    NestedProgram("a sum of texts", "let s = \"s\"\nlet t = s", " + \"a\" + s", "", "", times: 50),
    NestedProgram("a literal", "let list = [", "1, 2, 3, 4, 5, ", "", "", "]", times: 1_000),
  ]

  @Test(arguments: programs) func stepsGrowWithTheSize(_ program: NestedProgram) {
    let (once, twice) = (program.checked(program.times), program.checked(2 * program.times))
    #expect(once.errors == [])
    #expect(twice.errors == [])
    RepeatedText.expectLinear(once.steps, twice.steps)
  }

  /// An error in the innermost position is reported there, and costs no more steps.
  @Test(arguments: programs.filter { !$0.text.core.isEmpty }) func errorsCostNoMore(
    _ program: NestedProgram
  ) {
    let wrong = program.replacingCore(by: "undeclared")
    let (once, twice) = (wrong.checked(program.times), wrong.checked(2 * program.times))
    #expect(once.errors == ["cannot find 'undeclared' in scope"])
    #expect(twice.errors == ["cannot find 'undeclared' in scope"])
    RepeatedText.expectLinear(once.steps, twice.steps)
  }
}

/// A program in which a piece of text is nested around a core any number of times.
struct NestedProgram: Sendable, CustomTestStringConvertible {
  let name: String
  let start: String
  var text: RepeatedText
  let end: String
  /// The nesting depth in the smaller of two programs.
  let times: Int

  init(
    _ name: String, _ start: String, _ before: String, _ core: String, _ after: String,
    _ end: String = "", times: Int = 6
  ) {
    text = RepeatedText(before: before, core: core, after: after)
    (self.name, self.start, self.end, self.times) = (name, start, end, times)
  }

  func replacingCore(by core: String) -> NestedProgram {
    var program = self
    program.text.core = core
    return program
  }

  /// The errors of the program, and the number of steps that checking takes.
  func checked(_ times: Int) -> (errors: [String], steps: Int) {
    let source = Source(name: "main.swift", text: start + text(times) + end)
    let checker = TypeChecker()
    let input = checker.check(Parser.parse(source).statements, in: source, reportsUnresolved: true)
    return (input.diagnostics.filter(\.isError).map(\.message), checker.budget.steps)
  }

  var testDescription: String { name }
}
