import Reports
import Session
import SourceText
import Terminal

/// Runs the tests of Swift files, which form one program, in source order.
package struct SwiftTestRunner {
  private let console: Console
  private let evaluator: any Evaluator
  private let run: TestRun
  private let report: TestReport
  private let selection: TestSelection
  /// The result of each test.
  let log = TestLog()

  /// Makes a runner; nil if the evaluator has no tests.
  ///
  /// - Parameter selection: The filter of the tests to run.
  package init?(
    console: Console, evaluator: any Evaluator, selection: TestSelection = TestSelection()
  ) {
    guard let run = evaluator.makeTestRun() else { return nil }
    self.console = console
    self.evaluator = evaluator
    self.run = run
    report = TestReport(console)
    self.selection = selection
  }

  /// Declares the files and runs their tests.
  package func run(_ files: [Source]) -> Shell.Ending {
    let trees = files.map(run.tests)
    for file in files { run.allowImports(of: file) }
    // Files without tests first: a file can wait for undeclared names, but not for values of
    // globals.
    let order =
      files.indices.filter { trees[$0].isEmpty } + files.indices.filter { !trees[$0].isEmpty }
    var runner = InputRunner(evaluator: evaluator, console: console)
    for index in order {
      let outcome = runner.run(files[index], echoes: false)
      if outcome == .interrupted { return .interrupted }
      guard outcome == .accepted else { return .status(1) }
    }
    return runTests(of: files)
  }

  /// Runs the tests of files that have been declared.
  package func runTests(of files: [Source]) -> Shell.Ending {
    let trees = files.map(run.tests)
    let classes = run.xcTestClasses(in: files).map { type in
      type.filtered { selection.includes(type.identifier(of: $0)) }
    }.filter { !$0.tests.isEmpty }
    if !selection.isAll, classes.isEmpty,
      !trees.contains(where: { $0.contains { isSelected($0, in: []) } })
    {
      // As 'swift test' says it, which succeeds too.
      console.reportError(["\("warning: ", .warning)No matching test cases were run"])
    }
    var hasPassed = true
    if !classes.isEmpty {
      guard let passed = XCTestRunner(console: console, run: run, log: log).run(classes) else {
        return .interrupted
      }
      hasPassed = passed
      if trees.allSatisfy(\.isEmpty) { return .status(hasPassed ? 0 : 1) }
    }
    // All traits and arguments are evaluated before the first test runs.
    guard let planned = plan(trees.flatMap { $0 }, in: [], named: []) else { return .interrupted }
    report.runStarted()
    let state = State()
    for test in planned {
      guard let counts = run(test, state) else { return .interrupted }
      state.total.add(counts)
    }
    report.runEnded(tests: state.tests, suites: state.suites, state.total)
    return .status(hasPassed && state.total.failures == 0 ? 0 : 1)
  }

  /// The progress of a run.
  private final class State {
    var tests = 0
    var suites = 0
    var total = TestReport.Counts()
    /// The issues of the test or suite that is running.
    var counts = TestReport.Counts()
  }

  /// A test or suite with the evaluated traits and arguments of its declaration.
  private struct Planned {
    let tree: TestTree
    let plan: PlannedTest
    /// The issues recorded while these were evaluated.
    let issues: [RecordedIssue]
    /// The names of the enclosing suites, outermost first.
    let suites: [String]
    let children: [Planned]
  }

  /// Plans trees inside suites with these numbers; nil if it was interrupted.
  private func plan(
    _ trees: [TestTree], in suites: [Int], named names: [String]
  ) -> [Planned]? {
    var planned: [Planned] = []
    for tree in trees where isSelected(tree, in: names) {
      var issues: [RecordedIssue] = []
      run.onIssue = { issues.append($0) }
      let (plan, ending) = run.plan(of: tree, in: suites)
      if ending == .interrupted { return nil }
      var children: [Planned] = []
      if !plan.failsToEvaluate {
        let inner = suites + (plan.number.map { [$0] } ?? [])
        guard let made = self.plan(tree.children, in: inner, named: names + [tree.name])
        else { return nil }
        children = made
      }
      planned.append(
        Planned(tree: tree, plan: plan, issues: issues, suites: names, children: children))
    }
    return planned
  }

  /// Whether the filter selects a test, or any test of a suite.
  private func isSelected(_ tree: TestTree, in suites: [String]) -> Bool {
    guard !selection.isAll else { return true }
    guard tree.isSuite else { return selection.includes(tree.identifier(in: suites)) }
    return tree.children.contains { isSelected($0, in: suites + [tree.name]) }
  }

  /// Runs a suite or a test; nil if it was interrupted.
  private func run(_ planned: Planned, _ state: State) -> TestReport.Counts? {
    let (tree, plan) = (planned.tree, planned.plan)
    let suite = tree.suiteName(in: planned.suites)
    if plan.isSkipped {
      skip(tree, plan.comment, in: planned.suites, state)
      return TestReport.Counts()
    }
    if plan.failsToEvaluate {
      log.began(tree.name, in: suite, .swiftTesting)
      planned.issues.forEach(log.note)
      return fail(tree, planned.issues)
    }
    switch tree.content {
    case .suite: return runSuite(planned, state)
    case .test(let test):
      state.tests += 1
      log.began(tree.name, in: suite, .swiftTesting)
      if plan.cases.isEmpty {
        report.skipped(tree, "No test cases found.")
        return TestReport.Counts()
      }
      return run(test, tree, plan, state)
    }
  }

  /// Counts and reports the issues of a test or suite from now on.
  private func listen(to tree: TestTree, _ state: State, _ arguments: [String]? = nil) {
    if arguments == nil { state.counts = TestReport.Counts() }
    run.onIssue = { issue in
      state.counts.add(issue.kind)
      log.note(issue)
      report.recorded(issue, tree, arguments)
    }
  }

  private func runSuite(_ planned: Planned, _ state: State) -> TestReport.Counts? {
    let tree = planned.tree
    state.suites += 1
    report.started(tree)
    var counts = TestReport.Counts()
    var isEntered = true
    if let number = planned.plan.number {
      listen(to: tree, state)
      let (answer, ending) = run.enter(number)
      if ending == .interrupted { return nil }
      isEntered = !answer.isSkipped
      counts.add(state.counts)
    }
    for child in planned.children where isEntered {
      guard let inner = run(child, state) else { return nil }
      counts.add(inner)
    }
    if let number = planned.plan.number, isEntered {
      listen(to: tree, state)
      if run.leave(number) == .interrupted { return nil }
      counts.add(state.counts)
    }
    report.ended(tree, counts)
    return counts
  }

  private func run(
    _ test: TestFunction, _ tree: TestTree, _ plan: PlannedTest, _ state: State
  ) -> TestReport.Counts? {
    report.started(tree)
    listen(to: tree, state)
    run.onAttachment = { report.attached($0, tree) }
    for (index, arguments) in plan.cases.enumerated() {
      if test.hasArguments {
        report.started(tree, arguments, of: test)
        listen(to: tree, state, arguments)
      }
      guard let number = plan.number else { continue }
      if run.run(case: index, of: number) == .interrupted { return nil }
    }
    report.ended(tree, caseCount: test.hasArguments ? plan.cases.count : nil, state.counts)
    return state.counts
  }

  /// Reports that a test, or all tests of a suite, cannot run.
  private func fail(_ tree: TestTree, _ issues: [RecordedIssue]) -> TestReport.Counts {
    var hasArguments = false
    if case .test(let test) = tree.content { hasArguments = test.hasArguments }
    var counts = TestReport.Counts()
    for issue in issues {
      counts.add(issue.kind)
      report.recorded(issue, tree, hasArguments ? [] : nil)
    }
    for child in tree.children { counts.add(fail(child, issues)) }
    return counts
  }

  private func skip(
    _ tree: TestTree, _ comment: String?, in suites: [String], _ state: State
  ) {
    if tree.isSuite {
      state.suites += 1
    } else {
      state.tests += 1
      log.skipped(tree.name, in: tree.suiteName(in: suites), comment)
    }
    report.skipped(tree, comment)
    for child in tree.children { skip(child, comment, in: suites + [tree.name], state) }
  }
}
