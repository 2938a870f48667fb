import SourceText
import Testing

@testable import Semantics

/// Declarations: their members, with declared or inferred types.
@Suite struct DeclarationTests {
  @Test func propertiesHaveTheTypesOfTheirInitialValues() {
    let program = CheckedProgram(
      """
      struct Point {
        var x = 1, y: Double
        let name = "p"
        static let all = [1: true]
        var (low, high) = (0, 1.5)
      }
      """)
    #expect(program.errors == [])
    #expect(
      program.members(of: "Point") == [
        "static let all: [Int : Bool]", "var x: Int", "var y: Double", "let name: String",
        "var low: Int", "var high: Double",
        "init(x: Int = …, y: Double, low: Int, high: Double)",
      ])
  }

  /// A `let` with an initial value is no parameter of the memberwise initializer, and a `var` with
  /// one is an optional parameter.
  @Test(arguments: [
    ("var a: Int; let b = 2", ["init(a: Int)"]),
    ("var a = 1; var b: String?", ["init(a: Int = …, b: String? = …)", "init()"]),
    ("lazy var a = 1; var b: Int", ["init(a: Int? = …, b: Int)"]),
    ("var a: Int; init() { a = 1 }", ["init()"]),
    ("static var a = 1", ["init()"]),
  ]) func memberwiseInitializers(_ members: String, _ initializers: [String]) {
    let program = CheckedProgram("struct S { \(members.replacing("; ", with: "\n")) }")
    #expect(program.errors == [])
    #expect(program.members(of: "S").filter { $0.hasPrefix("init") } == initializers)
  }

  @Test func wrappersHoldTheValueAndProjectIt() {
    let program = CheckedProgram(
      """
      @propertyWrapper struct Clamped {
        var wrappedValue: Int
        var projectedValue: Bool { wrappedValue > 0 }
      }
      struct S { @Clamped var level = 3 }
      """)
    #expect(program.errors == [])
    #expect(
      program.members(of: "S") == [
        "var _level: Clamped", "var level: Int", "var $level: Bool", "init(level: Int = …)",
        "init()",
      ])
  }

  @Test func extensionsAddTheirMembers() {
    let program = CheckedProgram(
      """
      struct Box<T> { var value: T }
      extension Box where T: Equatable { func holds(_ other: T) -> Bool { value == other } }
      extension Box { typealias Element = T; enum Kind { case full, empty } }
      """)
    #expect(program.errors == [])
    #expect(
      program.members(of: "Box") == [
        "enum Kind", "typealias Element = T", "var value: T", "func holds(_: T) -> Bool",
        "init(value: T)",
      ])
  }

  /// Each rule for declarations, tested with an error that only this rule reports.
  @Test(arguments: [
    (
      "struct S { var s: S }",
      "value type 'S' cannot have a stored property that recursively contains it"
    ),
    (
      "class A {}; class B: A { override func f() {} }",
      "method does not override any method from its superclass"
    ),
    ("struct S { var a: Int; var a: Int }", "invalid redeclaration of 'a'"),
    ("enum E: Int { case a = 1, b = 1 }", "raw value for enum case is not unique"),
    (
      "private struct P {}; func f() -> P { P() }",
      "function must be declared private or fileprivate because its result uses a private type"
    ),
    ("struct S: Int {}", "inheritance from non-protocol type 'Int'"),
    ("mutating func f() {}", "'mutating' is only valid on methods"),
  ]) func rules(_ text: String, _ error: String) {
    #expect(CheckedProgram(text.replacing("; ", with: "\n")).errors.first == error)
  }
}
