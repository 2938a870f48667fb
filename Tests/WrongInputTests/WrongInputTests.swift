import Reports
import Session
import SourceText
import Testing

/// Every invalid input gets the expected answer, and leaves the session unchanged.
@Suite struct WrongInputTests {
  @Test func thereAreEnough() {
    let texts = WrongInputTable.topics.flatMap(\.rows).map(\.text)
    #expect(texts.count >= 300)
    #expect(Set(texts).count == texts.count)
  }

  @Test(arguments: WrongInputTable.topics)
  func isAnsweredAndLeavesNothing(_ topic: WrongInputTable.Topic) {
    var world = WrongInputWorld()
    for row in topic.rows {
      let before = world.picture
      let outcome = world.evaluate(row.text)
      #expect(outcome.ending == .failed, "\(row.text)")
      let message = outcome.diagnostics.first { $0.severity == .error }?.message ?? ""
      #expect(message == row.message, "\(row.text)")
      let isIntact = world.picture == before
      #expect(isIntact, "\(row.text) changed the session")
      #expect(world.works(), "after \(row.text)")
      if !isIntact { world = WrongInputWorld() }
    }
  }
}

/// A session with variables, models, an environment frame and mounted views.
final class WrongInputWorld {
  private let session: Session
  private var count = 0

  init() {
    var configuration = Configuration()
    configuration.limits.steps = 2_000_000
    session = Session(configuration)
    let file = Source(name: "set-up", text: WrongInputTable.text(of: "set-up.bindery"))
    for input in session.preparation.prepare(file, hasCommands: true).inputs {
      let outcome = session.evaluate(
        Source(name: input.name, text: input.text, firstLine: input.firstLine))
      #expect(outcome.ending == .accepted, "\(input.text): \(outcome.diagnostics.map(\.message))")
    }
  }

  func evaluate(_ text: String) -> Outcome {
    session.evaluate(Source(name: "<input>", text: text))
  }

  /// Everything that a user can display.
  var picture: String {
    ["vars", "types", "objects", "env", "views", "tree", "stats", "show book", "show library"]
      .flatMap { evaluate($0).answer }.map(\.plain).joined(separator: "\n")
  }

  /// Whether a change of the model updates the views that read it, and no others.
  func works() -> Bool {
    count += 1
    let name = evaluate("book.author.name = \"Author \(count)\"")
    let title = evaluate("book.title = \"Title \(count)\"")
    return name.ending == .accepted && title.ending == .accepted
      && name.transaction.updates.map(\.name) == ["author"]
      && title.transaction.updates.map(\.name) == ["page"]
  }
}
