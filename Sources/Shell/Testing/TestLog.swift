import Session

/// The results of a run by test, for XML and annotations.
final class TestLog {
  /// The result of a test.
  struct Entry {
    /// The testing library of a test.
    enum Kind { case swiftTesting, xcTest }

    let kind: Kind
    /// The name of the suite, with its module: `ShopTests.CartTests`.
    let suite: String
    let name: String
    var failures: [RecordedIssue] = []
    var isSkipped = false
    /// The reason given for skipping it.
    var comment: String?
  }

  private(set) var entries: [Entry] = []
  /// All issues that make tests fail.
  private(set) var failures: [RecordedIssue] = []

  func began(_ name: String, in suite: String, _ kind: Entry.Kind) {
    entries.append(Entry(kind: kind, suite: suite, name: name))
  }

  func skipped(_ name: String, in suite: String, _ comment: String?) {
    entries.append(
      Entry(kind: .swiftTesting, suite: suite, name: name, isSkipped: true, comment: comment))
  }

  /// Adds an issue to the test that began last.
  func note(_ issue: RecordedIssue) {
    switch issue.kind {
    case .failure, .unexpected:
      if !entries.isEmpty { entries[entries.count - 1].failures.append(issue) }
      failures.append(issue)
    case .skip: if !entries.isEmpty { entries[entries.count - 1].isSkipped = true }
    case .warning, .known: break
    }
  }
}
