/// An event of a test run, reported by the testing library.
package enum TestEvent {
  /// The traits and arguments of a test or suite.
  case plan(TestPlan)
  case issue(TestIssue)
  /// The name of an attachment.
  case attachment(String)
}

/// The traits and arguments of a test.
package struct TestPlan: Hashable, Sendable {
  /// Whether a trait disables the test.
  package var isSkipped = false
  /// The reason for skipping it, if one was given.
  package var comment: String?
  /// The arguments of each test case, as text.
  package var cases: [[String]] = []
}

/// An issue recorded by a test.
package struct TestIssue: Hashable, Sendable {
  /// The severity of an issue.
  package enum Kind: Int, Sendable {
    case failure = 0
    case warning
    /// A known issue.
    case known
    /// An error thrown outside of an expectation.
    case unexpected
    /// The test was cancelled, which is not a failure.
    case skip
  }

  package let kind: Kind
  /// The first line of the message.
  package let text: String
  /// Further lines, each with its symbol.
  package let details: [String]
  /// The comments of the program's expectation.
  package let comments: [String]
  /// The name of the file.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column, from 1.
  package let column: Int
  /// The actual text, if a different one was expected.
  package let found: String?

  package init(
    kind: Kind, text: String, details: [String], comments: [String], file: String, line: Int,
    column: Int, found: String? = nil
  ) {
    self.found = found
    self.kind = kind
    self.text = text
    self.details = details
    self.comments = comments
    self.file = file
    self.line = line
    self.column = column
  }

  /// Details and comments, each line with its symbol.
  package var lines: [String] { details + comments.map(Self.marked) }

  private static func marked(_ comment: String) -> String {
    "↳ "
      + comment.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  ")
  }
}
