import Interpreter
import Reports
import Semantics
package import SourceText
import Stubs
import Syntax
import ViewGraph

/// The only mutable world: inputs go in one by one, what came of each comes out.
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
  /// How many inputs were read, failed ones included.
  package internal(set) var inputCount = 0
  /// The long text that the next line may belong to.
  var openText: OpenText?
  /// The number of the last value that got a name.
  var resultCount = 0
  /// The objects that gave way to others, and have not come back, by name.
  var replaced: [String: Transaction.Replacement] = [:]
  /// The views that show what is no longer so, in the order in which that was found.
  package internal(set) var staleViews: [StaleView] = []
  /// What happened, oldest first: at least the last `logLength` inputs that did something.
  var log: [Transaction] = []
  static let logLength = 1000
  /// What the accepted inputs cost.
  var statistics = Statistics()
  /// All inputs, for transcripts.
  private(set) var record = InputRecord()
  /// The inputs, as they can be run again.
  var history = History()
  /// The input from outside that runs now; nil while the history is not to keep what happens.
  var running: RunningInput?
  /// In what way the inputs of another session run again.
  var rerun = Rerun()
  /// What its texts declare, refused ones included.
  var declaredTexts = DeclaredTexts()
  let recorder: FileRecorder
  /// Declarations of whole files that were made known before their turn came.
  var announced: [ObjectIdentifier: AnnouncedInput] = [:]
  /// What is wrong with declarations of whole files where all others are known, until their turn.
  var wrongTogether: [ObjectIdentifier: [Diagnostic]] = [:]
  /// The texts that were compiled in place of parts of the running input.
  var fragments: [Fragment] = []
  /// Inputs of plain programs, whose tasks run only while the program waits.
  var programInputs: Set<ObjectIdentifier> = []
  /// Where the last of them that were read begins.
  var programStart = ProgramStart()
  /// Whether the input that runs is one of those.
  var isInProgram = false
  /// The last input that failed.
  private(set) var lastFailure: FailedInput?
  /// The last input that was no command of the history.
  private(set) var lastInput: Source?
  /// The document that is being played.
  var tour: Tour?
  /// Whether the world is that of a document that was played.
  var isPlaying = false
  /// The project that is open.
  package internal(set) var project: OpenProject?
  /// Files being loaded now.
  var loading: [String] = []

  package init(_ configuration: Configuration) {
    recorder = FileRecorder(configuration.files)
    self.configuration = configuration
    self.configuration.files = recorder.files
    settings = Settings(namesResults: configuration.namesResults)
    world = World(configuration)
  }

  /// Runs one input as one transaction: what fails leaves everything as it was.
  @discardableResult
  package func evaluate(_ input: Source) -> Outcome {
    inputCount += 1
    world.checker.budget.reset()
    let input = spelledOut(input)
    let outcome = evaluate(input, from: Reading.read(input))
    if outcome.ending != .interrupted { record.append(input) }
    if outcome.ending == .failed, !outcome.diagnostics.isEmpty {
      lastFailure = FailedInput(
        number: inputCount, input: input, diagnostics: outcome.diagnostics)
    }
    return outcome
  }

  private func evaluate(_ input: Source, from reading: Reading) -> Outcome {
    if case .command(let invocation) = reading, let folder = folder(openedBy: invocation) {
      return opening(folder)
    }
    if case .command(let invocation) = reading, case .aside(let run) = invocation.command.work {
      return checked(invocation) { run(self, invocation) }
    }
    lastInput = input
    if case .swift = reading, let span = attemptedSwift(input) {
      return attempt(span, of: input)
    }
    return recording(input) { evaluate(input, as: reading) }
  }

  /// The same for an input within an input, such as a line of a file being loaded.
  func evaluateInner(_ input: Source) -> Outcome { evaluate(input, as: Reading.read(input)) }

  private func evaluate(_ input: Source, as reading: Reading) -> Outcome {
    if case .command(let invocation) = reading {
      switch invocation.command.work {
      case .inside: break
      case .around(let run): return checked(invocation) { run(self, invocation) }
      case .aside:
        return refusal(
          .notInFile(invocation.command.name), invocation.nameSpan, invocation)
      }
    }
    return transact(input) { start throws(Rejection) in
      let action = try read(input)
      return (action, try perform(action, of: input, since: start))
    }
  }

  /// Runs a command that is no transaction itself, unless its arguments are wrong.
  private func checked(_ invocation: Invocation, _ run: () -> Outcome) -> Outcome {
    do throws(Rejection) {
      try invocation.checkArguments()
    } catch {
      return Outcome(.failed, diagnostics(of: error, in: invocation.source))
    }
    return run()
  }

  /// Does some work so that all of it stands or none.
  func transact(
    _ input: Source, _ work: (CheckerSnapshot) throws(Rejection) -> (Action, Answer)
  ) -> Outcome {
    if let limit = rerun.transactionLimit, let running, running.transactions >= limit {
      return Outcome(.interrupted)
    }
    fragments = []
    declareModels(mentionedIn: input)
    isInProgram = programInputs.remove(ObjectIdentifier(input)) != nil
    let start = begin(
      keepingOld: !isInProgram || !configuration.endsAtFailure || world.host.mounting.hasMounts)
    world.host.updates.putsTasksOff = isInProgram
    world.machine.scheduler.hasThreads = isInProgram
    defer { world.checker.programForms[ObjectIdentifier(input)] = nil }
    do throws(Rejection) {
      let (action, answer) = try work(start)
      if let stop = world.checker.budget.stop { throw .fault(Fault(stop)) }
      try settle()
      return accept(input, action, answer)
    } catch {
      if case .fault(let fault) = error, case .exited(let status) = fault.kind {
        var answer = Answer()
        answer.status = status
        return accept(input, .program(Parser.parse(input)), answer)
      }
      if let stop = world.checker.budget.stop {
        return reject(input, .fault(Fault(stop)), start)
      }
      return reject(input, error, start)
    }
  }

  /// Forgets everything but the options.
  func reset() {
    world = World(configuration)
    log = []
    statistics = Statistics()
    running?.hasActed = true
    running?.isReset = true
    announced = [:]
    wrongTogether = [:]
    programInputs = []
    replaced = [:]
    staleViews = []
    resultCount = 0
    project = nil
  }
}

/// What `set` changes.
package struct Settings {
  /// Updates are not reported.
  package var isQuiet = false
  /// Values of bare expressions are shown.
  package var echoes: Bool?
  /// The time of each input is shown.
  package var isTiming = false
  /// Values of bare expressions get names.
  package var namesResults: Bool
  /// What stands before an input; nil for the usual.
  package var prompt: String?
  /// Whose keys the editor understands, `emacs` or `vi`; nil for what the person's settings say.
  package var keys: String?
  /// Whether what is taller than the window goes through a pager.
  package var usesPager = false
  /// Whether the project is read again when a file of it is saved.
  package var reloads = false
}
