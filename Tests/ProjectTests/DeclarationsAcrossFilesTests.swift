import Testing

/// Declarations of a module that refer to those of files that are read later, or share a name with them.
@Suite struct DeclarationsAcrossFilesTests {
  @Test func extensionsAreDeclaredByDepthInAllFiles() throws {
    let folder = try TemporaryFolder([
      "Stub+Closures.swift": """
      extension Stub.Method {
        struct Closure { let label: String? }
        func takes(_ closure: Closure) -> Bool { closure.label == name }
      }
      """,
      "Stub+Method.swift": "extension Stub { struct Method { var name = \"m\" } }",
      "StubUse.swift": """
      struct Stub {}
      func use() -> Bool { Stub.Method().takes(Stub.Method.Closure(label: "m")) }
      """,
    ])
    let run = try ProjectRun([folder.path], typing: ["use()"])
    #expect(run.lines.suffix(1) == ["$1: Bool = true"])
    let checked = try ProjectRun(["-n", folder.path])
    #expect(checked.lines.isEmpty)
  }

  /// An extension may be of a type of the library whose arguments are declared in other extensions.
  @Test func extensionsThatDeclareTypesComeFirst() throws {
    let folder = try TemporaryFolder([
      "Cart+Totals.swift": """
      extension [Cart.Line] { var total: Int { reduce(0) { $0 + $1.price } } }
      extension Array where Element == Cart.Code { var last: Int { self[count - 1] } }
      extension Dictionary<String, Cart.Line> { var prices: [Int] { values.map(\\.price) } }
      """,
      "Cart+Types.swift": """
      extension Cart {
        struct Line { var price = 2 }
        typealias Code = Int
      }
      """,
      "Cart.swift": "struct Cart {}",
    ])
    let run = try ProjectRun(
      [folder.path],
      typing: ["[Cart.Line(), Cart.Line()].total", "[1, 5].last", "[\"a\": Cart.Line()].prices"])
    #expect(run.lines.suffix(3) == ["$1: Int = 4", "$2: Int = 5", "$3: [Int] = [2]"])
    let checked = try ProjectRun(["-n", folder.path])
    #expect(checked.lines.isEmpty)
  }

  @Test func keyPathsLeadToTheMemberThatTheirFileSees() throws {
    let folder = try TemporaryFolder([
      "Expression.swift": "final class Expression { var kind = 1 }",
      "First.swift": """
      extension Expression { fileprivate var isLiteral: Bool { kind == 1 } }
      func first(_ all: [Expression]) -> Bool { all.allSatisfy(\\.isLiteral) }
      """,
      "Second.swift": """
      extension Expression { fileprivate var isLiteral: Bool { kind == 2 } }
      func second(_ all: [Expression]) -> Bool { all.allSatisfy(\\.isLiteral) }
      let path: KeyPath<Expression, Bool> = \\.isLiteral
      """,
    ])
    let run = try ProjectRun(
      [folder.path],
      typing: ["first([Expression()])", "second([Expression()])", "Expression()[keyPath: path]"])
    #expect(run.lines.suffix(3) == ["$1: Bool = true", "$2: Bool = false", "$3: Bool = false"])
    let checked = try ProjectRun(["-n", folder.path])
    #expect(checked.lines.isEmpty)
  }
}
