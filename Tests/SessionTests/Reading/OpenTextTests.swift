import Foundation
import Session
import Testing

/// Long declarations that arrive line by line are not parsed again for each line: the answer must
/// be the same as after parsing everything.
@Suite struct OpenTextTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Sources").standardized
  private static let files = [
    "Session/Reading/InputCutter.swift", "Stubs/Stub.swift",
    "Semantics/Types/NominalType.swift",
    "ViewGraph/Storage/DynamicPlan.swift",
  ]

  @Test(arguments: files) func sourcesGoOnAsTheirParseSays(file: String) throws {
    let text = try String(contentsOf: Self.sources.appending(path: file), encoding: .utf8)
    requireSameAnswers(for: text)
  }

  /// Texts that brackets and indentation do not determine.
  @Test(arguments: [
    "let text = \"\"\"\n  }\n  \"\"\"", "#if DEBUG\nfunc g() {}\n#endif", "/* } */ let a = 1",
    "// }", "let r = /}/", "let s = \"}\"", "let half = total / 2", "]", "}",
    "let c: Character = \"{\"",
    "let n = [1, 2,\n3]", "func h( {", "let s = \"\\(list.map { $0 })\"",
  ])
  func traps(line: String) {
    let filler = (0..<60).map { "  let constantNumber\($0) = \"a long enough line of text\"" }
    let lines = ["struct Long {"] + filler + line.split(separator: "\n").map { "  \($0)" }
    requireSameAnswers(
      for: (lines + filler.prefix(3) + ["}", "let after = 1"]).joined(separator: "\n"))
  }

  private func requireSameAnswers(for text: String) {
    let (session, other) = (SessionFixture().session, SessionFixture().session)
    var prefix = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      prefix += line + "\n"
      // After an input has ended, a session parses the whole text.
      _ = other.reader.opener(of: "")
      let whole = other.reader.opener(of: prefix)
      #expect((session.reader.opener(of: prefix) == nil) == (whole == nil), "after: \(line)")
      if whole == nil { prefix = "" }
    }
  }
}
