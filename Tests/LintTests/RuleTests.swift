import Lint
import Reports
import Session
import SourceText
import Testing

/// Each rule, tested with its own example.
@Suite struct RuleTests {
  /// The rules that report a text, and the errors in it.
  private func findings(in text: String) -> [String] {
    Session(Configuration()).linting.lint([Source(name: "a.swift", text: text)], hasCommands: false)
      .map { $0.isError ? $0.message : name(in: $0.message) }
  }

  /// The rule's name in brackets at the end of a warning.
  private func name(in message: String) -> String {
    message.lastIndex(of: "[").map { String(message[message.index(after: $0)...].dropLast()) }
      ?? message
  }

  @Test(arguments: RuleTable.rules.map(\.name))
  func anExampleIsWarnedOfByItsRuleAlone(name: String) throws {
    let rule = try #require(RuleTable.rule(named: name))
    #expect(findings(in: rule.before) == [name])
  }

  @Test(arguments: RuleTable.rules.map(\.name))
  func theMendedExampleIsClean(name: String) throws {
    let rule = try #require(RuleTable.rule(named: name))
    #expect(findings(in: rule.after) == [])
  }

  @Test func everyRuleIsExplainedInOneLine() {
    for rule in RuleTable.rules {
      #expect(!rule.summary.isEmpty && !rule.summary.contains("\n") && rule.summary.last != ".")
      #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" })
    }
    #expect(Set(RuleTable.rules.map(\.name)).count == RuleTable.rules.count)
  }
}
