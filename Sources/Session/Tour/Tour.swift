package import Reports
package import SourceText

/// A document that is being played, step by step.
struct Tour {
  let title: String
  /// The file's name, without its folder: places are told of the inputs, and stay short.
  private let name: String
  private var steps: ArraySlice<DocumentStep>
  /// How `tour` calls the document that follows; nil behind the last.
  private let following: String?

  init(_ sample: Sample, following: Sample?, _ steps: [DocumentStep]) {
    title = sample.title
    name = sample.path.split(separator: "/").last.map(String.init) ?? sample.path
    self.steps = steps[...]
    self.following = following?.name
  }

  /// The next input.
  mutating func next() -> Source? {
    steps.popFirst().map { Source(name: name, text: $0.input, firstLine: $0.line) }
  }

  /// What stands before the next input; at the end, that it is the end.
  ///
  /// - Parameter columns: How wide the lines may be; nil for any width.
  func prose(within columns: Int?) -> [StyledText] {
    guard let step = steps.first else {
      let others = following.map { "'tour \($0)' plays the next" } ?? "'tour' lists the others"
      return [StyledText("· '\(title)' ends here; \(others)", .quiet)]
    }
    return TextWrap.rows(ofProse: step.prose, within: columns).map { StyledText($0, .comment) }
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
    return tour.prose(within: configuration.columns())
  }
}
