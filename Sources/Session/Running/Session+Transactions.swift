import Interpreter
import Reports
import Semantics
import SourceText
import Syntax
import ViewGraph

/// What an input does: perform a command, or run Swift.
enum Action {
  case command(Invocation)
  case program(SourceFile)
  /// A piece of Swift that cannot run by itself, with the note that says so.
  case piece(Diagnostic)

  /// Whether it is one of several transactions of a command, such as the alarms while time passes.
  var isStep: Bool {
    guard case .command(let invocation) = self, case .ownTransactions = invocation.command.work
    else { return false }
    return true
  }
}

/// The result of performing an input.
struct Answer {
  var lines: [StyledText] = []
  var value: ResultValue?
  /// Makes the lines as JSON; to be called before the next input.
  var explanation: (() -> JSONValue)?
  /// Warnings and notes.
  var diagnostics: [Diagnostic] = []
  /// Whether the input only answered a question, or ran nothing.
  var isQuery = false
  /// The exit status; set by `quit`, and by programs that call `exit`.
  var status: Int32?

  init(_ lines: [StyledText] = [], explanation: (() -> JSONValue)? = nil) {
    self.lines = lines
    self.explanation = explanation
  }

  /// Makes the answer to code that does not run.
  init(remark: Diagnostic) { self.init(remarks: [remark]) }

  init(remarks: [Diagnostic]) {
    diagnostics = remarks
    isQuery = true
  }
}

/// The course of an input's transaction.
extension Session {
  /// - Parameter input: The input that runs; nil for work of the session within an input.
  func begin(_ input: Source? = nil, keepingOld: Bool = true) -> CheckerSnapshot {
    let snapshot = world.checker.snapshot()
    world.surroundingsAtStart = world.machine.surroundings
    world.alarmBefore = world.machine.scheduler.lastAlarmNumber
    world.printing.hasPrinted = false
    world.machine.resetSteps()
    world.checker.budget.reset()
    world.machine.journal.begin(keepingOld: keepingOld)
    let scheduler = world.machine.scheduler
    scheduler.input = Beginning(
      number: inputs.count, source: input ?? scheduler.input.source)
    world.host.updates.begin()
    world.names.begin()
    return snapshot
  }

  /// What a text is that is no Swift, or no whole statement.
  func foreignText(_ source: Source) -> ForeignText? {
    ForeignText(source).flatMap { $0.isOfDocuments && !configuration.makesStubs ? nil : $0 }
  }

  /// Classifies an input as a command or Swift; throws if the Swift does not parse.
  func read(_ input: Source) throws(Rejection) -> Action {
    if case .command(let invocation) = Reading.read(input) { return .command(invocation) }
    let file = Parser.parse(input)
    guard !file.diagnostics.contains(where: \.isError) else {
      if let foreign = foreignText(input)?.diagnostic {
        if !foreign.isError { return .piece(foreign) }
        throw .invalid([foreign])
      }
      throw commandSpelling.misspelledCommand(input)
        ?? .invalid(ForeignText.summarizing(file.diagnostics, of: input))
    }
    return .program(file)
  }

  func perform(
    _ action: Action, of input: Source, since start: CheckerSnapshot
  ) throws(Rejection) -> Answer {
    switch action {
    case .command(let invocation):
      try invocation.checkArguments()
      guard case .inTransaction(let run) = invocation.command.work else { return Answer() }
      return try run(self, invocation)
    case .piece(let remark): return Answer(remark: remark)
    case .program(let file):
      // Inputs that name objects and views of the session are for inspecting it.
      let isDeclaring = file.statements.contains(where: SwiftRunner.isDeclaration)
      world.names.includesGivenNames = !isDeclaring
      world.checker.ignoresAccess =
        input.hasLiveNames || !isDeclaring && world.names.meansGivenName(input)
      defer {
        world.checker.ignoresAccess = false
        world.names.includesGivenNames = false
      }
      return try runner.run(file, of: input, since: start)
    }
  }

  func settle() throws(Rejection) {
    do throws(Fault) {
      try world.host.updates.settle()
    } catch {
      throw .fault(error)
    }
  }

  func accept(
    _ input: Source, _ action: Action, _ answer: Answer
  ) -> Outcome {
    world.checker.commit()
    var records: [WriteRecord] = []
    let use: ViewUse? =
      if case .command(let invocation) = action { invocation.writingUse } else { nil }
    let hasWritten = use != nil && world.machine.journal.hasWrites
    world.machine.journal.commit { records.append($0) }
    let writes = WriteDescriber(world, input: input, fragments: fragments, replaced: log.replaced)
    var outcome = Outcome(.accepted)
    report(input, answer, records, writes, in: &outcome)
    world.host.staleness.suspectReaders(of: records)
    let facts = world.host.staleness.hasSuspects ? staleViews.staleFacts(records, writes) : [:]
    log.note(outcome.transaction.replacements)
    world.host.updates.commit()
    for record in records { record.release() }
    if !action.isStep { staleViews.suspectReadersOfClock() }
    outcome.transaction.stale = staleViews.findStale(facts)
    outcome.transaction.vainAction = use.flatMap {
      vainAction($0, outcome, hasWritten: hasWritten)
    }
    log.statistics.add(outcome.transaction)
    keep(outcome.transaction, of: input, action, isQuery: answer.isQuery)
    return outcome
  }

  /// Notes the effects of an input that has settled in its outcome.
  func report(
    _ input: Source, _ answer: Answer, _ records: [WriteRecord], _ writes: WriteDescriber,
    in outcome: inout Outcome
  ) {
    if let status = answer.status { outcome.ending = .quit(status) }
    outcome.answer = answer.lines
    outcome.value = answer.value
    outcome.explanation = answer.explanation
    let messages = world.frameworkMessages
    outcome.transaction = TransactionMaker(world, records, writes, messages).make()
    outcome.transaction.note(input, number: inputs.count)
    outcome.transaction.delay = world.machine.scheduler.delay(ofAlarmsAfter: world.alarmBefore)
    let warnings = FrameworkWarning(fragments: fragments)
    outcome.diagnostics = answer.diagnostics + messages.map(warnings.diagnostic)
  }

  /// The user action on a control that had no effect at all.
  ///
  /// - Parameter hasWritten: Whether the input wrote anything, including variables of a body.
  private func vainAction(
    _ use: ViewUse, _ outcome: Outcome, hasWritten: Bool
  ) -> Transaction.VainAction? {
    guard outcome.transaction.isQuiet, outcome.transaction.storedTargets.isEmpty,
      outcome.diagnostics.isEmpty, !world.printing.hasPrinted
    else { return nil }
    if case .tap = use { return .noWrite }
    // The binding has written something that is not observed, or that is lost.
    if hasWritten { return nil }
    return world.host.updates.trace.control.map {
      .keptBinding(Transaction.Control(label: $0.label, view: $0.view))
    } ?? .noWrite
  }

  private func keep(
    _ transaction: Transaction, of input: Source, _ action: Action, isQuery: Bool
  ) {
    runningInput?.transactions += 1
    let acts: Bool
    switch action {
    case .program: acts = !isQuery
    case .piece: acts = false
    case .command(let invocation): acts = invocation.command.changesWorld && !isQuery
    }
    // Evaluating an expression such as `list.removeLast()` changes the world too.
    if acts || !transaction.isQuiet { historian.recordEffect(input) }
    guard acts || !transaction.isQuiet else { return }
    log.append(transaction)
  }

  /// Logs an input of several steps without effects, so that `why` and `expect` refer to it.
  func noteQuiet(_ input: Source) {
    var transaction = Transaction()
    transaction.note(input, number: inputs.count)
    log.append(transaction)
  }

  func reject(_ input: Source, _ rejection: Rejection, _ start: CheckerSnapshot) -> Outcome {
    // The diagnostics of bodies are discarded by the rollback, so they are collected before it.
    var outcome = Outcome(.failed, diagnostics(of: rejection, in: input))
    if case .fault = rejection { outcome.failedView = world.host.tracker.failure?.view }
    rollBack(start)
    world.checker.budget.reset()
    switch rejection {
    case .invalid, .refused: outcome.diagnostics = outcome.diagnostics.map(waitingList.explained)
    case .invalidUntilRedeclared(_, let declaration):
      outcome.diagnostics = outcome.diagnostics.map(waitingList.explained)
      world.waiting.append(declaration)
      runningInput?.isWaiting = true
    case .fault(let fault):
      if case .interrupted = fault.kind { outcome.ending = .interrupted }
      if case .memoryLimit = fault.kind { MemoryGauge.giveBack() }
      fault.thrownValue?.release()
    }
    return outcome
  }

  /// The diagnostics of a rejection; to be called before the rollback.
  func diagnostics(of rejection: Rejection, in input: Source) -> [Diagnostic] {
    switch rejection {
    case .invalid(let diagnostics), .invalidUntilRedeclared(let diagnostics, _):
      withAdvice(diagnostics)
    case .refused(let error, let span): [Diagnostic(.error, error.message, in: input, at: span)]
    case .fault(let fault):
      FaultReport(world: world, input: input, fragments: fragments).diagnostics(of: fault)
    }
  }

  /// Runs work, and takes back what it declares and announces.
  func rollingBack<Result>(_ work: () -> Result) -> Result {
    let start = begin()
    let announced = announcements
    defer {
      rollBack(start)
      announcements = announced
    }
    return work()
  }

  /// Rolls the world back to the start of the transaction.
  func rollBack(_ start: CheckerSnapshot) {
    world.preparedInputs.removeAll()
    world.machine.journal.rollback()
    world.host.updates.rollback()
    world.machine.surroundings = world.surroundingsAtStart
    world.checker.restore(start)
  }
}
