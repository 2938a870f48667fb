import Interpreter
import Semantics
import Session
import SourceText
import Syntax
import ViewGraph

/// A session whose program can be run in parts, without reports.
final class BenchSession {
  private let session: Session
  private let machine: Machine
  private let journal: Journal
  private let updates: Updates
  private var count = 0

  init() {
    session = Session(Configuration())
    machine = session.world.machine
    journal = machine.journal
    updates = session.world.host.updates
  }

  /// Runs an input as the shell does; if it fails, prints the diagnostics and returns false.
  func evaluate(_ text: String) -> Bool {
    count += 1
    let outcome = session.evaluate(Source(name: "bench \(count)", text: text))
    if case .accepted = outcome.ending { return true }
    for diagnostic in outcome.diagnostics { print("not accepted: \(diagnostic.message)") }
    return false
  }

  /// The value of an expression, as reports show it.
  func value(of text: String) -> String? {
    session.evaluate(Source(name: "bench", text: text)).value?.text
  }

  /// Compiles an input to a function that can be run repeatedly.
  func prepare(_ text: String) -> Function? {
    let source = Source(name: "prepared", text: text)
    let checked = session.world.checker.check(
      Parser.parse(source).statements, in: source, reportsUnresolved: true)
    for diagnostic in checked.diagnostics { print("not accepted: \(diagnostic.message)") }
    return checked.isValid ? checked.function : nil
  }

  /// Runs a function in a transaction of its own, and updates the views; false if it fails.
  ///
  /// This is what an input costs without its report.
  func transact(_ function: Function) -> Bool {
    machine.resetSteps()
    journal.begin()
    updates.begin()
    do {
      try machine.run(function).release()
      try updates.settle()
    } catch {
      journal.rollback()
      updates.rollback()
      return false
    }
    updates.commit()
    journal.commit()
    return true
  }
}
