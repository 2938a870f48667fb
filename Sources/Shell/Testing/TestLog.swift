import Session

/// What came of each test of a run, for reports beside the one that people read.
final class TestLog {
  struct Entry {
    /// What a test is written with.
    enum Kind { case swiftTesting, xcTest }

    let kind: Kind
    /// `ShopTests.CartTests`.
    let suite: String
    let name: String
    var failures: [RecordedIssue] = []
    var isSkipped = false
    /// Why it was skipped.
    var comment: String?
  }

  private(set) var entries: [Entry] = []
  /// The issues that failed tests.
  private(set) var failures: [RecordedIssue] = []

  func began(_ name: String, in suite: String, _ kind: Entry.Kind) {
    entries.append(Entry(kind: kind, suite: suite, name: name))
  }

  func skipped(_ name: String, in suite: String, _ comment: String?) {
    entries.append(
      Entry(kind: .swiftTesting, suite: suite, name: name, isSkipped: true, comment: comment))
  }

  /// Takes note of an issue of the test that began last.
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
