import Reports
import Session
import SourceText
import Terminal

/// What else is told of the tests of a run: XML, and annotations.
struct TestOutputs {
  let options: Options
  let console: Console

  /// Writes what the options ask for; how the run ends.
  func written(
    from runner: SwiftTestRunner, of files: [Source], ending: Shell.Ending
  ) -> Shell.Ending {
    if options.annotatesIssues {
      let paths = Dictionary(
        files.map { (String($0.name.split(separator: "/").last ?? ""), $0.name) }
      ) { first, _ in first }
      let lines = runner.log.failures.map {
        GitHubAnnotation.line($0) { paths[$0] ?? $0 }
      }
      console.report(lines.map { StyledText($0) })
    }
    if options.updatesTranscripts, !rewriteTexts(of: files, runner.log.failures) {
      return .status(2)
    }
    guard let path = options.xunitOutput else { return ending }
    do {
      try FileAccess.replace(path, with: XUnitReport(entries: runner.log.entries).text)
      return ending
    } catch {
      console.complain("cannot write '\(path)': \(error.message)")
      return .status(2)
    }
  }

  /// Writes the texts anew that tests expect and do not find; false where a file cannot be written.
  private func rewriteTexts(of files: [Source], _ failures: [RecordedIssue]) -> Bool {
    for file in files {
      let name = String(file.name.split(separator: "/").last ?? "")
      let issues = failures.filter { $0.place?.hasPrefix(name + ":") ?? false }
      guard let (text, count) = ExpectedTexts.rewritten(file, issues) else { continue }
      do {
        try FileAccess.replace(file.name, with: text)
      } catch {
        console.complain("cannot write '\(file.name)': \(error.message)")
        return false
      }
      let texts = count == 1 ? "1 text" : "\(count) texts"
      console.report([StyledText("wrote \(texts) of '\(file.name)' anew", .quiet)])
    }
    return true
  }
}
