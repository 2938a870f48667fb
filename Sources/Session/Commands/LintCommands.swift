import Lint
import Reports
import SourceText

/// The command `lint`.
enum LintCommands {
  static let rows = [
    Command(
      "lint", .explain, "lint | lint rules | lint RULE",
      "warns of known pitfalls in your declarations; lists the rules; explains one",
      example: ["lint closure-field"], takes: .words(.rule), run: lint)
  ]

  private static func lint(
    _ session: Session, _ invocation: Invocation
  ) throws(Rejection) -> Answer {
    guard let word = invocation.words.first else { return findings(session) }
    if word.text == "rules" {
      return Answer(ruleTable.lines(wrappedWithin: session.configuration.display.columns()))
    }
    guard let rule = RuleTable.rule(named: word.text) else {
      let names = RuleTable.rules.map(\.name)
      throw .refused(
        .unknownName(
          kind: "rule", word.text, nearest: Spelling.nearest(to: word.text, among: names),
          known: names),
        word.span)
    }
    return Answer(lines(of: rule))
  }

  private static func findings(_ session: Session) -> Answer {
    var answer = Answer()
    answer.diagnostics = session.linting.findings()
    if answer.diagnostics.isEmpty {
      answer.lines = [StyledText("· no pitfalls found", .quiet)]
    }
    return answer
  }

  private static var ruleTable: Table {
    var table = Table()
    for rule in RuleTable.rules {
      table.append([StyledText(rule.name, .name), StyledText(rule.summary)])
    }
    return table
  }

  private static func lines(of rule: Rule) -> [StyledText] {
    ["\(rule.name, .name)", "  " + StyledText(rule.summary)]
      + example("before", rule.before) + example("after", rule.after)
  }

  private static func example(_ title: String, _ text: String) -> [StyledText] {
    [StyledText(), StyledText(title, .heading)]
      + text.split(separator: "\n", omittingEmptySubsequences: false).map {
        StyledText("  " + String($0)).verbatim
      }
  }
}
