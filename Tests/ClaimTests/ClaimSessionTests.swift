import Reports
import Shell
import Terminal
import Testing

/// Each claim about updates as a session: the inputs, and the exact reports.
@Suite struct ClaimSessionTests {
  static let folder =
    #filePath.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 } + "/Sessions"

  static let files = FileAccess.names(in: folder).filter { $0.hasSuffix(".session") }.sorted()

  @Test(arguments: files) func theClaimHolds(_ file: String) {
    let sink = TextSink()
    let runner = TranscriptRunner(
      options: Options(), console: Console(output: sink, errors: sink), isUpdating: false,
      makeEvaluator: SessionEvaluator.init)
    let ending = runner.run(["\(Self.folder)/\(file)"])
    #expect(ending == .status(0), "\(sink.takeText())")
  }

  @Test func everyGroupOfClaimsIsThere() {
    for group in ["B", "C", "D", "E", "S", "U", "X"] {
      #expect(Self.files.contains { $0.hasPrefix(group) })
    }
  }
}
