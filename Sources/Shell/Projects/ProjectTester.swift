import Reports
import Session
import SourceText
import Terminal

/// Runs the tests of a project.
package struct ProjectTester {
  private let options: Options
  /// The format of the reports on the tests.
  private let form: any ReportFormat
  private let console: Console
  private let makeEvaluator: (EvaluatorParameters) -> any Evaluator

  package init(
    options: Options, form: any ReportFormat = OutputFormat.text.form, console: Console,
    makeEvaluator: @escaping (EvaluatorParameters) -> any Evaluator
  ) {
    self.options = options
    self.form = form
    self.console = console
    self.makeEvaluator = makeEvaluator
  }

  /// The result of a test run.
  package struct Run: TestedProgram {
    package let ending: Shell.Ending
    /// Whether the tests ran; false if the project could not be opened.
    package let hasRun: Bool
    /// The evaluator that has opened the project.
    package let evaluator: any Evaluator
    var log = TestLog()
  }

  /// Runs the tests of the project in a folder.
  ///
  /// With `--watch`, runs the affected tests again whenever a file is saved.
  func run(_ folder: String) -> Shell.Ending {
    guard options.testing.isWatching else { return runOnce(folder, after: nil).ending }
    guard let watch = ProjectWatch(folder) else {
      console.reportError("cannot watch '\(folder)': \(SystemError.last.message)")
      return .status(2)
    }
    // The last evaluator whose tests ran: later changes are still untested.
    var last: (any Evaluator)?
    var prepared: (any Evaluator)?
    while true {
      let run = runOnce(folder, after: last, with: prepared)
      if run.ending == .interrupted { return run.ending }
      if run.hasRun { last = run.evaluator }
      if form.showsTestsAsTheyRun {
        console.report([StyledText("waiting for a change in '\(folder)'", .quiet)])
      }
      console.output.flush()
      prepared = prepare(after: run)
      guard watch.wait(isStopped: { Interrupt.isPending }) else { return .interrupted }
    }
  }

  /// Runs the tests of the project in a folder.
  ///
  /// - Parameters:
  ///   - last: The evaluator of an earlier run. Only files that have changed since are parsed, and
  ///     only tests that depend on them run.
  ///   - prepared: The evaluator for this run, if `prepare` has made one.
  package func runOnce(
    _ folder: String, after last: (any Evaluator)?, with prepared: (any Evaluator)? = nil
  ) -> Run {
    ProgramReporter(form: form, console: console).tell([folder]) {
      test(folder, after: last, with: prepared ?? evaluator(writingTo: $0), telling: $0)
    }
  }

  /// Prepares the next run while no file has changed yet.
  ///
  /// - Returns: The evaluator for the next run; nil if its output is not written as it comes.
  package func prepare(after run: Run) -> (any Evaluator)? {
    run.evaluator.prepareDependencies()
    guard form.showsTestsAsTheyRun else { return nil }
    let evaluator = evaluator(writingTo: console)
    evaluator.rehearseTests()
    return evaluator
  }

  private func evaluator(writingTo console: Console) -> any Evaluator {
    makeEvaluator(
      EvaluatorParameters(
        options: options, isInteractive: false, write: console.print,
        isInterrupted: { Interrupt.isPending }))
  }

  private func test(
    _ folder: String, after last: (any Evaluator)?, with evaluator: any Evaluator,
    telling console: Console
  ) -> Run {
    let opened = evaluator.open(folder, after: last)
    console.report(opened.diagnostics)
    // Function bodies are checked when a test calls them; `--check` checks all of them.
    guard opened.ending == .accepted, !opened.diagnostics.contains(where: \.isError),
      let runner = SwiftTestRunner(
        console: console, evaluator: evaluator, selection: options.testing.selection)
    else { return Run(ending: .status(1), hasRun: false, evaluator: evaluator) }
    guard !evaluator.projectTests.isEmpty else {
      console.reportError("no tests found; create a target in the 'Tests' directory")
      return Run(ending: .status(1), hasRun: false, evaluator: evaluator)
    }
    let tests = last == nil ? evaluator.projectTests : evaluator.affectedTests
    guard !tests.isEmpty else {
      console.report([StyledText("no test depends on what has changed", .quiet)])
      return Run(ending: .status(0), hasRun: true, evaluator: evaluator)
    }
    let outputs = TestOutputs(options: options, console: console)
    let ending = outputs.written(from: runner, of: tests, ending: runner.runTests(of: tests))
    return Run(ending: ending, hasRun: true, evaluator: evaluator, log: runner.log)
  }
}
