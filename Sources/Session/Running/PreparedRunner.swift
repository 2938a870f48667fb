import Interpreter
import Semantics
import SourceText
import Syntax
import ViewGraph

/// Inputs that run the code of an earlier input that differs from them only in its literals.
struct PreparedRunner: SessionPart {
  let session: Session

  /// The prepared input that this input is an instance of, if there is one.
  func find(for input: Source) -> (input: PreparedInput, literals: [InputLiteral])? {
    guard input.hasCommands, session.announcements.isEmpty, !session.program.hasPending
    else { return nil }
    return world.preparedInputs.find(input.bytes)
  }

  /// Evaluates an input without parsing, checking or lowering it.
  func evaluate(
    _ input: Source, as prepared: PreparedInput, _ literals: [InputLiteral]
  ) -> Outcome {
    let outcome = session.historian.recording(input) {
      session.transact(input, isPrepared: true) { _ throws(Rejection) in
        (.program(prepared.file), try run(prepared, literals, of: input))
      }
    }
    // The result has become a variable, which is a declaration.
    if outcome.value?.name != nil { world.preparedInputs.removeAll() }
    return outcome
  }

  private func run(
    _ prepared: PreparedInput, _ literals: [InputLiteral], of input: Source
  ) throws(Rejection) -> Answer {
    world.names.includesGivenNames = true
    defer { world.names.includesGivenNames = false }
    do throws(Fault) {
      try world.machine.adapt(prepared.function, to: input, literals, from: prepared.literals)
      prepared.literals = literals
      let value = try world.host.updates.run(prepared.function)
      defer { value.release() }
      var answer = Answer()
      session.runner.show(value, prepared.resultType, input, &answer)
      return answer
    } catch {
      throw .fault(error)
    }
  }

  /// Records an expression that ran, if its meaning depends only on its text and on declarations.
  func propose(
    _ input: Source, _ file: SourceFile, _ checked: CheckedInput, _ answer: Answer
  ) {
    guard configuration.preparesInputs, !configuration.makesStubs,
      input === session.inputs.last, input.hasCommands, !session.program.isRunning,
      file.statements.count == 1, case .expression = file.statements[0].kind,
      checked.declared.isEmpty, checked.unresolved.isEmpty, answer.diagnostics.isEmpty,
      answer.value?.name == nil, !world.names.isMentioned, !world.checker.mode.ignoresAccess,
      world.checker.assets == nil
    else { return }
    world.preparedInputs.propose(input, file, checked)
  }
}
