import Reports
import Shell
import Terminal
import Testing

@Suite struct SampleSessionTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 }
    + "/sample-sessions"

  @Test func theTourIsTrueToTheLetter() {
    let files = FileAccess.names(in: Self.folder).filter { $0.hasSuffix(".session") }
    #expect(files.count >= 5)
    let sink = TextSink()
    let runner = TranscriptRunner(
      options: Options(), console: Console(output: sink, errors: sink), isUpdating: false,
      makeEvaluator: SessionEvaluator.init)
    let ending = runner.run(files.map { "\(Self.folder)/\($0)" })
    #expect(ending == .status(0), "\(sink.takeText())")
  }
}
