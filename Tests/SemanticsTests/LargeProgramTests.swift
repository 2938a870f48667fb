import SourceText
import Syntax
import Testing

@testable import Semantics

/// Programs with many parts that depend on each other: each part is analyzed only once. Otherwise
/// it would take hours.
struct LargeProgramTests {
  @Test(.timeLimit(.minutes(1))) func typesThatNameLaterOnes() {
    let types = (0..<1500).map { "struct S\($0) { func f() -> Int { S\($0 + 1)().f() } }" }
    #expect(errors(types + ["struct S1500 { func f() -> Int { 1 } }"]) == [])
  }

  @Test(.timeLimit(.minutes(1))) func protocolsWithCommonParents() {
    let protocols = (1..<60).flatMap { level in
      ["A", "B"].map { "protocol \($0)\(level): A\(level - 1), B\(level - 1) {}" }
    }
    let use = ["struct S: A59, B59 {}", "func g(_ value: some A59 & B59) {}", "g(S())"]
    #expect(errors(["protocol A0 {}", "protocol B0 {}"] + protocols + use) == [])
  }

  @Test(.timeLimit(.minutes(1))) func aSwitchOverManyCases() {
    let names = (0..<2000).map { "c\($0)" }
    func text(_ names: some Sequence<String>) -> [String] {
      ["func f(_ value: E) -> Int { switch value {"] + names.map { "case .\($0): return 1" } + [
        "} }"
      ]
    }
    let cases = ["enum E { case \(names.joined(separator: ", ")) }"]
    #expect(errors(cases + text(names)) == [])
    #expect(errors(cases + text(names.dropLast())) == ["switch must be exhaustive"])
  }

  private func errors(_ lines: [String]) -> [String] {
    let source = Source(name: "main.swift", text: lines.joined(separator: "\n"))
    let input = TypeChecker().check(
      Parser.parse(source).statements, in: source, reportsUnresolved: true)
    return input.diagnostics.filter(\.isError).map(\.message)
  }
}
