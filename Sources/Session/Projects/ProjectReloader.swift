import Project
import Reports
import SourceText

/// Reading an open project again.
struct ProjectReloader: SessionPart {
  let session: Session

  /// Reads the project again, and replays all inputs with the new declarations.
  func reload(_ invocation: Invocation) -> Outcome {
    guard let before = project else { return Outcome(.failed) }
    let (found, problems) = session.projects.read(before.project.folder, after: before)
    if configuration.isInterrupted() {
      return session.interruption(.interruptedWhileOpening, invocation)
    }
    guard let reading = found else { return Outcome(.failed, problems) }
    let wrong = reading.modules.flatMap(reading.texts.syntaxErrors)
    guard !wrong.contains(where: \.isError) else {
      var outcome = Outcome(.failed, problems + wrong)
      outcome.folder = before.project.folder
      return outcome
    }
    guard !reading.isUnchanged else {
      var outcome = Outcome(.accepted)
      outcome.answer = [StyledText("· no file has changed", .quiet)]
      return outcome
    }
    var failing: [FailingInput] = []
    do throws(ReplayFailure) {
      var diagnostics: [Diagnostic] = []
      let other = try session.replayer.replaying(
        session.history.past, preparing: { copy in diagnostics = copy.projects.declare(reading) },
        onInput: { input, copy throws(ReplayFailure) in
          guard !input.endsAsBefore, input.entry.isAct else { return }
          failing.append(
            FailingInput(
              input: input,
              writes: copy.reloader.repeatWrites(of: input, in: session.log.transactions)))
        })
      keep(failing)
      var outcome = session.timeTravel.change(to: other, .forth, invocation).outcome
      outcome.diagnostics = problems + diagnostics
      outcome.folder = before.project.folder
      outcome.answer =
        reading.texts.changed.map {
          StyledText("· read again: ", .quiet) + StyledText($0, .location)
        } + failing.flatMap(\.report) + outcome.answer
      return outcome
    } catch {
      return session.attempts.failure(error, in: invocation.source)
    }
  }

  /// Repeats the writes of an input that now fails, so that its effects are kept as far as the new
  /// declarations allow.
  ///
  /// - Parameter log: The transactions of the session before the reload.
  /// - Returns: The writes as an input; nil if they cannot be made.
  private func repeatWrites(of input: ReplayedInput, in log: [Transaction]) -> Source? {
    let made = log.filter { $0.number == input.entry.number }.flatMap(\.writes)
    let texts = made.compactMap(\.assignment)
    guard !texts.isEmpty, texts.count == made.count else { return nil }
    let source = Source(name: input.source.name, text: texts.joined(separator: "; "))
    session.inputs.count = input.entry.number - 1
    return session.evaluate(source).ending == .accepted ? source : nil
  }

  /// Replaces the inputs that now fail by inputs that only make their writes.
  private func keep(_ failing: [FailingInput]) {
    for index in 0..<session.history.position {
      guard
        let found = failing.first(where: {
          $0.input.entry.number == session.history.entries[index].number
        })
      else { continue }
      if let writes = found.writes {
        session.history.replace(at: index, with: writes)
      } else {
        session.history.setStatus(.fails, at: index)
      }
    }
  }
}

/// An input that fails with the current files.
private struct FailingInput {
  let input: ReplayedInput
  /// Its writes as an input; nil if they can no longer be made.
  let writes: Source?

  var report: [StyledText] {
    [StyledText("· input \(input.entry.number) fails now: \(input.message)", .quiet)]
      + (writes.map { [StyledText("  what it wrote is kept: \($0.text)", .quiet)] } ?? [])
  }
}

extension Transaction.Write {
  /// The write as an assignment; nil if its value is not shown as a whole.
  fileprivate var assignment: String? {
    guard !isOfEnvironment, let value = change.new, !value.contains("…") else { return nil }
    return "\(target) = \(value)"
  }
}
