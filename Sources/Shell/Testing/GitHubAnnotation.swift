import Session

/// An issue as GitHub's runners take it from the output: `::error file=…,line=…::…`.
enum GitHubAnnotation {
  /// - Parameter path: the whole path of a file of which only the last part is known.
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
