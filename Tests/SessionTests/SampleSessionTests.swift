import Reports
import Shell
import Terminal
import Testing

/// The sample sessions that are installed with the program.
@Suite struct SampleSessionTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 }
    + "/sample-sessions"

  private static func files(_ folder: String, _ ending: String) -> [String] {
    FileAccess.names(in: folder).sorted().flatMap { name in
      name.hasSuffix("/")
        ? files("\(folder)/\(name.dropLast())", ending)
        : name.hasSuffix(ending) ? ["\(folder)/\(name)"] : []
    }
  }

  @Test func theTourIsTrueToTheLetter() {
    let files = Self.files(Self.folder, ".session")
    #expect(files.count >= 40)
    let sink = TextSink()
    let runner = TranscriptRunner(
      options: Options(), console: Console(output: sink, errors: sink), isUpdating: false,
      makeEvaluator: SessionEvaluator.init)
    let ending = runner.run(files)
    #expect(ending == .status(0), "\(sink.takeText())")
  }

  @Test(arguments: ["08-my-view-does-not-update", "09-too-many-updates"])
  func everyPitfallEndsWithItsRemedy(_ folder: String) throws {
    let files = Self.files("\(Self.folder)/\(folder)", ".session")
    #expect(files.count >= 19)
    for file in files {
      let lines = try FileAccess.read(file).split(separator: "\n")
      let remedy = lines.lastIndex { $0.hasPrefix("# Remedy: ") }
      #expect(remedy == lines.lastIndex { $0.hasPrefix("#") }, "\(file)")
      #expect(lines.first?.hasPrefix("# ") == true, "\(file)")
    }
  }
}
