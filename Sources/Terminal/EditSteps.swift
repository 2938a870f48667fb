/// The texts that the editor held before each change, so that a key can take changes back.
///
/// The letters of a word that is typed are one change.
struct EditSteps {
  struct State: Equatable {
    var before = ""
    var after = ""

    var text: String { before + after }
  }

  private var earlier: [State] = []
  private var current = State()
  /// Whether the last change typed a letter.
  private var isTyping = false

  /// Notes what the editor holds after a key.
  mutating func note(before: String, after: String) {
    let new = State(before: before, after: after)
    guard new.text != current.text else {
      if new != current { isTyping = false }
      current = new
      return
    }
    let typed =
      new.after == current.after && new.before.hasPrefix(current.before)
      ? new.before.dropFirst(current.before.count) : ""
    let isLetter = typed.count == 1 && typed.allSatisfy { $0.isLetter || $0.isNumber }
    if !isLetter || !isTyping { earlier.append(current) }
    isTyping = isLetter
    current = new
  }

  /// The text before the last change; nil if there is none.
  mutating func takeBack() -> State? {
    guard let state = earlier.popLast() else { return nil }
    current = state
    isTyping = false
    return state
  }
}
