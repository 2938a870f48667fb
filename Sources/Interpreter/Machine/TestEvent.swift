/// What the library tells whoever runs tests.
package enum TestEvent {
  /// What the declaration of a test or a suite asks for.
  case plan(TestPlan)
  case issue(TestIssue)
  /// Something kept with the test, by its name.
  case attachment(String)
}

/// What the traits and the arguments of a test say.
package struct TestPlan: Hashable, Sendable {
  package var isSkipped = false
  /// Why it is skipped, where that is told.
  package var comment: String?
  /// The arguments of each case, as text.
  package var cases: [[String]] = []
}

/// Something that a test complains of.
package struct TestIssue: Hashable, Sendable {
  package enum Kind: Int, Sendable {
    case failure = 0
    case warning
    /// It was expected.
    case known
    /// An error that no expectation was about.
    case unexpected
    /// The test does not go on, and that is no failure.
    case skip
  }

  package let kind: Kind
  package let text: String
  /// Lines that say more, each with its mark.
  package let details: [String]
  /// What the program says of it.
  package let comments: [String]
  /// The file's name and the place in it, from 1.
  package let file: String
  package let line: Int
  package let column: Int
  /// The text that was found where another one was expected.
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

  /// Details and comments, each line with its mark.
  package var lines: [String] { details + comments.map(Self.marked) }

  private static func marked(_ comment: String) -> String {
    "↳ "
      + comment.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  ")
  }
}
