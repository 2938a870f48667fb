import Interpreter
import Reports
import SourceText

/// The command `advance`, which lets simulated time pass.
enum TimeCommands {
  static let rows = [
    Command(
      "advance", .drive, "advance TIME", "lets time pass: 2s, 500ms, 1m",
      example: ["Task { try await Task.sleep(for: .seconds(2)); print(\"awake\") }", "advance 2s"],
      takes: .words(.any), ownTransactions: advance)
  ]

  /// Advances the clock from one alarm to the next; each is a step with its own effects.
  private static func advance(_ session: Session, _ invocation: Invocation) -> Outcome {
    guard let word = invocation.words.first, let duration = nanoseconds(word.text) else {
      let span = invocation.words.first?.span ?? invocation.nameSpan
      return session.refusal(.notADuration(invocation.words.first?.text ?? ""), span, invocation)
    }
    let scheduler = session.world.machine.scheduler
    let start = scheduler.uptime
    let (sum, overflow) = start.addingReportingOverflow(duration)
    let end = overflow ? Int.max : sum
    var outcome = Outcome(.accepted)
    while let next = scheduler.nextAlarm, next <= end {
      let step = session.transact(invocation.source) { _ in
        scheduler.ringNext()
        return (.command(invocation), Answer())
      }
      outcome.steps.append(step)
      outcome.transaction.append(step.transaction)
      outcome.diagnostics += step.diagnostics
      outcome.ending = step.ending
      guard step.ending == .accepted else { return outcome }
      if session.configuration.isInterrupted() {
        outcome.ending = .interrupted
        let passed = text(nanoseconds: scheduler.uptime - start)
        outcome.diagnostics.append(
          Diagnostic(
            .note, "interrupted after \(passed): what happened until then is kept",
            in: invocation.source, at: invocation.nameSpan))
        return outcome
      }
    }
    scheduler.moveTime(to: end)
    if outcome.transaction.isQuiet { session.course.noteQuiet(invocation.source) }
    if let late = session.staleViews.findStaleInTime() {
      outcome.steps.append(late)
      outcome.transaction.append(late.transaction)
    }
    session.historian.recordEffect(invocation.source)
    return outcome
  }

  /// Parses a duration: `2s`, `500ms`, `1.5m`, `1h`.
  static func nanoseconds(_ text: String) -> Int? {
    let number = text.prefix { $0.isNumber || $0 == "." }
    let units = ["ms": 1e6, "s": 1e9, "m": 60e9, "h": 3600e9]
    guard let count = Double(number), let unit = units[String(text.dropFirst(number.count))],
      count * unit < 9e18
    else { return nil }
    return Int((count * unit).rounded())
  }

  /// A duration in the notation of `advance`, rounded up.
  static func text(nanoseconds: Int) -> String {
    if nanoseconds % 1_000_000_000 == 0 { return "\(nanoseconds / 1_000_000_000)s" }
    return "\((nanoseconds - 1) / 1_000_000 + 1)ms"
  }
}
