import SourceText
import Testing

@testable import Semantics

/// Calls: the selected overload, and the inferred generic arguments.
@Suite struct CallInferenceTests {
  private static let declarations = """
    func same<T>(_ a: T, _ b: T) -> T { a }
    func make<T>() -> [T] { [] }
    func map<T, U>(_ values: [T], _ transform: (T) -> U) -> [U] { values.map(transform) }
    func join<S: Sequence>(_ values: S) -> String where S.Element == String { "" }
    func f(_ x: Int) -> Int { x }
    func f(_ x: String) -> String { x }
    func f(_ x: Int, by y: Int = 1) -> Int { x }
    struct Box<T> { var value: T }
    """

  @Test(arguments: [
    ("same(1, 2)", "same(T: Int) -> Int"), ("same(1, 2.5)", "same(T: Double) -> Double"),
    ("same(1, [2].first)", "same(T: Int?) -> Int?"),
    ("map([1]) { \"\\($0)\" }", "map(T: Int, U: String) -> [String]"),
    ("map([\"a\"]) { $0.count }", "map(T: String, U: Int) -> [Int]"),
    ("join([\"a\"])", "join(S: [String]) -> String"),
    ("make() as [Bool]", "make(T: Bool) -> [Bool]"), ("f(1)", "f() -> Int"),
    ("f(\"a\")", "f() -> String"), ("f(1, by: 2)", "f() -> Int"),
    ("Box(value: [1])", "init() -> Box<[Int]>"),
  ]) func solutions(_ text: String, _ solution: String) {
    let program = CheckedProgram(Self.declarations)
    let (body, expression) = program.body(text)
    guard let expression else { return #expect(Bool(false)) }
    let made = body.literals.applyDefaults(body.check(expression))
    body.bindDefaults()
    #expect(program.checker.diagnostics.map(\.message) == [])
    #expect(Self.text(of: body.finisher.finished(made)) == solution)
  }

  private static func text(of value: TypedExpression) -> String {
    switch value.kind {
    case .convert(let inner): return text(of: inner)
    case .call(let function, _, _, let substitutions, _):
      let arguments = zip(function.generics.parameters, substitutions).map { "\($0.name): \($1)" }
      return "\(function.name)(\(arguments.joined(separator: ", "))) -> \(value.type)"
    default: return "\(value.type)"
    }
  }

  @Test(arguments: [
    ("same(1, \"a\")", "conflicting arguments to generic parameter 'T' ('String' vs. 'Int')"),
    ("f(1, at: 2)", "no exact matches in call to global function 'f'"),
    ("same(1)", "missing argument for parameter #2 in call"),
    ("same(1, 2, 3)", "extra argument in call"),
    ("join([1])", "global function 'join' requires the types 'Int' and 'String' be equivalent"),
  ]) func errors(_ text: String, _ error: String) {
    let program = CheckedProgram(Self.declarations)
    let (body, expression) = program.body(text)
    if let expression { _ = body.check(expression) }
    #expect(program.checker.diagnostics.filter(\.isError).map(\.message) == [error])
  }
}
