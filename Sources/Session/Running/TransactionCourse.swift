import Interpreter
import Reports
import Semantics
import SourceText
import ViewGraph

/// The course of an input's transaction: what it has done is either kept or taken back.
struct TransactionCourse: SessionPart {
  let session: Session

  /// - Parameter input: The input that runs; nil for work of the session within an input.
  func begin(_ input: Source? = nil, keepingOld: Bool = true) -> CheckerSnapshot {
    let snapshot = world.checker.snapshot()
    world.environmentAtStart = world.machine.outside.environment
    world.alarmBefore = world.machine.scheduler.lastAlarmNumber
    world.printing.hasPrinted = false
    world.machine.resetSteps()
    world.checker.budget.reset()
    world.machine.journal.begin(keepingOld: keepingOld)
    let scheduler = world.machine.scheduler
    scheduler.input = Beginning(
      number: session.inputs.count, source: input ?? scheduler.input.source)
    world.host.updates.begin()
    world.names.begin()
    return snapshot
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
    let writes = WriteDescriber(
      world, input: input, fragments: session.fragments, replaced: session.log.replaced)
    var outcome = Outcome(.accepted)
    noteEffects(input, answer, records, writes, in: &outcome)
    world.host.staleness.suspectReaders(of: records)
    let facts =
      world.host.staleness.hasSuspects ? session.staleViews.staleFacts(records, writes) : [:]
    session.log.note(outcome.transaction.replacements)
    world.host.updates.commit()
    for record in records { record.release() }
    if !action.isStep { session.staleViews.suspectReadersOfClock() }
    outcome.transaction.stale = session.staleViews.findStale(facts)
    if let use { outcome.transaction.use.vain = vainAction(use, outcome, hasWritten: hasWritten) }
    session.log.statistics.add(outcome.transaction)
    keep(outcome.transaction, of: input, action, isQuery: answer.isQuery)
    return outcome
  }

  /// Notes the effects of an input that has settled in its outcome.
  func noteEffects(
    _ input: Source, _ answer: Answer, _ records: [WriteRecord], _ writes: WriteDescriber,
    in outcome: inout Outcome
  ) {
    if let status = answer.status { outcome.ending = .quit(status) }
    outcome.answer = answer.lines
    outcome.value = answer.value
    outcome.explanation = answer.explanation
    let messages = world.frameworkMessages
    TransactionMaker(world, records, writes, messages).describe(in: &outcome.transaction)
    outcome.transaction.note(input, number: session.inputs.count)
    outcome.transaction.delay = world.machine.scheduler.delay(ofAlarmsAfter: world.alarmBefore)
    let warnings = FrameworkWarning(fragments: session.fragments)
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
    session.runningInput?.transactions += 1
    let acts: Bool
    switch action {
    case .program: acts = !isQuery
    case .piece: acts = false
    case .command(let invocation): acts = invocation.command.changesWorld && !isQuery
    }
    // Evaluating an expression such as `list.removeLast()` changes the world too.
    if acts || !transaction.isQuiet { session.historian.recordEffect(input) }
    guard acts || !transaction.isQuiet else { return }
    session.log.append(transaction)
  }

  /// Logs an input of several steps without effects, so that `why` and `expect` refer to it.
  func noteQuiet(_ input: Source) {
    var transaction = Transaction()
    transaction.note(input, number: session.inputs.count)
    session.log.append(transaction)
  }

  func reject(_ input: Source, _ rejection: Rejection, _ start: CheckerSnapshot) -> Outcome {
    // The diagnostics of bodies are discarded by the rollback, so they are collected before it.
    var outcome = Outcome(.failed, session.diagnostics(of: rejection, in: input))
    if case .fault = rejection { outcome.failedView = world.host.tracker.failure?.view }
    rollBack(start)
    world.checker.budget.reset()
    switch rejection {
    case .invalid, .refused:
      outcome.diagnostics = outcome.diagnostics.map(session.waitingList.explained)
    case .invalidUntilRedeclared(_, let declaration):
      outcome.diagnostics = outcome.diagnostics.map(session.waitingList.explained)
      world.waiting.append(declaration)
      session.runningInput?.isWaiting = true
    case .fault(let fault):
      if case .interrupted = fault.kind { outcome.ending = .interrupted }
      if case .memoryLimit = fault.kind { MemoryGauge.giveBack() }
      fault.thrownValue?.release()
    }
    return outcome
  }

  /// Runs work, and takes back what it declares and announces.
  func rollingBack<Result>(_ work: () -> Result) -> Result {
    let start = begin()
    let announced = session.announcements
    defer {
      rollBack(start)
      session.announcements = announced
    }
    return work()
  }

  /// Rolls the world back to the start of the transaction.
  func rollBack(_ start: CheckerSnapshot) {
    world.preparedInputs.removeAll()
    world.machine.journal.rollback()
    world.host.updates.rollback()
    world.machine.outside.environment = world.environmentAtStart
    world.checker.restore(start)
  }
}
