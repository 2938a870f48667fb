import Reports
import Session
import SourceText
import Terminal

/// Reads inputs, runs them and shows the results: of the start-up file, code, files and the prompt
/// in turn.
package final class Shell {
  /// The way a run ends.
  package enum Ending: Hashable, Sendable {
    /// With an exit status.
    case status(Int32)
    /// Interrupted by Ctrl-C.
    case interrupted
  }

  /// The parts of a shell other than its options.
  package struct Parts {
    /// The source of inputs after the files, or if there are none.
    package let reader: any LineReader
    /// Whether a person types the inputs.
    package let isInteractive: Bool
    /// Whether to print a greeting.
    package let greets: Bool
    /// The path of the start-up file in the user's configuration.
    package let startFile: String?

    package init(
      reader: any LineReader, isInteractive: Bool, greets: Bool = false, startFile: String? = nil
    ) {
      self.reader = reader
      self.isInteractive = isInteractive
      self.greets = greets
      self.startFile = startFile
    }
  }

  /// Whether to continue after an input or a file.
  private enum Step: Hashable {
    case goOn
    case stop(Ending)
  }

  private static let failure = Ending.status(1)
  private static let unreadable = Ending.status(2)

  private let options: Options
  private let console: Console
  private let parts: Parts
  private var reader: any LineReader
  private var runner: InputRunner
  private var hasFailed = false
  /// The watch of the project's folder, for `set reload on`.
  private var watch: ProjectWatch?

  package init(
    options: Options, console: Console, evaluator: any Evaluator, parts: Parts
  ) {
    self.options = options
    self.console = console
    self.parts = parts
    reader = parts.reader
    runner = InputRunner(evaluator: evaluator, console: console)
  }

  /// Runs everything that the options ask for, and returns how the run ends.
  package func run() -> Ending {
    var step = runStartFile()
    for (index, code) in options.code.enumerated() where step == .goOn {
      let name = index == 0 ? "<command line>" : "<command line \(index + 1)>"
      step = settled(runTexts([Source(name: name, text: code)], as: .bindery))
    }
    if step == .goOn, let project = options.projectFolder { step = open(project) }
    let files = options.files.filter { $0 != "-" && $0 != options.projectFolder }
    if step == .goOn, !files.isEmpty { step = settled(runFiles(files)) }
    if step == .goOn, readsInputs { step = parts.isInteractive ? converse() : runStream() }
    switch step {
    case .stop(.status(0)), .goOn: return hasFailed ? Shell.failure : .status(0)
    case .stop(let ending): return ending
    }
  }

  /// Whether inputs are read from the reader: if nothing else is to run, with `-i`, and for `-`.
  private var readsInputs: Bool {
    if options.readsStandardInput || options.staysInteractive { return true }
    return options.files.allSatisfy { $0 == options.projectFolder } && options.code.isEmpty
  }

  private func open(_ project: String) -> Step {
    let opened = runner.evaluator.open(project, after: nil)
    options.display.format.form.show(
      opened: project, opened, isQuiet: options.display.isQuiet, on: console)
    guard opened.ending == .accepted else {
      hasFailed = true
      return .stop(Shell.failure)
    }
    return .goOn
  }

  /// Continues after a failed script if a prompt follows.
  private func settled(_ step: Step) -> Step {
    guard parts.isInteractive, step == .stop(Shell.failure) else { return step }
    return .goOn
  }

  // Files

  private func runStartFile() -> Step {
    switch options.startFile {
    case .none: return .goOn
    case .path(let path): return settled(runFiles([path]))
    case .standard:
      guard parts.isInteractive, let path = parts.startFile else { return .goOn }
      guard let text = try? FileAccess.read(path) else { return .goOn }
      return settled(runTexts([Source(name: path, text: text)], as: .bindery))
    }
  }

  private func runFiles(_ paths: [String]) -> Step {
    do {
      let programs = try Script.readPrograms(paths)
      runner.evaluator.announceInputs(programs.filter(\.isBlock).flatMap(\.files))
      var step = Step.goOn
      for program in programs where step == .goOn {
        step = runTexts(program.files, as: program.dialect)
        // A block that does not parse is treated as a failed input.
        if program.isBlock, options.keepsGoing, step == .stop(Shell.failure) { step = .goOn }
      }
      return step
    } catch {
      console.reportError(error.message)
      return .stop(Shell.unreadable)
    }
  }

  /// Runs the inputs of a program, unless one of its files does not parse.
  private func runTexts(_ sources: [Source], as dialect: Dialect) -> Step {
    let preparation = runner.evaluator.prepare(sources, as: dialect)
    guard !preparation.diagnostics.contains(where: \.isError) else {
      runner.reject(preparation.diagnostics)
      hasFailed = !parts.isInteractive
      return .stop(Shell.failure)
    }
    runner.tell(preparation.diagnostics)
    for input in preparation.inputs {
      let step = runScriptInput(input)
      guard step == .goOn else { return step }
    }
    return .goOn
  }

  private func runScriptInput(_ input: Source) -> Step {
    Interrupt.clearAtPrompt(parts.isInteractive)
    switch runner.run(input, echoes: options.display.echoes) {
    case .accepted: return .goOn
    case .quit(let status): return .stop(.status(status))
    case .interrupted: return .stop(parts.isInteractive ? Shell.failure : .interrupted)
    case .failed:
      hasFailed = hasFailed || !parts.isInteractive
      return options.keepsGoing ? .goOn : .stop(Shell.failure)
    }
  }

  // Inputs from the reader

  private func runStream() -> Step {
    let prompt = Prompt()
    while true {
      switch reader.nextInput(prompt, isWhole: isWhole) {
      case .input(let text, let firstLine):
        guard !Script.isBlank(text) else { continue }
        let text = firstLine == 1 ? Script.withoutInterpreterLine(text) : text
        let step = runScriptInput(Source(name: "<stdin>", text: text, firstLine: firstLine))
        guard step == .goOn else { return step }
      case .endOfFile: return .goOn
      case .woken: continue
      case .interrupted: return .stop(.interrupted)
      case .failed(let error):
        console.reportError("cannot read standard input: \(error.message)")
        return .stop(Shell.unreadable)
      }
    }
  }

  /// Reads inputs at the prompt until the user leaves.
  private func converse() -> Step {
    hasFailed = false
    console.endInput()
    if parts.greets {
      console.report(
        Shell.greeting(within: TerminalSize.columns, hasProject: options.projectFolder != nil))
    }
    while true {
      let prompt = prompt
      watchProject()
      console.startLine()
      console.output.flush()
      Interrupt.clear()
      switch reader.nextInput(prompt, isWhole: isWhole) {
      case .input(let text, _):
        if let problem = reader.takeHistoryProblem() { console.reportError(problem) }
        guard !Script.isBlank(text) else {
          reloadIfChanged()
          let step = runTourInput(prompt)
          guard step == .goOn else { return step }
          continue
        }
        Interrupt.clear()
        reloadIfChanged()
        let count = runner.evaluator.inputCount
        let pieces = runner.evaluator.splitInputs(of: PromptMarks.removed(from: text)) {
          "<input \(count + $0 + 1)>"
        }
        let step = run(pieces, prompt)
        guard step == .goOn else { return step }
      case .woken: reloadIfChanged()
      case .interrupted: continue
      case .endOfFile: return .goOn
      case .failed(let error):
        console.reportError("cannot read the terminal: \(error.message)")
        return .stop(Shell.unreadable)
      }
    }
  }

  /// Starts or stops watching the project's folder, as `set reload` asks for.
  private func watchProject() {
    let folder = runner.evaluator.display.watchedFolder
    guard folder != watch?.folder else { return }
    watch = folder.flatMap(ProjectWatch.init)
    if folder != nil, watch == nil {
      console.reportError("cannot watch '\(folder ?? "")': \(SystemError.last.message)")
    }
    reader.watch(watch?.descriptor)
  }

  /// Reloads the project if one of its files was saved.
  private func reloadIfChanged() {
    guard let watch, watch.takeChanges() else { return }
    _ = runner.run(Source(name: "reload", text: "reload"), echoes: false)
  }

  /// The prompt: `bindery> `, or `bindery:sheet> ` inside an environment frame.
  private var prompt: Prompt {
    let look = console.promptLook
    let display = runner.evaluator.display
    let text = display.prompt + (display.frame.map { ":" + $0 } ?? "") + "> "
    let indent = String(repeating: " ", count: max(0, text.count - 6))
    return Prompt(
      text: text, continuation: indent + "...> ", start: look.start, end: look.end,
      keys: display.keys)
  }

  /// Runs the next input of the tour, after Enter on a blank line.
  private func runTourInput(_ prompt: Prompt) -> Step {
    guard let input = runner.evaluator.takeTourInput() else { return .goOn }
    reader.clearInput()
    console.echo(input.text, prompt)
    let outcome = runner.run(input, echoes: runner.evaluator.display.echoes)
    if case .quit(let status) = outcome { return .stop(.status(status)) }
    console.report(runner.evaluator.takeTourProse())
    return .goOn
  }

  /// Runs inputs that were typed or pasted.
  ///
  /// Each of several is echoed before its report. One that fails is put back for editing, with
  /// those after it.
  private func run(_ inputs: [Source], _ prompt: Prompt) -> Step {
    if inputs.count > 1 { reader.clearInput() }
    for (index, input) in inputs.enumerated() {
      if inputs.count > 1 { console.echo(input.text, prompt) }
      let echoes = runner.evaluator.display.echoes
      switch runner.run(input, echoes: echoes) {
      case .accepted: continue
      case .quit(let status): return .stop(.status(status))
      case .failed, .interrupted:
        let rest = PromptMarks.removed(from: reader.takePastedRest())
        guard inputs.count > 1 || !rest.isEmpty else { return .goOn }
        let lines = inputs[index...].map(\.text) + (rest.isEmpty ? [] : [rest])
        reader.putBack(withoutLastBreaks(lines.joined(separator: "\n")))
        return .goOn
      }
    }
    return .goOn
  }

  private func withoutLastBreaks(_ text: String) -> String {
    String(text.reversed().drop { $0 == "\n" }.reversed())
  }

  /// - Parameter hasProject: whether a project is open; its summary has already listed what can be
  ///   mounted.
  private static func greeting(within columns: Int, hasProject: Bool) -> [StyledText] {
    let lines: [(text: String, role: Role?)] = [
      (
        "bindery \(Version.number) has Book, Author and Library to play with. Type, one by one:",
        .quiet
      ),
      ("let dune = Book(title: \"Dune\") ⏎ watch dune.title ⏎ dune.title = \"Emma\" ⏎ why ⏎", nil),
      ("'tour' plays sample sessions, 'help' lists the commands, Ctrl-D leaves.", .quiet),
    ]
    return lines.dropFirst(hasProject ? 2 : 0).flatMap { line in
      TextWrap.rows(of: line.text, within: columns).map { StyledText($0, line.role) }
    }
  }

  private func isWhole(_ text: String) -> Continuation {
    guard !Script.isBlank(text) else { return .whole }
    let text = parts.isInteractive ? PromptMarks.removed(from: text) : text
    return LineContinuation.continuation(for: runner.evaluator.completeness(of: text))
  }
}

extension Interrupt {
  /// Forgets an earlier Ctrl-C at the prompt; a script must not miss one.
  fileprivate static func clearAtPrompt(_ isInteractive: Bool) {
    if isInteractive { clear() }
  }
}
