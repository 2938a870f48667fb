import Interpreter
import Reports
import Semantics
package import SourceText
import Stubs
import Syntax
import ViewGraph

/// The owner of the only mutable world: evaluates inputs one at a time and returns their outcomes.
///
/// ```swift
/// let session = Session(Configuration())
/// session.evaluate(Source(name: "a", text: "let dune = Book(title: \"Dune\")"))
/// session.evaluate(Source(name: "b", text: "watch dune.title"))
/// ```
package final class Session {
  package internal(set) var world: World
  package var configuration: Configuration
  package var settings: Settings
  /// The inputs that were read.
  var inputs = InputLog()
  /// The number of the last input.
  package var inputCount: Int { inputs.count }
  /// Whether an input was evaluated or a project opened; until then the world is that of a new session.
  var hasEvaluated: Bool { inputs.count > 0 || project != nil }
  /// The long text of which the next line may be a part.
  var incompleteInput: IncompleteInput?
  /// The number of the last named value: 5 for `$5`.
  var resultCount = 0
  /// What the accepted inputs have done.
  var log = TransactionLog()
  /// The recorded inputs, for undoing and replaying.
  var history = History()
  /// The top-level input that is running; nil while the history is not recorded.
  var runningInput: RunningInput?
  /// How the inputs of another session are replayed in this one.
  var replayParameters = ReplayParameters()
  /// The declarations of all inputs, including failed ones.
  var declaredTexts = DeclaredTexts()
  let recorder: FileRecorder
  /// The blocks of the document that show members of its types.
  var placedBlocks = PlacedBlocks()
  /// The announced declarations of whole files whose inputs have not run yet.
  var announcements = Announcements()
  /// Fragments that were compiled in place of parts of the current input.
  var fragments: [Fragment] = []
  /// The plain Swift program that was read last.
  var program = ProgramRun()
  /// The sample sessions that are played at the prompt.
  var player = TourPlayer()
  /// The open project.
  package internal(set) var project: OpenProject?
  /// The paths of the files that are being loaded, outermost first.
  var loading: [String] = []

  package init(_ configuration: Configuration) {
    recorder = FileRecorder(configuration.files)
    self.configuration = configuration
    self.configuration.files = recorder.files
    settings = Settings(namesResults: configuration.namesResults)
    world = World(configuration)
  }

  /// Evaluates an input in a transaction; if it fails, the world is rolled back.
  @discardableResult
  package func evaluate(_ input: Source) -> Outcome {
    inputs.count += 1
    player.withdrawOffer()
    world.checker.budget.reset()
    var input = input
    let outcome = evaluateExpanding(&input)
    inputs.end(input, outcome)
    return outcome
  }

  /// Evaluates an input, and expands its shorthands.
  private func evaluateExpanding(_ input: inout Source) -> Outcome {
    if let prepared = preparedRunner.find(for: input) {
      inputs.last = input
      return preparedRunner.evaluate(input, as: prepared.input, prepared.literals)
    }
    let expanded = reader.expandingShorthands(input)
    var outcome = evaluate(expanded.source, from: Reading.read(expanded.source))
    outcome.diagnostics = outcome.diagnostics.map(expanded.original)
    world.preparedInputs.endInput()
    input = expanded.source
    return outcome
  }

  private func evaluate(_ input: Source, from reading: Reading) -> Outcome {
    if case .command(let invocation) = reading, let folder = projects.folder(openedBy: invocation) {
      let outcome = projects.opening(folder)
      guard outcome.ending == .interrupted else { return outcome }
      return interruption(.interruptedWhileOpening, invocation)
    }
    if case .command(let invocation) = reading, case .unrecorded(let run) = invocation.command.work
    {
      return checked(invocation) { run(self, invocation) }
    }
    inputs.last = input
    if case .swift = reading, let span = attempts.attemptedSwift(input) {
      return attempts.attempt(span, of: input)
    }
    return historian.recording(input) { evaluate(input, as: reading) }
  }

  /// Evaluates an input nested in another one, such as an input of a loaded file.
  func evaluateInner(_ input: Source) -> Outcome {
    let reading = Reading.read(input)
    if case .command(let invocation) = reading, let folder = projects.folder(openedBy: invocation) {
      return projects.opening(folder)
    }
    return evaluate(input, as: reading)
  }

  private func evaluate(_ input: Source, as reading: Reading) -> Outcome {
    if case .command(let invocation) = reading {
      switch invocation.command.work {
      case .inTransaction: break
      case .ownTransactions(let run): return checked(invocation) { run(self, invocation) }
      case .unrecorded:
        return refusal(
          .notInFile(invocation.command.name), invocation.nameSpan, invocation)
      }
    }
    return transact(input) { start throws(Rejection) in
      let action = try read(input)
      return (action, try perform(action, of: input, since: start))
    }
  }

  /// Runs a command that makes no transaction of its own, if its arguments are valid.
  private func checked(_ invocation: Invocation, _ run: () -> Outcome) -> Outcome {
    do throws(Rejection) {
      try invocation.checkArguments()
    } catch {
      return Outcome(.failed, diagnostics(of: error, in: invocation.source))
    }
    return run()
  }

  /// Performs work in a transaction: either all of its effects are kept or none.
  ///
  /// - Parameter isPrepared: Whether all that the input mentions is declared.
  func transact(
    _ input: Source, isPrepared: Bool = false,
    _ work: (CheckerSnapshot) throws(Rejection) -> (Action, Answer)
  ) -> Outcome {
    if let limit = replayParameters.transactionLimit, let runningInput,
      runningInput.transactions >= limit
    {
      return Outcome(.interrupted)
    }
    fragments = []
    if !isPrepared { runner.declareModels(mentionedIn: input) }
    program.begin(input)
    let start = course.begin(
      input,
      // What fails with stubs is taken back, and the program goes on.
      keepingOld: !program.isRunning || !configuration.stopsAtFirstFailure
        || configuration.makesStubs || world.host.mounting.hasMounts)
    world.host.updates.putsTasksOff = program.isRunning
    world.machine.scheduler.hasThreads = program.isRunning
    defer { world.checker.mode.programForms[ObjectIdentifier(input)] = nil }
    do throws(Rejection) {
      let (action, answer) = try work(start)
      if let stop = world.checker.budget.stop { throw .fault(Fault(stop)) }
      try course.settle()
      return course.accept(input, action, answer)
    } catch {
      if case .fault(let fault) = error, case .exited(let status) = fault.kind {
        var answer = Answer()
        answer.status = status
        return course.accept(input, .program(Parser.parse(input)), answer)
      }
      if let stop = world.checker.budget.stop {
        return course.reject(input, .fault(Fault(stop)), start)
      }
      return course.reject(input, error, start)
    }
  }

  /// Begins as a new session does, with the same configuration and settings: the next input is the first.
  ///
  /// - Parameter keepsWorld: Whether the world is that of a new session already.
  func startOver(keepsWorld: Bool = false) {
    if keepsWorld { log.removeTransactions() } else { reset() }
    history = History()
    inputs.startOver()
  }

  /// Resets everything except the configuration and settings.
  func reset() {
    world = World(configuration)
    log = TransactionLog()
    runningInput?.hasActed = true
    runningInput?.isReset = true
    announcements = Announcements()
    program = ProgramRun()
    resultCount = 0
    project = nil
  }
}

/// The settings that `set` changes.
package struct Settings {
  /// Whether updates are not reported.
  package var isQuiet = false
  /// Whether values of bare expressions are shown; nil means the default of the shell.
  package var echoes: Bool?
  /// Whether the time of each input is shown.
  package var isTiming = false
  /// Whether values of bare expressions are named.
  package var namesResults: Bool
  /// The text of the prompt; nil means the default.
  package var prompt: String?
  /// The key bindings of the editor, `emacs` or `vi`; nil means those of the user's configuration.
  package var keys: String?
  /// Whether answers taller than the window go through a pager.
  package var usesPager = false
  /// Whether the project is reloaded when a file in it is saved.
  package var reloads = false
}
