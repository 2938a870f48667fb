import Reports
import Session
import SourceText
import Terminal

/// Runs the tests of a project.
struct ProjectTester {
  let options: Options
  let console: Console
  let makeEvaluator: (EvaluatorSetup) -> any Evaluator

  /// Runs the tests of the project in a folder; again and again where somebody watches.
  func run(_ folder: String) -> Shell.Ending {
    guard options.isWatching else { return runOnce(folder) }
    guard let watcher = FolderWatcher() else {
      console.complain("cannot watch '\(folder)': \(SystemError.last.message)")
      return .status(2)
    }
    while true {
      watcher.watch(folder)
      let ending = runOnce(folder)
      if ending == .interrupted { return ending }
      console.report([StyledText("waiting for a change in '\(folder)'", .quiet)])
      console.output.flush()
      guard watcher.wait(isStopped: { Interrupt.isPending }) else { return .interrupted }
    }
  }

  private func runOnce(_ folder: String) -> Shell.Ending {
    let evaluator = makeEvaluator(
      EvaluatorSetup(
        options: options, isInteractive: false, write: console.print,
        isInterrupted: { Interrupt.isPending }))
    let opened = evaluator.open(folder)
    console.report(opened.diagnostics)
    guard opened.ending == .accepted else { return .status(1) }
    // Bodies are looked at when a test runs them; `--check` looks at all.
    guard !opened.diagnostics.contains(where: \.isError) else { return .status(1) }
    guard
      let runner = SwiftTestRunner(
        console: console, evaluator: evaluator, selection: options.tests)
    else { return .status(1) }
    let tests = evaluator.projectTests
    guard !tests.isEmpty else {
      console.complain("no tests found; create a target in the 'Tests' directory")
      return .status(1)
    }
    let outputs = TestOutputs(options: options, console: console)
    return outputs.written(from: runner, of: tests, ending: runner.runTests(of: tests))
  }
}
