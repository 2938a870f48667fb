import Reports
import SourceText

/// The state of a document that is being played.
struct Tour {
  let title: String
  /// The name of the document for `tour`.
  let number: String
  /// The name of the file without its folder, to keep the places of inputs short.
  private let name: String
  private var steps: ArraySlice<DocumentStep>
  /// What `tour` plays next; nil after the last one.
  private let following: String?
  /// Whether the prose before the next input has been shown.
  private(set) var isShown = true

  /// - Parameter sample: Its prose before the first input is shown where it begins.
  init(_ sample: Sample, following: String?, _ steps: [DocumentStep]) {
    title = sample.title
    number = sample.name
    name = sample.path.split(separator: "/").last.map(String.init) ?? sample.path
    self.steps = steps[...]
    self.following = following
  }

  /// Takes the next input; nil at the end.
  mutating func next() -> Source? {
    isShown = false
    return steps.popFirst().map { Source(name: name, text: $0.input, firstLine: $0.line) }
  }

  /// The prose before the next input, or a closing line at the end.
  ///
  /// - Parameter columns: The width of the lines; nil means unlimited.
  func prose(within columns: Int?) -> [StyledText] {
    guard let step = steps.first else {
      let others = following.map { "'tour \($0)' is the next" } ?? "'tour' lists them all"
      return [StyledText("· '\(title)' ends here; \(others)", .quiet)]
    }
    return TextWrap.rows(ofProse: step.prose, within: columns).map { StyledText($0, .comment) }
  }

  var isAtEnd: Bool { steps.isEmpty }
}
