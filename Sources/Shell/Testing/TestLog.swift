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
