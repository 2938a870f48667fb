import SourceText

/// The inputs of a session in a form that can be replayed, and the current position in them.
///
/// A world depends only on its inputs, as random numbers, the time and all names come from the
/// session itself. So replaying the earlier inputs restores an earlier world.
struct History {
  /// The inputs that made the current world, followed by those that were undone.
  private(set) var entries: [HistoryEntry] = []
  /// The number of entries that made the current world.
  private(set) var position = 0

  /// The entries that made the current world.
  var past: ArraySlice<HistoryEntry> { entries[..<position] }

  /// The acts in effect, oldest first.
  var standing: [HistoryEntry] { past.filter(\.isInEffect) }

  /// Adds an entry at the current position; an act discards the entries that were undone.
  mutating func add(_ entry: HistoryEntry) {
    if entry.isAct { entries.removeSubrange(position...) }
    entries.insert(entry, at: position)
    position += 1
  }

  /// Removes the entry that was added last.
  mutating func removeLast() {
    position -= 1
    entries.remove(at: position)
  }

  /// The move back over the last `count` acts in effect.
  func steps(back count: Int) -> Move {
    var index = position
    var found: [Int] = []
    while index > 0, found.count < count {
      index -= 1
      if entries[index].isInEffect { found.append(index) }
    }
    return Move(position: found.last ?? position, acts: found)
  }

  /// The move forward over the next `count` acts.
  func steps(forth count: Int) -> Move {
    var index = position
    var found: [Int] = []
    while index < entries.count, found.count < count {
      if entries[index].isInEffect { found.append(index) }
      index += 1
    }
    return Move(position: found.isEmpty ? position : end(behind: index), acts: found)
  }

  /// The move to the position after an act, or to the start for 0; nil if there is no such act.
  func steps(to number: Int) -> Move? {
    let first = entries.firstIndex(where: \.isInEffect) ?? position
    var goal = min(first, position)
    if number != 0 {
      guard let index = entries.firstIndex(where: { $0.number == number && $0.isInEffect }) else {
        return nil
      }
      goal = end(behind: index + 1)
    }
    let passed = goal < position ? Array((goal..<position).reversed()) : Array(position..<goal)
    return Move(position: goal, acts: passed.filter { entries[$0].isInEffect })
  }

  /// The end of an act, including the queries and other entries that follow it.
  private func end(behind start: Int) -> Int {
    entries[start...].firstIndex(where: \.isInEffect) ?? entries.count
  }

  mutating func go(to position: Int) { self.position = position }

  mutating func setStatus(_ status: HistoryEntry.Status, at index: Int) {
    entries[index].status = status
  }

  /// Puts another input in the place of one.
  mutating func replace(at index: Int, with input: Source) {
    let old = entries[index]
    entries[index] = HistoryEntry(
      kind: .input, number: old.number, source: input, ending: .accepted, isAct: true,
      acts: [input], answers: [], namesResults: old.namesResults, isReset: false)
  }

  /// A move through the history.
  struct Move {
    let position: Int
    /// The indices of the acts that it passes, in order.
    let acts: [Int]
  }
}

/// An entry of the history, which is replayed when the session moves through it.
struct HistoryEntry {
  /// The kind of entry.
  enum Kind {
    case input
    /// A file was prepared; its inputs follow as entries of their own.
    case file(hasCommands: Bool, inputs: [Source])
    /// The sample models were declared.
    case models
  }

  /// The status of an entry in a replay.
  enum Status: Hashable {
    case inEffect
    /// Left out by `skip`.
    case skipped
    /// Failed, because `skip` leaves out something that it needs.
    case fails
  }

  /// How the input ended originally.
  enum Ending: Hashable {
    case accepted, failed
    /// Interrupted after this number of accepted transactions.
    case interrupted(Int)
  }

  let kind: Kind
  /// The number of the input.
  let number: Int
  let source: Source
  let ending: Ending
  /// Whether it changed something and can be undone.
  ///
  /// Otherwise it was a query, or it failed but its declarations wait.
  let isAct: Bool
  /// Its effects as inputs of a script: itself, or the inputs of the file that it loaded.
  let acts: [Source]
  /// The recorded results of file accesses.
  let answers: [FileRecorder.Answer]
  /// Whether results were named when it ran.
  let namesResults: Bool
  /// Whether it discarded everything before it.
  let isReset: Bool
  var status = Status.inEffect

  /// Whether it is an act that is in effect in the current world.
  var isInEffect: Bool { isAct && status == .inEffect }
}

/// What has been recorded about the running input.
struct RunningInput {
  /// Its effects as inputs of a script.
  var acts: [Source] = []
  /// The number of its accepted transactions.
  var transactions = 0
  /// Whether it changed something.
  var hasActed = false
  /// Whether it was rolled back but its declarations wait.
  var isWaiting = false
  var isReset = false
}
