import SourceText
import Terminal

/// Runs the tests of a program and reports the results: while they run, or in one report at the
/// end.
struct ProgramReporter {
  let form: any ReportFormat
  let console: Console

  /// - Parameters:
  ///   - files: the files of the program, or the folder of the project.
  ///   - run: runs the tests, told on the console that it is given.
  func tell<Run: TestedProgram>(_ files: [String], _ run: (Console) -> Run) -> Run {
    guard !form.showsTestsAsTheyRun else { return run(console) }
    let sink = TextSink()
    let screen = Console(output: sink, errors: sink, keepsDiagnostics: true)
    let tested = run(screen)
    let lines = sink.takeText().split(separator: "\n", omittingEmptySubsequences: false)
    let report = ProgramReport(
      files: files, hasPassed: tested.ending == .status(0),
      lines: lines.dropLast().map(String.init),
      diagnostics: screen.takeDiagnostics(), tests: tested.log.entries)
    form.show(.program(report), on: console)
    return tested
  }
}

/// A program whose tests have run.
protocol TestedProgram {
  var ending: Shell.Ending { get }
  /// What came of each test.
  var log: TestLog { get }
}
