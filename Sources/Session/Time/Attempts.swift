import Interpreter
import Reports
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Trial runs: inputs that run and are rolled back.
struct Attempts: SessionPart {
  let session: Session

  /// Runs a part of an input, reports its effects as if it were accepted, and rolls it back.
  func attempt(_ span: Span, of input: Source) -> Outcome {
    let fragment = Fragment(span, of: input)
    var outcome = attempt(fragment.source, showing: configuration.display.showStep)
    outcome.diagnostics = outcome.diagnostics.map(fragment.original)
    return outcome
  }

  /// Runs an input, reports its effects as if it were accepted, and rolls it back.
  ///
  /// - Parameter showStep: Shows each of the inputs that it consists of.
  func attempt(_ input: Source, showing showStep: ((Outcome) -> Void)? = nil) -> Outcome {
    let before = session.runningInput
    defer { session.runningInput = before }
    session.recorder.isTrial = true
    defer { session.recorder.isTrial = false }
    guard case .command(let invocation) = Reading.read(input) else { return attemptInside(input) }
    switch invocation.command.work {
    case .inTransaction: return attemptInside(input)
    case .ownTransactions, .unrecorded: return attemptInCopy(input, showing: showStep)
    }
  }

  private func attemptInside(_ input: Source) -> Outcome {
    var outcome: Outcome?
    var mayBeStale = false
    var printed = ""
    world.machine.outside.output = { printed += $0 }
    let taken = session.transact(input) { start throws(Rejection) in
      let answer = try answer(input, since: start)
      let records = world.machine.journal.records()
      let writes = WriteDescriber(
        world, input: input, fragments: session.fragments, replaced: session.log.replaced)
      var settled = Outcome(.accepted)
      session.course.noteEffects(input, answer, records, writes, in: &settled)
      outcome = settled
      world.host.staleness.suspectReaders(of: records)
      mayBeStale = world.host.staleness.hasSuspects
      for record in records { record.release() }
      throw .invalid([])
    }
    world.machine.outside.output = configuration.write
    // Stale views can be found only after an input is accepted.
    if mayBeStale, session.loading.isEmpty { return attemptInCopy(input) }
    configuration.write(printed)
    guard var outcome else { return taken }
    if case .quit(let status) = outcome.ending {
      outcome.ending = .accepted
      outcome.answer.append(StyledText("· this ends the session with status \(status)", .quiet))
    }
    return outcome
  }

  /// Runs an input until it settles; after a failure, nothing is pending.
  private func answer(_ input: Source, since start: CheckerSnapshot) throws(Rejection) -> Answer {
    let action = try session.read(input)
    do throws(Rejection) {
      let answer = try session.perform(action, of: input, since: start)
      try session.course.settle()
      return answer
    } catch {
      switch error {
      case .fault(let fault):
        guard case .exited(let status) = fault.kind else { throw error }
        var answer = Answer()
        answer.status = status
        return answer
      case .invalidUntilRedeclared(let diagnostics, _): throw .invalid(diagnostics)
      case .invalid, .refused: throw error
      }
    }
  }

  /// Runs an input in a copy of the session, if it makes several transactions or moves through the
  /// history.
  private func attemptInCopy(
    _ input: Source, showing showStep: ((Outcome) -> Void)? = nil
  ) -> Outcome {
    // The copy would lack a file that is being loaded, as it is not in the history yet.
    guard session.loading.isEmpty else { return session.evaluateInner(input) }
    do throws(ReplayFailure) {
      let copy = try session.replayer.makeCopy()
      copy.world.machine.outside.output = configuration.write
      copy.configuration.write = configuration.write
      copy.configuration.display.showStep = showStep
      copy.recorder.isTrial = true
      copy.inputs.count = session.inputs.count - 1
      return copy.evaluate(input)
    } catch {
      return failure(error, in: input)
    }
  }

  /// The outcome of a command whose replay failed.
  func failure(_ error: ReplayFailure, in input: Source) -> Outcome {
    let ending: Outcome.Ending =
      switch error {
      case .interrupted: .interrupted
      case .differs: .failed
      }
    return Outcome(
      ending,
      [
        Diagnostic(
          .error, error.message, in: input, at: input.trimmed(Span(0, input.bytes.count)))
      ])
  }

  /// The span after `try`, if it cannot be Swift's `try` because no call in it throws.
  ///
  /// The compiler warns about `try dune.title = "Emma"` that no calls to throwing functions occur
  /// in it. With stubs, `try` is always Swift's, as stubs may represent functions that throw.
  func attemptedSwift(_ input: Source) -> Span? {
    let start = input.bytes.firstIndex { !$0.isBlank } ?? 0
    let end = start + 3
    guard input.hasCommands, !configuration.makesStubs, end < input.bytes.count,
      input.bytes[start..<end].elementsEqual("try".utf8), input.bytes[end].isBlank
    else { return nil }
    let rest = input.trimmed(Span(end, input.bytes.count))
    let file = Parser.parse(input)
    if file.diagnostics.contains(where: \.isError) {
      // `try let a = 1` is not valid Swift.
      let inner = Parser.parse(Fragment(rest, of: input).source)
      return rest.isEmpty || inner.diagnostics.contains(where: \.isError) ? nil : rest
    }
    guard file.statements.count == 1, case .expression = file.statements[0].kind else { return nil }
    session.runner.declareModels(mentionedIn: input)
    let known = world.checker.snapshot()
    defer { world.checker.restore(known) }
    let checked = world.checker.check(file.statements, in: input, reportsUnresolved: true)
    return checked.coversThrows ? nil : rest
  }
}
