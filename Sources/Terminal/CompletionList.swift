/// The completions at the cursor.
package struct CompletionList: Sendable {
  /// One completion.
  package struct Candidate: Hashable, Sendable {
    /// What replaces the text from `start` to the cursor.
    package let text: String
    /// A type or a summary to show beside it; may be empty.
    package let detail: String

    package init(_ text: String, detail: String = "") {
      self.text = text
      self.detail = detail
    }
  }

  /// What completions are asked for.
  package enum Purpose: Sendable {
    /// To insert the common start of all candidates. If they have nothing in common, two of them
    /// suffice.
    case commonStart
    /// To list them.
    case list
  }

  /// Where the text to replace begins, as an offset in UTF-8.
  package let start: Int
  package let candidates: [Candidate]

  package init(start: Int, candidates: [Candidate]) {
    self.start = start
    self.candidates = candidates
  }

  /// No completions.
  package static let none = CompletionList(start: 0, candidates: [])
}
