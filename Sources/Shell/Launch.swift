import Reports
import Terminal

/// A run of the program: from its command-line arguments to the exit status.
package struct Launch {
  /// The process's connections to the system, replaceable in tests.
  package struct ProcessConnections {
    package let environment: ProcessEnvironment
    /// Whether a descriptor is a terminal.
    package let isTerminal: (Int32) -> Bool
    /// Ends the process at once; called when output can no longer be written.
    package let exit: (Int32) -> Void

    package init(
      environment: ProcessEnvironment = .current, isTerminal: @escaping (Int32) -> Bool,
      exit: @escaping (Int32) -> Void
    ) {
      self.environment = environment
      self.isTerminal = isTerminal
      self.exit = exit
    }
  }

  private let connections: ProcessConnections
  private let makeEvaluator: (EvaluatorParameters) -> any Evaluator

  package init(
    through connections: ProcessConnections,
    makeEvaluator: @escaping (EvaluatorParameters) -> any Evaluator
  ) {
    self.connections = connections
    self.makeEvaluator = makeEvaluator
  }

  /// Runs the program with its arguments, and returns the exit status.
  package func run(_ arguments: [String]) -> Int32 {
    StandardStreams.fillClosed()
    let errors = TextSink(descriptor: 2, flushesLines: true)
    let output = TextSink(
      descriptor: 1, flushesLines: connections.isTerminal(1),
      onFailure: { [exit = connections.exit] error in
        // Whoever closed the pipe knows the reason; report any other failure.
        if error.isBrokenPipe { return exit(141) }
        errors.write("bindery: cannot write standard output: \(error.message)\n")
        exit(1)
      })
    let options: Options
    do {
      options = try OptionParser.parse(arguments, isScript: Script.namesInterpreter)
    } catch {
      errors.write("bindery: \(ControlCharacters.escaped(error.message))\nTry 'bindery --help'.\n")
      return 2
    }
    if let folder = options.resources, !FileAccess.isDirectory(folder) {
      errors.write("bindery: '--resources' takes a directory, and '\(folder)' is none\n")
      return 2
    }
    let console = Console(
      output: output, errors: errors, outputTheme: theme(for: 1, options.color),
      errorTheme: theme(for: 2, options.color),
      controls: options.isRaw
        ? .raw : connections.isTerminal(1) ? .escaped : .escapedInReports)
    if connections.isTerminal(1) { console.columns = { TerminalSize.columns } }
    if connections.isTerminal(2) { console.errorColumns = { TerminalSize.columns } }
    let ending = dispatch(options, console)
    output.flush()
    switch ending {
    case .status(let status): return status
    case .interrupted:
      Interrupt.die()
      return 130
    }
  }

  private func dispatch(_ options: Options, _ console: Console) -> Shell.Ending {
    switch options.mode {
    case .help: console.output.write(HelpText.text)
    case .version: console.output.write(Version.text)
    case .completions(let shell): console.output.write(CompletionScript.text(for: shell))
    case .check:
      Interrupt.start(hasPrompt: false)
      let evaluator = evaluator(options, console, isInteractive: false)
      let checker = Checker(options: options, console: console, evaluator: evaluator)
      return ending(checker.run())
    case .lint(let files):
      Interrupt.start(hasPrompt: false)
      let linter = Linter(options: options, console: console) {
        evaluator(options, console, isInteractive: false)
      }
      return ending(linter.run(files))
    case .test(let files, let isUpdating):
      Interrupt.start(hasPrompt: false)
      let runner = TranscriptRunner(
        options: options, console: console, isUpdating: isUpdating, makeEvaluator: makeEvaluator)
      return runner.run(files)
    case .run: return runShell(options, console)
    }
    return .status(0)
  }

  /// The ending of a run whose status does not tell whether it was interrupted.
  private func ending(_ status: Int32) -> Shell.Ending {
    Interrupt.isPending ? .interrupted : .status(status)
  }

  private func evaluator(
    _ options: Options, _ console: Console, isInteractive: Bool
  ) -> any Evaluator {
    let isAtTerminal =
      isInteractive && connections.isTerminal(1) && connections.isTerminal(0)
    var setup = EvaluatorParameters(
      options: options, isInteractive: isInteractive, write: console.print,
      isInterrupted: { Interrupt.isPending },
      noteProgress: isAtTerminal ? console.showProgress : nil)
    setup.hasEditor = isAtTerminal
    if isAtTerminal { setup.showInput = { console.echo($0) } }
    if connections.isTerminal(1) { setup.columns = { TerminalSize.columns } }
    return makeEvaluator(setup)
  }

  private func theme(for descriptor: Int32, _ choice: ColorChoice) -> Theme {
    switch choice {
    case .always: return .ansi
    case .never: return .plain
    case .auto:
      let environment = connections.environment
      guard environment.nonEmpty("NO_COLOR") == nil, connections.isTerminal(descriptor) else {
        return .plain
      }
      return ["", "dumb"].contains(environment["TERM"] ?? "") ? .plain : .ansi
    }
  }

  // The shell

  private func runShell(_ options: Options, _ console: Console) -> Shell.Ending {
    let readsPrompt =
      options.staysInteractive
      || (options.files.allSatisfy { $0 == options.projectFolder } && options.code.isEmpty)
    let choice =
      options.readsStandardInput || !readsPrompt
      ? ReaderChoice.stream : readerChoice(options)
    let isInteractive = choice != .stream
    Interrupt.start(hasPrompt: isInteractive)
    let evaluator = evaluator(options, console, isInteractive: isInteractive)
    let reader = reader(choice, options, console, evaluator)
    console.echoesKeys =
      isInteractive
      ? reader.echoesKeys : connections.isTerminal(0) && connections.isTerminal(1)
    if isInteractive, connections.isTerminal(0), connections.isTerminal(1) {
      console.pager = { [environment = connections.environment] in
        ExternalProgram.page($0, in: environment)
      }
    }
    let shell = Shell(
      options: options, console: console, evaluator: evaluator,
      parts: Shell.Parts(
        reader: reader, isInteractive: isInteractive,
        greets: isInteractive && connections.isTerminal(1) && !options.display.isQuiet,
        startFile: connections.environment.startFile))
    let ending = shell.run()
    reader.close()
    return ending
  }

  private func readerChoice(_ options: Options) -> ReaderChoice {
    if options.staysInteractive, !connections.isTerminal(0) { return .plain(showsPrompt: true) }
    return ReaderChoice.choose(
      isInputTerminal: connections.isTerminal(0), isOutputTerminal: connections.isTerminal(1),
      terminal: connections.environment["TERM"]
    ) { name in
      let files = ReaderChoice.descriptionFiles(of: name, in: connections.environment)
      return files.contains(where: FileAccess.exists)
    }
  }

  private func reader(
    _ choice: ReaderChoice, _ options: Options, _ console: Console, _ evaluator: any Evaluator
  ) -> any LineReader {
    switch choice {
    case .stream:
      return StreamLineReader(
        descriptor: 0, beforeWaiting: console.output.flush,
        continues: LineContinuation.continues)
    case .plain(let showsPrompt): return plainReader(console, showsPrompt: showsPrompt)
    case .editor(let terminal):
      adoptUTF8Locale()
      let environment = connections.environment
      let reader = EditLineReader(
        terminal: terminal,
        historyFile: options.keepsHistory ? connections.environment.historyFile : nil,
        language: EditLineReader.Language(
          complete: evaluator.completions, prepare: evaluator.prepareCompletion,
          indentation: Indentation.after,
          outdent: Indentation.surplus,
          explain: { console.rendered(evaluator.documentation(in: $0, at: $1)) },
          outline: { InputHighlighter.look(of: $0, at: $1, hasColor: console.hasColor) },
          edit: { ExternalProgram.edit($0, in: environment) }))
      return reader ?? plainReader(console, showsPrompt: true)
    }
  }

  private func plainReader(_ console: Console, showsPrompt: Bool) -> any LineReader {
    PlainLineReader(
      descriptor: 0,
      show: showsPrompt
        ? { text in
          console.output.write(text)
          console.output.flush()
        } : nil)
  }
}
