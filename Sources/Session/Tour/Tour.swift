import Reports
import SourceText

/// The state of a document that is being played.
struct Tour {
  let title: String
  /// The name of the document for `tour`.
  let number: String
  private var steps: ArraySlice<DocumentStep>
  /// The number of its inputs.
  let count: Int
  /// What `tour` plays next; nil after the last one.
  private let following: String?
  /// Whether the prose before the next input has been shown.
  private(set) var isShown = true

  /// - Parameter sample: Its prose before the first input is shown where it begins.
  init(_ sample: Sample, following: String?, _ steps: [DocumentStep]) {
    title = sample.title
    number = sample.name
    self.steps = steps[...]
    count = steps.count
    self.following = following
  }

  /// Takes the text of the next input; nil at the end.
  mutating func next() -> String? {
    isShown = false
    return steps.popFirst()?.input
  }

  /// Notes that the prose before the next input is shown already.
  mutating func showProse() { isShown = true }

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
  /// The number of inputs that were taken.
  var position: Int { count - steps.count }
}
