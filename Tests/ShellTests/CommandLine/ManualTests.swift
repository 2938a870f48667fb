import Shell
import ShellFixtures
import Terminal
import Testing

/// The manual page.
@Suite struct ManualTests {
  private static let file: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/") + "/man/bindery.1"
  }()

  @Test func everyOfferedOptionIsInTheManual() throws {
    let text = try FileAccess.read(ManualTests.file)
    let items = text.split(separator: "\n").filter { $0.hasPrefix(".It Fl ") }
    for row in OptionTable.offered {
      let words = row.short.map { ".It Fl \($0) , Fl -\(row.long)" } ?? ".It Fl -\(row.long)"
      #expect(items.contains { $0 == words || $0.hasPrefix(words + " ") }, "--\(row.long)")
    }
    #expect(items.count == OptionTable.offered.count)
  }

  @Test func everyCommandIsInTheManual() throws {
    let text = try FileAccess.read(ManualTests.file)
    let section = text.split(separator: "\n").drop { $0 != ".Ss Commands" }.dropFirst()
    let items = section.prefix { !$0.hasPrefix(".Ss ") }.filter { $0.hasPrefix(".It Ic ") }
    let help = try ProcessRun.run(ProcessRun.built("bindery"), ["-e", "help all"]).output
    let commands = help.split(separator: "\n").filter { $0.hasPrefix("  ") }.compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    #expect(items.map { String($0.dropFirst(".It Ic ".count)) } == commands)
  }

  @Test func theManualIsWellFormed() throws {
    guard let mandoc = ProcessRun.find("mandoc") else { return }
    let run = try ProcessRun.run(mandoc, ["-T", "lint", "-W", "style", ManualTests.file])
    #expect(run.status == 0, "\(run.output)")
  }
}
