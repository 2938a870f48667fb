import Interpreter
import Semantics
import Session
import SourceText
import Syntax
import ViewGraph

/// A session, and ways to run parts of its program without its reports.
final class BenchSession {
  private let session = Session(Configuration())
  private var count = 0

  /// Runs an input as the shell does. False, and a line that says why, where it is not accepted.
  func evaluate(_ text: String) -> Bool {
    count += 1
    let outcome = session.evaluate(Source(name: "bench \(count)", text: text))
    if case .accepted = outcome.ending { return true }
    for diagnostic in outcome.diagnostics { print("not accepted: \(diagnostic.message)") }
    return false
  }

  /// The text of the value of an expression.
  func value(of text: String) -> String? {
    session.evaluate(Source(name: "bench", text: text)).value?.text
  }

  /// What an input does, to be run again and again.
  func prepare(_ text: String) -> Function? {
    let source = Source(name: "prepared", text: text)
    let checked = session.world.checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: true)
    for diagnostic in checked.diagnostics { print("not accepted: \(diagnostic.message)") }
    return checked.isValid ? checked.function : nil
  }

  /// One transaction: the function runs, the views settle, the journal closes.
  ///
  /// Only the words about it are left out.
  func transact(_ function: Function) -> Bool {
    let machine = session.world.machine
    let host = session.world.host
    machine.resetSteps()
    machine.journal.begin()
    host.updates.begin()
    do {
      try machine.run(function).release()
      try host.updates.settle()
    } catch {
      machine.journal.rollback()
      host.updates.rollback()
      return false
    }
    host.updates.commit()
    machine.journal.commit()
    return true
  }
}
