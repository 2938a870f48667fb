/// The screen as a tree of library views.
package struct ViewSnapshot {
  /// Further visible properties of a view.
  package enum Mark: Equatable, Sendable {
    case disabled
    /// The row, tab or option that is selected.
    case chosen
    /// Its selection is not the tag of any of its choices.
    case unmatched
    case hidden
    /// It lies below the top of a navigation stack.
    case covered
    case badge(String)
    /// It has a menu that a long press opens.
    case contextMenu

    /// `(disabled)`.
    package var text: String {
      switch self {
      case .disabled: "(disabled)"
      case .chosen: "(chosen)"
      case .unmatched: "(no choice has this tag)"
      case .hidden: "(hidden)"
      case .covered: "(covered)"
      case .badge(let text): "(badge \(text))"
      case .contextMenu: "(context menu)"
      }
    }
  }

  /// `VStack`, `Text`, `BookView#1`.
  package let kind: String
  /// Its text: the string of a `Text`, the label of a control.
  package var text = ""
  /// Its value: the text of a field, `on`, the number of a slider.
  package var value: String?
  /// Whether it receives typed text.
  package var isFocused = false
  package var marks: [Mark] = []
  /// Whether it is presented in front of the views it stands beside.
  var isInFront = false
  package var children: [ViewSnapshot] = []

  package var isEnabled: Bool { !marks.contains(.disabled) }

  func marked(_ mark: Mark) -> ViewSnapshot {
    guard !marks.contains(mark), mark != .covered || !isInFront else { return self }
    var copy = self
    copy.marks.append(mark)
    return copy
  }

  /// One line for each view, indented by depth.
  package var lines: [String] { lines(depth: 0) }

  private func lines(depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + headline]
      + children.flatMap { $0.lines(depth: depth + 1) }
  }

  /// The view itself, without its children.
  package var headline: String {
    var line = (isFocused ? "▸ " : "") + kind
    if !text.isEmpty { line += " \"\(text)\"" }
    if let value { line += " \(value)" }
    for mark in marks { line += " " + mark.text }
    return line
  }
}
