import Reports
import Session
import SourceText
import Terminal

/// Runs the tests of Swift files, which make one program, in the order in which they are written.
package struct SwiftTestRunner {
  private let console: Console
  private let evaluator: any Evaluator
  private let run: TestRun
  private let report: TestReport

  /// Nil where the evaluator knows of no tests.
  package init?(console: Console, evaluator: any Evaluator) {
    guard let run = evaluator.makeTestRun() else { return nil }
    self.console = console
    self.evaluator = evaluator
    self.run = run
    report = TestReport(console)
  }

  package func run(_ files: [Source]) -> Shell.Ending {
    let trees = files.map(run.tests)
    for file in files { run.allowImports(of: file) }
    // What is tested comes first: a file waits only for names, not for the values of globals.
    let order =
      files.indices.filter { trees[$0].isEmpty } + files.indices.filter { !trees[$0].isEmpty }
    var runner = InputRunner(evaluator: evaluator, console: console)
    for index in order {
      let outcome = runner.run(files[index], echoes: false)
      if outcome == .interrupted { return .interrupted }
      guard outcome == .accepted else { return .status(1) }
    }
    let classes = run.xcTestClasses(in: files)
    var isGood = true
    if !classes.isEmpty {
      guard let passed = XCTestRunner(console: console, run: run).run(classes) else {
        return .interrupted
      }
      isGood = passed
      if trees.allSatisfy(\.isEmpty) { return .status(isGood ? 0 : 1) }
    }
    report.runStarted()
    let state = State()
    for tree in trees.flatMap({ $0 }) {
      guard let counts = run(tree, in: [], state) else { return .interrupted }
      state.total.add(counts)
    }
    report.runEnded(tests: state.tests, suites: state.suites, state.total)
    return .status(isGood && state.total.failures == 0 ? 0 : 1)
  }

  /// How far a run is.
  private final class State {
    var tests = 0
    var suites = 0
    var total = TestReport.Counts()
    /// The issues of the test that runs.
    var counts = TestReport.Counts()
  }

  /// Runs a suite or a test; nil where it was interrupted.
  private func run(
    _ tree: TestTree, in suites: [TestTree], _ state: State
  ) -> TestReport.Counts? {
    state.counts = TestReport.Counts()
    run.onIssue = { issue in
      state.counts.add(issue.kind)
      report.recorded(issue, tree, nil)
    }
    let (plan, ending) = run.plan(of: tree, in: suites)
    if ending == .interrupted { return nil }
    if plan.isSkipped {
      skip(tree, plan.comment, state)
      return TestReport.Counts()
    }
    switch tree.content {
    case .suite(let children):
      state.suites += 1
      report.started(tree)
      var counts = state.counts
      for child in children {
        guard let inner = run(child, in: suites + [tree], state) else { return nil }
        counts.add(inner)
      }
      report.ended(tree, counts)
      return counts
    case .test(let test):
      state.tests += 1
      if plan.cases.isEmpty, ending == .accepted {
        report.skipped(tree, "No test cases found.")
        return TestReport.Counts()
      }
      return run(test, tree, plan, state)
    }
  }

  private func run(
    _ test: TestFunction, _ tree: TestTree, _ plan: PlannedTest, _ state: State
  ) -> TestReport.Counts? {
    report.started(tree)
    run.onAttachment = { report.attached($0, tree) }
    for (index, arguments) in plan.cases.enumerated() {
      if test.hasArguments { report.started(tree, arguments, of: test) }
      run.onIssue = { issue in
        state.counts.add(issue.kind)
        report.recorded(issue, tree, test.hasArguments ? arguments : nil)
      }
      if run.run(case: index, of: test) == .interrupted { return nil }
    }
    report.ended(tree, caseCount: test.hasArguments ? plan.cases.count : nil, state.counts)
    return state.counts
  }

  private func skip(_ tree: TestTree, _ comment: String?, _ state: State) {
    if tree.isSuite { state.suites += 1 } else { state.tests += 1 }
    report.skipped(tree, comment)
    for child in tree.children { skip(child, comment, state) }
  }
}
