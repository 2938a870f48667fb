/// Counts repeated `onChange` actions and restarted tasks, to stop endless ones.
struct Recurrences {
  /// The number of runs of an action per frame (B7.29).
  private static let frameLimit = 2
  /// The number of repetitions at one clock time that counts as endless.
  private static let limit = 10_000

  private var inFrame: [ObjectIdentifier: Int] = [:]
  /// Counts over all frames since the input began or the clock advanced.
  private var counts: [ObjectIdentifier: Int] = [:]
  private var time = 0

  /// Begins an input.
  mutating func forgetAll() {
    if !inFrame.isEmpty { inFrame = [:] }
    if !counts.isEmpty { counts = [:] }
  }

  /// Begins a frame at a clock time.
  mutating func beginFrame(at time: Int) {
    if !inFrame.isEmpty { inFrame = [:] }
    if time != self.time { counts = [:] }
    self.time = time
  }

  /// Counts a run in this frame; false if the node has used up its runs.
  mutating func countInFrame(_ node: ViewNode) -> Bool {
    let count = inFrame[ObjectIdentifier(node), default: 0]
    guard count < Recurrences.frameLimit else { return false }
    inFrame[ObjectIdentifier(node)] = count + 1
    return true
  }

  /// Counts a run in any frame; false if it counts as endless.
  mutating func count(_ node: ViewNode) -> Bool {
    let count = counts[ObjectIdentifier(node), default: 0]
    guard count < Recurrences.limit else { return false }
    counts[ObjectIdentifier(node)] = count + 1
    return true
  }
}
