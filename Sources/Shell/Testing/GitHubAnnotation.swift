import Session

/// Formats an issue as a workflow command of GitHub Actions: `::error file=…,line=…::…`.
enum GitHubAnnotation {
  /// The annotation for an issue.
  ///
  /// - Parameter path: Returns the whole path of a file, given its last component.
  static func line(_ issue: RecordedIssue, path: (String) -> String) -> String {
    let parts = issue.place.map { $0.split(separator: ":").map(String.init) } ?? []
    guard parts.count > 2 else { return "::error::\(escaped(issue.text))" }
    return "::error file=\(path(parts[0])),line=\(parts[1]),col=\(parts[2])::\(escaped(issue.text))"
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25")
      .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "%0A")
  }
}
