import Reports
import Session
import SourceText
import Terminal

/// Further outputs of a test run: XML, annotations, and rewritten expectations.
struct TestOutputs {
  let options: Options
  let console: Console

  /// Writes what the options ask for; returns how the run ends.
  func written(
    from runner: SwiftTestRunner, of files: [Source], ending: Shell.Ending
  ) -> Shell.Ending {
    if options.testing.annotatesIssues {
      let paths = Dictionary(
        files.map { (String($0.name.split(separator: "/").last ?? ""), $0.name) }
      ) { first, _ in first }
      let lines = runner.log.failures.map {
        GitHubAnnotation.line($0) { paths[$0] ?? $0 }
      }
      console.report(lines.map { StyledText($0) })
    }
    if options.testing.isUpdating, !rewriteTexts(of: files, runner.log.failures) {
      return .status(2)
    }
    guard let path = options.testing.xunitOutput else { return ending }
    do {
      let report = XUnitReport(entries: runner.log.entries)
      try FileAccess.replace(path, with: report.xcTestText)
      if let text = report.swiftTestingText {
        try FileAccess.replace(XUnitReport.swiftTestingPath(of: path), with: text)
      }
      return ending
    } catch {
      console.reportError("cannot write '\(path)': \(error.message)")
      return .status(2)
    }
  }

  /// Rewrites the expected texts that differ; false if a file cannot be written.
  private func rewriteTexts(of files: [Source], _ failures: [RecordedIssue]) -> Bool {
    for file in files {
      let name = String(file.name.split(separator: "/").last ?? "")
      let issues = failures.filter { $0.place?.hasPrefix(name + ":") ?? false }
      guard let (text, count) = ExpectedTexts.rewritten(file, issues) else { continue }
      do {
        try FileAccess.replace(file.name, with: text)
      } catch {
        console.reportError("cannot write '\(file.name)': \(error.message)")
        return false
      }
      let texts = count == 1 ? "1 text" : "\(count) texts"
      console.report([StyledText("wrote \(texts) of '\(file.name)' anew", .quiet)])
    }
    return true
  }
}
