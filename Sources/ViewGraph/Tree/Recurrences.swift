/// How often the moments of views' lives come again: the actions of `onChange`, and tasks that start anew.
struct Recurrences {
  /// How often an action may run in one frame (B7.29).
  private static let frameLimit = 2
  /// How often something may come again while the clock stands still before it counts as endless.
  private static let limit = 10_000

  private var inFrame: [ObjectIdentifier: Int] = [:]
  /// Over all frames since the input began, or since the clock moved in it.
  private var counts: [ObjectIdentifier: Int] = [:]
  private var time = 0

  /// Begins an input.
  mutating func forgetAll() {
    if !inFrame.isEmpty { inFrame = [:] }
    if !counts.isEmpty { counts = [:] }
  }

  /// Begins a frame at a time of the clock.
  mutating func beginFrame(at time: Int) {
    if !inFrame.isEmpty { inFrame = [:] }
    if time != self.time { counts = [:] }
    self.time = time
  }

  /// Counts a run in this frame; false where the node has had all that it may have.
  mutating func countInFrame(_ node: ViewNode) -> Bool {
    let count = inFrame[ObjectIdentifier(node), default: 0]
    guard count < Recurrences.frameLimit else { return false }
    inFrame[ObjectIdentifier(node)] = count + 1
    return true
  }

  /// Counts a run in any frame; false where there is no end to them.
  mutating func count(_ node: ViewNode) -> Bool {
    let count = counts[ObjectIdentifier(node), default: 0]
    guard count < Recurrences.limit else { return false }
    counts[ObjectIdentifier(node)] = count + 1
    return true
  }
}
