import Reports
import Session

/// Prints the progress and results of tests in the wording of `swift test`, without times.
struct TestReport {
  /// The number of issues by kind, of a test, a suite or the run.
  struct Counts {
    var failures = 0
    var warnings = 0
    var known = 0

    mutating func add(_ kind: RecordedIssue.Kind) {
      switch kind {
      case .failure, .unexpected: failures += 1
      case .skip: break
      case .warning: warnings += 1
      case .known: known += 1
      }
    }

    mutating func add(_ other: Counts) {
      failures += other.failures
      warnings += other.warnings
      known += other.known
    }

    /// The issues that do not make a test fail: `1 warning and 2 known issues`; empty if there are
    /// none.
    private var harmless: String {
      let parts = [
        warnings > 0 ? plural(warnings, "warning") : "",
        known > 0 ? plural(known, "known issue") : "",
      ]
      return parts.filter { !$0.isEmpty }.joined(separator: " and ")
    }

    /// The result of a test: `failed with 3 issues (including 1 known issue)`.
    var verdict: String {
      guard failures > 0 else { return harmless.isEmpty ? "passed" : "passed with \(harmless)" }
      let total = plural(failures + warnings + known, "issue")
      return "failed with \(total)" + (harmless.isEmpty ? "" : " (including \(harmless))")
    }
  }

  private let console: Console

  init(_ console: Console) { self.console = console }

  private func say(_ symbol: String, _ role: Role, _ text: String) {
    console.report(["\(symbol, role) \(text)"])
  }

  func runStarted() { say("◇", .quiet, "Test run started.") }

  func runEnded(tests: Int, suites: Int, _ counts: Counts) {
    ended("Test run with \(plural(tests, "test")) in \(plural(suites, "suite"))", counts)
  }

  func started(_ tree: TestTree) { say("◇", .quiet, "\(name(tree)) started.") }

  func started(_ tree: TestTree, _ arguments: [String], of test: TestFunction) {
    say(
      "◇", .quiet,
      "Test case passing \(text(arguments, of: test)) to \(tree.title) started.")
  }

  func attached(_ name: String, _ tree: TestTree) {
    say("⎙", .quiet, "Attached '\(name)' to \(tree.title).")
  }

  func skipped(_ tree: TestTree, _ comment: String?) {
    say("➜", .quiet, "\(name(tree)) skipped" + (comment.map { ": \"\($0)\"" } ?? "."))
  }

  func ended(_ tree: TestTree, caseCount: Int? = nil, _ counts: Counts) {
    let cases = caseCount.map { " with " + plural($0, "test case") } ?? ""
    ended(name(tree) + cases, counts)
    guard counts.failures > 0 else { return }
    for comment in tree.comments { tell("↳ " + comment) }
  }

  func recorded(_ issue: RecordedIssue, _ tree: TestTree, _ arguments: [String]?) {
    let (symbol, role, what): (String, Role, String) =
      switch issue.kind {
      case .failure, .unexpected, .skip: ("✘", .failure, "an issue")
      case .warning: ("⚠︎", .warning, "a warning")
      case .known: ("━", .quiet, "a known issue")
      }
    var text = "\(name(tree)) recorded \(what)"
    if let arguments, case .test(let test) = tree.content {
      text += " with " + self.text(arguments, of: test)
    }
    if let place = issue.place { text += " at \(place)" }
    say(symbol, role, "\(text): \(issue.text)")
    for detail in issue.details { tell(detail) }
  }

  private func tell(_ line: String) {
    let symbol = line.prefix { $0 != " " }
    console.report(["\(String(symbol), .quiet)\(String(line.dropFirst(symbol.count)))"])
  }

  private func ended(_ name: String, _ counts: Counts) {
    let (symbol, role): (String, Role) =
      counts.failures > 0
      ? ("✘", .failure) : counts.known > 0 ? ("━", .quiet) : ("✔", .success)
    say(symbol, role, "\(name) \(counts.verdict).")
  }

  private func name(_ tree: TestTree) -> String {
    (tree.isSuite ? "Suite " : "Test ") + tree.title
  }

  /// The arguments of a test case: `2 arguments n → 1, name → "one"`; without values if they are
  /// unknown.
  private func text(_ arguments: [String], of test: TestFunction) -> String {
    let parts = zip(test.parameters, arguments).map { name, value in
      name == "_" ? value : "\(name) → \(value)"
    }
    return plural(test.parameters.count, "argument") + " " + parts.joined(separator: ", ")
  }
}

private func plural(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)" + (count == 1 ? "" : "s")
}
