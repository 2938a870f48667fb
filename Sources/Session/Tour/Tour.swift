package import Reports
package import SourceText

/// A document that is being played, step by step.
struct Tour {
  let title: String
  private let path: String
  private var steps: ArraySlice<DocumentStep>

  init(title: String, path: String, _ steps: [DocumentStep]) {
    self.title = title
    self.path = path
    self.steps = steps[...]
  }

  /// The next input.
  mutating func next() -> Source? {
    steps.popFirst().map { Source(name: path, text: $0.input, firstLine: $0.line) }
  }

  /// What stands before the next input; at the end, that it is the end.
  var prose: [StyledText] {
    guard let step = steps.first else {
      return [StyledText("· '\(title)' ends here; 'tour' lists the others", .quiet)]
    }
    return step.prose.map { StyledText($0, .comment) }
  }

  var isAtEnd: Bool { steps.isEmpty }
}

extension Session {
  /// The next input of the tour that is being played; nil where none is.
  package func takeTourInput() -> Source? {
    guard let input = tour?.next() else { return nil }
    return input
  }

  /// What to read before Enter is pressed again; ends a tour that has no inputs left.
  package func takeTourProse() -> [StyledText] {
    guard let tour else { return [] }
    if tour.isAtEnd { self.tour = nil }
    return tour.prose
  }
}
