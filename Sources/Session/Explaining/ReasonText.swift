import Lint
import Reports
import ViewGraph

/// Formats why a view ran, as text after its name: `reads it (<input 4>:3)`, `its n  0 → 1`.
struct ReasonText {
  private let update: Transaction.Update
  /// Whether the text is about several views.
  private let isPlural: Bool
  /// Whether it shows something else after a move through the history, such as `undo`.
  private let isMove: Bool
  private let places: ReadPlaces?

  init(_ update: Transaction.Update, isPlural: Bool, isMove: Bool, _ places: ReadPlaces?) {
    self.update = update
    self.isPlural = isPlural
    self.isMove = isMove
    self.places = places
  }

  /// The text for one cause; the step above the view in the tree is called `it`.
  func text(_ cause: Transaction.Cause, isAbove: Bool) -> StyledText {
    let isAbove = isAbove && hasWrite(cause)
    let target: StyledText = isAbove ? "it" : "\(cause.target, .name)"
    switch cause.kind {
    case .external where cause.isContent:
      return "\(verb("shows", "show"), .quiet) \(ChangeText.text(of: cause.change))"
    case .property, .state, .external: return read(cause, target, isAbove: isAbove)
    case .object:
      let object = cause.target.beforeLastDot
      return
        "\(verb("observes", "observe"), .quiet) \(object, .name)\(", whichever property changes", .quiet)"
    case .environment:
      if isAbove, let property = places?.environmentProperty(cause, of: update.name) {
        return StyledText("\(verb("declares", "declare")) \(property.text)", .quiet)
      }
      return isAbove
        ? StyledText("\(verb("has", "have")) it in \(possessive) environment", .quiet)
        : "\(possessive, .quiet) \("environment has another", .quiet) \(cause.path.text, .name)"
    case .input: return input(cause, isAbove: isAbove)
    }
  }

  /// Whether a step above the view in the tree shows the change.
  private func hasWrite(_ cause: Transaction.Cause) -> Bool {
    switch cause.kind {
    case .property, .state, .external, .object: !cause.steps.isEmpty
    case .environment: cause.setter != nil || !cause.steps.isEmpty
    case .input: true
    }
  }

  /// The text of a read, with its places and the functions in between.
  private func read(
    _ cause: Transaction.Cause, _ target: StyledText, isAbove: Bool
  ) -> StyledText {
    let reads = places?.reads(of: cause.target, by: update.name) ?? []
    let announced: StyledText =
      if isMove {
        "  \(ChangeText.text(of: cause.change))"
      } else if cause.kind == .property, cause.steps.isEmpty {
        StyledText(", which withMutation(keyPath:) announced", .quiet)
      } else {
        StyledText()
      }
    guard let first = reads.first else {
      return
        "\(verb("reads", "read"), .quiet) \(isAbove ? StyledText("it", .quiet) : target)\(announced)"
    }
    let shown: StyledText = isAbove ? StyledText("it", .quiet) : target
    if reads.allSatisfy({ $0.binding != nil }), let binding = first.binding {
      return
        "\(verb("reads", "read"), .quiet) \(shown)\(" for the binding \(binding) (\(reads.places))", .quiet)"
    }
    let values = reads.filter { $0.binding == nil }
    let functions = values.functions
    let function = functions.isEmpty ? "" : " through \(functions.joined(separator: " and "))"
    return
      "\(verb("reads", "read"), .quiet) \(shown)\("\(function) (\(values.places))", .quiet)\(announced)"
  }

  private func input(_ cause: Transaction.Cause, isAbove: Bool) -> StyledText {
    let change = ChangeText.text(of: cause)
    var text: StyledText =
      "\(possessive, .quiet) \(cause.shownTarget, .name)\(change.isEmpty ? "" : "  ")\(change)"
    if !isAbove, let parent = cause.parent { text += "\(" from", .quiet) \(parent, .name)" }
    if cause.comparison == .value, places?.ignoresOwnEquality(of: update.name) == true {
      text += StyledText("; plain data is compared bit by bit, its == is not asked", .quiet)
    }
    return text
  }

  private var possessive: String { isPlural ? "their" : "its" }

  private func verb(_ singular: String, _ plural: String) -> String {
    isPlural ? plural : singular
  }
}
