import Glibc
import Terminal
import Testing

/// A package that uses every feature of tests: bindery runs it as `swift test` does.
///
/// `Records` contains what the toolchain printed and wrote, made by `Tests/ProjectTests/record`.
@Suite struct TraitRecordTests {
  private static let records = ProjectRun.fixtures.dropLast("Fixtures".count) + "Records"

  @Test func printsWhatSwiftTestPrints() throws {
    let run = try ProjectRun(["--test", "FIXTURES/Traits"])
    let expected = try FileAccess.read("\(Self.records)/Traits.out")
    #expect(run.lines == expected.split(separator: "\n").map(String.init))
    #expect(run.status == 1)
  }

  @Test func writesWhatSwiftTestWrites() throws {
    let path = "/tmp/bindery-traits-\(getpid()).xml"
    let besides = path.dropLast(".xml".count) + "-swift-testing.xml"
    defer { for file in [path, String(besides)] { FileAccess.remove(file) } }
    _ = try ProjectRun(["--test", "FIXTURES/Traits", "--xunit-output", path])
    let expected = try FileAccess.read("\(Self.records)/Traits.xml")
    // The toolchain writes the test cases in varying order.
    #expect(
      Self.pieces(try FileAccess.read(String(besides))) == Self.pieces(expected))
    let old = try FileAccess.read(path)
    #expect(
      old.contains("<testsuite name=\"TestResults\" errors=\"0\" tests=\"11\" failures=\"5\""))
  }

  /// The test cases of a report, sorted, and the text around them.
  private static func pieces(_ text: String) -> [String] {
    text.replacing("  </testsuite>\n</testsuites>\n", with: "")
      .split(separator: "    <testcase ").map(String.init).sorted()
  }
}
