import Session

/// What came of each test of a run, for reports beside the one that people read.
final class TestLog {
  struct Entry {
    /// `ShopTests.CartTests`.
    let suite: String
    let name: String
    var failures: [String] = []
    var isSkipped = false
  }

  private(set) var entries: [Entry] = []
  /// The issues that failed tests.
  private(set) var failures: [RecordedIssue] = []

  func began(_ name: String, in suite: String) {
    entries.append(Entry(suite: suite, name: name))
  }

  func skipped(_ name: String, in suite: String) {
    entries.append(Entry(suite: suite, name: name, isSkipped: true))
  }

  /// Takes note of an issue of the test that began last.
  func note(_ issue: RecordedIssue) {
    switch issue.kind {
    case .failure, .unexpected:
      if !entries.isEmpty { entries[entries.count - 1].failures.append(issue.text) }
      failures.append(issue)
    case .skip: if !entries.isEmpty { entries[entries.count - 1].isSkipped = true }
    case .warning, .known: break
    }
  }
}

/// The results of tests as JUnit writes them, and `swift test --xunit-output`; times are left out.
struct XUnitReport {
  let entries: [TestLog.Entry]

  var text: String {
    let failures = entries.count { !$0.failures.isEmpty }
    let skipped = entries.count(where: \.isSkipped)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "", "<testsuites>",
      "<testsuite name=\"TestResults\" errors=\"0\" tests=\"\(entries.count)\" "
        + "failures=\"\(failures)\" skipped=\"\(skipped)\" time=\"0.0\">",
    ]
    for entry in entries {
      lines.append(
        "<testcase classname=\"\(Self.escaped(entry.suite))\" name=\"\(Self.escaped(entry.name))\" "
          + "time=\"0.0\">")
      lines += entry.failures.map { "<failure message=\"\(Self.escaped($0))\"></failure>" }
      if entry.isSkipped { lines.append("<skipped></skipped>") }
      lines.append("</testcase>")
    }
    return (lines + ["</testsuite>", "</testsuites>", ""]).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      default: result.append(character)
      }
    }
    return result
  }
}

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
