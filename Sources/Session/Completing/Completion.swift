import Semantics

/// What could stand at a place of an input.
package struct Completion {
  package struct Candidate: Hashable, Sendable {
    package let text: String
    package let detail: String
  }

  /// Where what is being typed begins.
  package let start: Int
  package var candidates: [Candidate] {
    suggestions.map { Candidate(text: $0.text, detail: $0.detail) }
  }
  /// The best first.
  let suggestions: [Suggestion]

  static func none(at start: Int) -> Completion { Completion(start: start, suggestions: []) }
}

/// A text that could stand somewhere, and what is known of it.
struct Suggestion {
  let text: String
  /// A type or a summary; may be empty.
  let detail: String
  /// Where it is declared, for what has documentation.
  var place: DeclarationPlace?

  init(_ text: String, detail: String = "", place: DeclarationPlace? = nil) {
    self.text = text
    self.detail = detail
    self.place = place
  }

  init(_ listing: MemberListing) {
    self.init(listing.name, detail: listing.type, place: listing.place)
  }
}
