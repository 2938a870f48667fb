import Reports
import Session
import Shell
import SourceText
import Terminal
import Testing

/// Moving back and forth through recorded sessions restores the same state.
@Suite struct SampleReplayTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(4).reduce(into: "") { $0 += "/" + $1 }
    + "/sample-sessions"

  private static func files(in folder: String) -> [String] {
    FileAccess.names(in: folder).sorted().flatMap { name in
      name.hasSuffix("/")
        ? files(in: "\(folder)/\(name.dropLast())")
        : name.hasSuffix(".session") ? ["\(folder)/\(name)"] : []
    }
  }

  @Test(arguments: SampleReplayTests.files(in: SampleReplayTests.folder))
  func toTheBeginningAndToTheEndAgain(_ file: String) throws {
    let transcript = try TranscriptParser.parse(FileAccess.read(file), as: .of(file))
    let fixture = SessionFixture()
    for (index, exchange) in transcript.exchanges.enumerated() {
      fixture.session.evaluate(Source(name: "<input \(index + 1)>", text: exchange.input))
    }
    expectSameAfterReturning(fixture)
  }
}

/// Moves a few steps back and forth, then to the start and to the end again, and expects the same
/// state.
func expectSameAfterReturning(
  _ fixture: SessionFixture, steps: Int = 2, sourceLocation: SourceLocation = #_sourceLocation
) {
  let session = fixture.session
  let number = fixture.lastAct
  var dumps = [session.worldDump.text]
  while dumps.count <= steps, fixture.evaluate("undo").ending == .accepted {
    dumps.append(session.worldDump.text)
  }
  for dump in dumps.dropLast().reversed() {
    fixture.evaluate("redo")
    expectSame(session.worldDump.text, dump, sourceLocation)
  }
  fixture.evaluate("jump 0")
  #expect(fixture.evaluate("undo").ending == .failed, sourceLocation: sourceLocation)
  #expect(fixture.evaluate("jump \(number)").ending == .accepted, sourceLocation: sourceLocation)
  expectSame(session.worldDump.text, dumps[0], sourceLocation)
  expectSameAfterReplay(fixture, sourceLocation)
}

extension SessionFixture {
  /// The number of the last input in the history.
  var lastAct: Int {
    let last = evaluate("history 10000").answer.last?.plain ?? ""
    return last.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}

/// Without redeclarations, both runs are equal.
private func expectSameAfterReplay(_ fixture: SessionFixture, _ sourceLocation: SourceLocation) {
  let lines = fixture.evaluate("replay").answer.map(\.plain)
  guard lines.first?.hasPrefix("· nothing is declared anew") ?? false else { return }
  #expect(
    lines.last == "every input updates the same views" && !lines.contains { $0.contains("→") },
    "\(lines)", sourceLocation: sourceLocation)
}

/// Fails with the lines in which two dumps differ.
func expectSame(
  _ actual: String, _ expected: String, _ sourceLocation: SourceLocation, _ about: String = ""
) {
  guard actual != expected else { return }
  func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
  let difference = lines(actual).difference(from: lines(expected)).prefix(12).map { change in
    switch change {
    case .insert(_, let line, _): "+ \(line)"
    case .remove(_, let line, _): "- \(line)"
    }
  }
  Issue.record("\(about)\n\(difference.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
