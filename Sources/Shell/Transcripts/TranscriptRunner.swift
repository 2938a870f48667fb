import Reports
import SourceText
import Terminal

/// Runs transcripts, each in a world of its own, and compares what comes out; Swift files make one
/// program, whose tests run.
package struct TranscriptRunner {
  private enum Verdict {
    case passed
    case updated
    case failed
    /// The run itself must end.
    case ended(Shell.Ending)
  }

  private let options: Options
  private let console: Console
  private let isUpdating: Bool
  private let makeEvaluator: (EvaluatorSetup) -> any Evaluator

  package init(
    options: Options, console: Console, isUpdating: Bool,
    makeEvaluator: @escaping (EvaluatorSetup) -> any Evaluator
  ) {
    self.options = options
    self.console = console
    self.isUpdating = isUpdating
    self.makeEvaluator = makeEvaluator
  }

  /// Runs files in order, all Swift files when the first of them comes; ends with a line that counts
  /// them, where there is more than the tests of Swift.
  package func run(_ files: [String]) -> Shell.Ending {
    var passed = 0
    var failed = 0
    var updated = 0
    let programs = files.filter { $0.hasSuffix(".swift") }
    if programs.count == files.count, !files.isEmpty { return runTests(in: files) }
    for file in files {
      if file.hasSuffix(".swift") {
        guard file == programs.first else { continue }
        switch runTests(in: programs) {
        case .status(0): passed += 1
        case .status(1): failed += 1
        case let ending: return ending
        }
        continue
      }
      switch run(file) {
      case .passed: passed += 1
      case .failed: failed += 1
      case .updated: updated += 1
      case .ended(let ending): return ending
      }
    }
    var summary = StyledText("\(passed) passed", .success)
    summary += ", \("\(failed) failed", failed > 0 ? .failure : nil)"
    if isUpdating { summary += ", \(updated) updated" }
    console.report([summary])
    return .status(failed > 0 ? 1 : 0)
  }

  private func runTests(in files: [String]) -> Shell.Ending {
    var sources: [Source] = []
    for file in files {
      do {
        sources.append(Source(name: file, text: try FileAccess.read(file)))
      } catch {
        console.complain("cannot read '\(file)': \(error.message)")
        return .status(2)
      }
    }
    let evaluator = evaluator(for: files.first, console, isInteractive: false)
    if let ending = runStartFile(evaluator, console) { return ending }
    guard let runner = SwiftTestRunner(console: console, evaluator: evaluator) else {
      return .status(1)
    }
    return runner.run(sources)
  }

  private func run(_ file: String) -> Verdict {
    let text: String
    do {
      text = try FileAccess.read(file)
    } catch {
      console.complain("cannot read '\(file)': \(error.message)")
      return .ended(.status(2))
    }
    do {
      let transcript = try TranscriptParser.parse(text, as: .of(file))
      switch outputs(of: transcript, from: file) {
      case .ended(let ending): return .ended(ending)
      case .failed: return .failed
      case .outputs(let outputs): return compare(text, transcript.text(with: outputs), file)
      }
    } catch {
      console.complain([
        "\("\(file):\(error.line):1: ", .location)\("error: ", .error)\(error.message, .message)"
      ])
      return .failed
    }
  }

  private func compare(_ expected: String, _ actual: String, _ file: String) -> Verdict {
    guard expected != actual else { return .passed }
    guard isUpdating else {
      console.report([
        StyledText("--- \(file)", .removed), StyledText("+++ \(file) (as it runs now)", .added),
      ])
      console.report(LineDiff.hunks(from: lines(of: expected), to: lines(of: actual)))
      return .failed
    }
    do {
      try FileAccess.replace(file, with: actual)
    } catch {
      console.complain("cannot write '\(file)': \(error.message)")
      return .ended(.status(2))
    }
    console.report(["updated \(file, .name)"])
    return .updated
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Inputs as a transcript, with what comes out when they are played in a world of their own; nil where
  /// that is interrupted.
  func transcript(of inputs: [String]) -> String? {
    let transcript = Transcript(inputs: inputs)
    guard case .outputs(let outputs) = outputs(of: transcript, from: options.file) else {
      return nil
    }
    return transcript.text(with: outputs)
  }

  // Running

  private enum Result {
    case outputs([String])
    case failed
    case ended(Shell.Ending)
  }

  private func evaluator(
    for file: String?, _ console: Console, isInteractive: Bool
  ) -> any Evaluator {
    var options = options
    options.resources = options.resourceDirectory(beside: file)
    return makeEvaluator(
      EvaluatorSetup(
        options: options, isInteractive: isInteractive, write: console.print,
        isInterrupted: { Interrupt.isPending }))
  }

  private func outputs(of transcript: Transcript, from file: String?) -> Result {
    // One sink for both streams: a transcript shows them as a terminal does.
    let sink = TextSink()
    let screen = Console(output: sink, errors: sink)
    let evaluator = evaluator(for: file, screen, isInteractive: true)
    if let ending = runStartFile(evaluator, screen) {
      console.complain(sink.takeText().split(separator: "\n").map { StyledText(String($0)) })
      return ending == .status(1) ? .failed : .ended(ending)
    }
    _ = sink.takeText()
    var runner = InputRunner(evaluator: evaluator, console: screen)
    var outputs: [String] = []
    for (index, exchange) in transcript.exchanges.enumerated() {
      let source = Source(name: "<input \(index + 1)>", text: exchange.input)
      let outcome = Script.isBlank(exchange.input) ? .accepted : runner.run(source, echoes: true)
      screen.startLine()
      outputs.append(sink.takeText())
      if outcome == .interrupted { return .ended(.interrupted) }
      if case .quit = outcome { break }
    }
    return .outputs(outputs)
  }

  /// Runs the file that `--rc` names; how the run must end, where that fails.
  private func runStartFile(_ evaluator: any Evaluator, _ screen: Console) -> Shell.Ending? {
    guard case .path(let path) = options.startFile else { return nil }
    var options = Options()
    options.startFile = .path(path)
    options.file = "-"
    let shell = Shell(
      options: options, console: screen, evaluator: evaluator,
      parts: Shell.Parts(reader: ScriptedLineReader([]), isInteractive: false))
    let ending = shell.run()
    return ending == .status(0) ? nil : ending
  }
}
