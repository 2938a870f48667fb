internal import Interpreter

/// Counts repeated `onChange` actions and restarted tasks, to stop endless ones.
struct Recurrences {
  /// The number of runs of an action per frame (B7.29).
  private static let frameLimit = 2
  /// The number of repetitions at one clock time that counts as endless.
  private static let limit = 10_000

  /// The number of frames at one clock time in which what a view shows begins the same task anew, that counts as
  /// endless.
  private static let beginningLimit = 1000

  /// A task of what a view shows, whichever of the nodes that take each other's places it belongs to.
  private struct Beginning: Hashable {
    let view: ObjectIdentifier?
    let type: ObjectIdentifier?
  }

  private var begunInFrame: Set<Beginning> = []
  private var beginnings: [Beginning: Int] = [:]
  private var inFrame: [ObjectIdentifier: Int] = [:]
  /// Counts over all frames since the input began or the clock advanced.
  private var counts: [ObjectIdentifier: Int] = [:]
  private var time = 0

  /// Begins an input.
  mutating func forgetAll() {
    if !inFrame.isEmpty { inFrame = [:] }
    if !counts.isEmpty { counts = [:] }
    if !begunInFrame.isEmpty { begunInFrame = [] }
    if !beginnings.isEmpty { beginnings = [:] }
  }

  /// Begins a frame at a clock time.
  mutating func beginFrame(at time: Int) {
    if !inFrame.isEmpty { inFrame = [:] }
    if !begunInFrame.isEmpty { begunInFrame = [] }
    if time != self.time {
      counts = [:]
      beginnings = [:]
    }
    self.time = time
  }

  /// Counts the beginning of a task of what a view shows; false if it counts as endless.
  mutating func countBeginning(of node: LifetimeNode) -> Bool {
    let beginning = Beginning(
      view: node.namedAncestor.map(ObjectIdentifier.init),
      type: node.type.map(ObjectIdentifier.init))
    guard begunInFrame.insert(beginning).inserted else { return true }
    beginnings[beginning, default: 0] += 1
    return beginnings[beginning, default: 0] < Recurrences.beginningLimit
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

extension Updates {
  /// Counts the beginning of a task; faults if what it does makes it begin again and again.
  func countBeginning(of node: LifetimeNode) throws(Fault) {
    if !recurrences.countBeginning(of: node) { throw cycle }
  }
}
