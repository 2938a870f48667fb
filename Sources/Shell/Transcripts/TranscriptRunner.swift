import Reports
import Session
import SourceText
import Terminal

/// Runs transcripts and compares their outputs, and runs the tests of Swift files.
///
/// Each transcript runs in a new world; all Swift files form one program.
package struct TranscriptRunner {
  private let options: Options
  /// The format in which results are reported.
  private let form: any ReportFormat
  private let console: Console
  private let isUpdating: Bool
  private let makeEvaluator: (EvaluatorParameters) -> any Evaluator

  package init(
    options: Options, console: Console, isUpdating: Bool,
    makeEvaluator: @escaping (EvaluatorParameters) -> any Evaluator
  ) {
    var options = options
    form = options.display.format.form
    // Outputs are compared in text form, whatever the format of the report.
    options.display.format = .text
    self.options = options
    self.console = console
    self.isUpdating = isUpdating
    self.makeEvaluator = makeEvaluator
  }

  /// Runs files in order, and all Swift files at the place of the first.
  ///
  /// Prints a summary at the end, unless there were only tests of Swift.
  package func run(_ paths: [String]) -> Shell.Ending {
    let targets = TestTargets(paths)
    if targets.files.isEmpty, targets.projects.count == 1, targets.emptyFolders.isEmpty,
      options.testing.isWatching || form.showsTestsAsTheyRun
    {
      return tester.run(targets.projects[0])
    }
    guard !options.testing.isWatching else {
      console.reportError("'--watch' takes one project")
      return .status(2)
    }
    guard targets.emptyFolders.isEmpty else {
      for folder in targets.emptyFolders {
        console.reportError("there is nothing to test in '\(folder)'")
      }
      return .status(2)
    }
    if isUpdating, paths.contains(TestTargets.standardInput) {
      console.reportError("'--update' cannot rewrite standard input")
      return .status(2)
    }
    let programs = targets.files.filter { $0.hasSuffix(".swift") }
    if programs.count == targets.files.count, targets.projects.isEmpty, form.showsTestsAsTheyRun {
      return runTests(in: programs)
    }
    var report = TranscriptReport(console, form, isUpdating: isUpdating)
    for file in targets.files {
      if file.hasSuffix(".swift") {
        guard file == programs.first else { continue }
        let ending = runTests(in: programs)
        guard report.noteProgram(ending) else { return ending }
        continue
      }
      if let ending = run(file, targets.isOperand(file), &report) { return ending }
    }
    for project in targets.projects {
      let ending = tester.run(project)
      guard report.noteProgram(ending) else { return ending }
    }
    report.summarize()
    return .status(report.status)
  }

  private var tester: ProjectTester {
    ProjectTester(options: options, form: form, console: console, makeEvaluator: makeEvaluator)
  }

  /// Tests of Swift files that have run.
  private struct TestedFiles: TestedProgram {
    let ending: Shell.Ending
    var log = TestLog()
  }

  /// Runs the tests of Swift files, and reports the result.
  private func runTests(in files: [String]) -> Shell.Ending {
    var sources: [Source] = []
    for file in files {
      do {
        sources.append(Source(name: file, text: try FileAccess.read(file)))
      } catch {
        console.reportError("cannot read '\(file)': \(error.message)")
        return .status(2)
      }
    }
    return ProgramReporter(form: form, console: console).tell(files) {
      runTests(of: sources, telling: $0)
    }.ending
  }

  private func runTests(of sources: [Source], telling console: Console) -> TestedFiles {
    let evaluator = evaluator(for: sources.first?.name, console, isInteractive: false)
    if let ending = runStartFile(evaluator, console) { return TestedFiles(ending: ending) }
    guard
      let runner = SwiftTestRunner(
        console: console, evaluator: evaluator, selection: options.testing.selection)
    else { return TestedFiles(ending: .status(1)) }
    let outputs = TestOutputs(options: options, console: console)
    let ending = outputs.written(from: runner, of: sources, ending: runner.run(sources))
    return TestedFiles(ending: ending, log: runner.log)
  }

  /// Runs a document; if the whole run must stop, returns how it ends.
  ///
  /// - Parameter isNamed: Whether it is an error if the document contains no inputs.
  private func run(
    _ file: String, _ isNamed: Bool, _ report: inout TranscriptReport
  ) -> Shell.Ending? {
    let title = TestTargets.title(of: file)
    let document: (text: String, form: TranscriptParser.Form)
    do {
      document = try TestTargets.read(file)
    } catch {
      console.reportError("cannot read '\(title)': \(error.message)")
      return .status(2)
    }
    let transcript: Transcript
    do {
      transcript = try TranscriptParser.parse(document.text, as: document.form)
    } catch {
      report.noteMalformed(title, line: error.line, error.message)
      return nil
    }
    guard !transcript.exchanges.isEmpty else {
      guard isNamed else { return nil }
      let what =
        document.form == .markdown
        ? "it has no block marked 'bindery'" : "no line begins with '\(Transcript.prompt)'"
      report.noteMalformed(title, line: nil, "there is nothing to run: \(what)")
      return nil
    }
    switch outputs(of: transcript, from: file) {
    case .ended(let ending): return ending
    case .failed: report.noteNotRun(title)
    case .outputs(let outputs, let missing):
      let actual = transcript.text(with: outputs)
      let unseen =
        actual == document.text || document.form != .markdown
        ? [] : UnseenNames(in: Source(name: title, text: document.text)).lines(of: missing)
      if actual == document.text {
        report.notePassed(title, transcript)
      } else if !isUpdating {
        report.noteFailed(title, transcript, outputs, document.text)
        console.reportError(unseen)
      } else {
        do {
          try FileAccess.replace(file, with: actual)
        } catch {
          console.reportError("cannot write '\(file)': \(error.message)")
          return .status(2)
        }
        report.noteUpdated(title)
        console.reportError(unseen)
      }
    }
    return nil
  }

  /// A transcript of inputs, with the outputs of running them in a new world; nil if interrupted.
  func transcript(of inputs: [String]) -> String? {
    let transcript = Transcript(inputs: inputs)
    guard case .outputs(let outputs, _) = outputs(of: transcript, from: options.files.first) else {
      return nil
    }
    return transcript.text(with: outputs)
  }

  // Running

  /// The result of running the inputs of a transcript.
  private enum Result {
    /// The outputs of the inputs, and the undeclared names for which inputs failed, each with the
    /// line of the first such input.
    case outputs([String], missing: [(name: String, line: Int)])
    case failed
    case ended(Shell.Ending)
  }

  private func evaluator(
    for file: String?, _ console: Console, isInteractive: Bool
  ) -> any Evaluator {
    var options = options
    options.files = file.map { [$0] } ?? []
    return makeEvaluator(
      EvaluatorParameters(
        options: options, isInteractive: isInteractive, write: console.print,
        isInterrupted: { Interrupt.isPending }))
  }

  private func outputs(of transcript: Transcript, from file: String?) -> Result {
    // A single sink for both streams, as a transcript shows them in the order of a terminal.
    let sink = TextSink()
    let screen = Console(output: sink, errors: sink)
    let evaluator = evaluator(for: file, screen, isInteractive: true)
    if let ending = runStartFile(evaluator, screen) {
      console.reportError(sink.takeText().split(separator: "\n").map { StyledText(String($0)) })
      return ending == .status(1) ? .failed : .ended(ending)
    }
    _ = sink.takeText()
    var runner = InputRunner(evaluator: evaluator, console: screen)
    var outputs: [String] = []
    var missing: [(name: String, line: Int)] = []
    let sources = transcript.exchanges.enumerated().map { index, exchange in
      Source(name: "<input \(index + 1)>", text: exchange.input)
    }
    evaluator.announceInputs(sources)
    for (exchange, source) in zip(transcript.exchanges, sources) {
      let outcome = Script.isBlank(exchange.input) ? .accepted : runner.run(source, echoes: true)
      screen.startLine()
      outputs.append(sink.takeText())
      for name in runner.missingNames where !missing.contains(where: { $0.name == name }) {
        missing.append((name, exchange.line))
      }
      if outcome == .interrupted { return .ended(.interrupted) }
      if case .quit = outcome { break }
    }
    return .outputs(outputs, missing: missing)
  }

  /// Runs the file of `--rc`; if it fails, returns how the run ends.
  private func runStartFile(_ evaluator: any Evaluator, _ screen: Console) -> Shell.Ending? {
    guard case .path(let path) = options.startFile else { return nil }
    var options = Options()
    options.startFile = .path(path)
    options.files = ["-"]
    let shell = Shell(
      options: options, console: screen, evaluator: evaluator,
      parts: Shell.Parts(reader: ScriptedLineReader([]), isInteractive: false))
    let ending = shell.run()
    return ending == .status(0) ? nil : ending
  }
}
