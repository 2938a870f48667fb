import Reports
import Session
import Shell
import SourceText
import Terminal
import Testing

/// Going back and forth over real sessions makes the same world again.
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

/// Goes to the beginning and to the end again, at once and step by step.
func expectSameAfterReturning(
  _ fixture: SessionFixture, sourceLocation: SourceLocation = #_sourceLocation
) {
  let session = fixture.session
  let end = session.dump
  var dumps: [String] = []
  while fixture.evaluate("undo").ending == .accepted { dumps.append(session.dump) }
  guard !dumps.isEmpty else { return }
  let beginning = session.dump
  #expect(fixture.evaluate("redo \(dumps.count)").ending == .accepted, sourceLocation: sourceLocation)
  expectSame(session.dump, end, sourceLocation)
  #expect(fixture.evaluate("undo \(dumps.count)").ending == .accepted, sourceLocation: sourceLocation)
  expectSame(session.dump, beginning, sourceLocation)
  for dump in dumps.dropLast().reversed() {
    fixture.evaluate("redo")
    expectSame(session.dump, dump, sourceLocation)
  }
  fixture.evaluate("redo")
  expectSame(session.dump, end, sourceLocation)
}

/// Fails with the lines in which two dumps differ.
func expectSame(_ actual: String, _ expected: String, _ sourceLocation: SourceLocation) {
  guard actual != expected else { return }
  func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
  let difference = lines(actual).difference(from: lines(expected)).prefix(12).map { change in
    switch change {
    case .insert(_, let line, _): "+ \(line)"
    case .remove(_, let line, _): "- \(line)"
    }
  }
  Issue.record("\(difference.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
