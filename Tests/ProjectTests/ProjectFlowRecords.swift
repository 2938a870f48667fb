import Terminal
import Testing

/// Projects of 8 to 30 files: checked, mounted from every root, driven through their main flow,
/// tested.
///
/// `Flows/NAME.in` contains the inputs, `Flows/NAME.out` all answers. With `BINDERY_RECORD` set,
/// the answers are written.
@Suite struct ProjectFlowRecords {
  private static let folder = ProjectRun.fixtures.dropLast("Fixtures".count) + "Flows"

  @Test(arguments: ["Chat", "PhotoGrid", "Podcasts", "Scoreboard", "Settings", "Shop"])
  func isDriven(_ project: String) throws {
    let inputs = try FileAccess.read("\(Self.folder)/\(project).in").split(separator: "\n")
    let checked = try ProjectRun(["-n", "FIXTURES/\(project)"])
    let driven = try ProjectRun(["FIXTURES/\(project)"], typing: inputs.map(String.init))
    let tested = try ProjectRun(["--test", "FIXTURES/\(project)"])
    let text = [("-n", checked), ("", driven), ("--test", tested)].map { option, run in
      "$ bindery \(option.isEmpty ? "" : option + " ")\(project)\n"
        + run.lines.map { $0 + "\n" }.joined() + "=> \(run.status)\n"
    }.joined(separator: "\n")
    let record = "\(Self.folder)/\(project).out"
    if ProcessEnvironment.current.nonEmpty("BINDERY_RECORD") != nil {
      try FileAccess.replace(record, with: text)
    }
    #expect(text == (try FileAccess.read(record)))
  }
}
