import Semantics

/// The completions at an offset of an unfinished input.
package struct Completion {
  /// A completion for the line editor.
  package struct Candidate: Hashable, Sendable {
    package let text: String
    package let detail: String
  }

  /// What completions are asked for.
  package enum Purpose {
    /// To insert what all of them have in common: of those with nothing in common, two are enough.
    case commonStart
    /// To list them.
    case list
  }

  /// The offset at which the text being typed starts.
  package let start: Int
  package var candidates: [Candidate] {
    suggestions.map { Candidate(text: $0.text, detail: $0.detail) }
  }
  /// The suggestions, best first.
  let suggestions: [Suggestion]

  static func none(at start: Int) -> Completion { Completion(start: start, suggestions: []) }
}

/// A possible completion, with what is known about it.
struct Suggestion {
  let text: String
  /// Its type or summary; may be empty.
  let detail: String
  /// The place of its declaration, where its documentation is found.
  var place: DeclarationPlace?
  /// The types of further methods of this name, where it is the one that is meant.
  var overloads: [String] = []

  init(_ text: String, detail: String = "", place: DeclarationPlace? = nil) {
    self.text = text
    self.detail = detail
    self.place = place
  }

  init(_ listing: MemberListing) {
    self.init(listing.name, detail: listing.type, place: listing.place)
    overloads = listing.overloads
  }
}
