import SourceText

/// The inputs of a session in order, as they can be run again, and how far the session has gone back.
///
/// A world is made from nothing but its inputs: random numbers, the time and all names come from the
/// session itself. So an earlier world is the one that the earlier inputs make.
struct History {
  /// The inputs that made the world as it is, followed by those that were undone.
  private(set) var entries: [HistoryEntry] = []
  /// How many of them made the world as it is.
  private(set) var position = 0

  /// The entries that made the world as it is.
  var past: ArraySlice<HistoryEntry> { entries[..<position] }

  /// The acts that the world shows, oldest first.
  var standing: [HistoryEntry] { past.filter(\.stands) }

  /// Adds what has just happened; an act takes the place of all that was undone.
  mutating func add(_ entry: HistoryEntry) {
    if entry.isAct { entries.removeSubrange(position...) }
    entries.insert(entry, at: position)
    position += 1
  }

  /// Takes back the entry that was added last.
  mutating func removeLast() {
    position -= 1
    entries.remove(at: position)
  }

  /// The position before the last `count` acts that stand, and where those are.
  func steps(back count: Int) -> Move {
    var index = position
    var found: [Int] = []
    while index > 0, found.count < count {
      index -= 1
      if entries[index].stands { found.append(index) }
    }
    return Move(position: found.last ?? position, acts: found)
  }

  /// The position behind the next `count` acts, and where those are.
  func steps(forth count: Int) -> Move {
    var index = position
    var found: [Int] = []
    while index < entries.count, found.count < count {
      if entries[index].stands { found.append(index) }
      index += 1
    }
    return Move(position: found.isEmpty ? position : end(behind: index), acts: found)
  }

  /// The way to the place behind an act; 0 stands for the beginning. Nil where there is no such act.
  func steps(to number: Int) -> Move? {
    let first = entries.firstIndex(where: \.stands) ?? position
    var goal = min(first, position)
    if number > 0 {
      guard let index = entries.firstIndex(where: { $0.number == number && $0.stands }) else {
        return nil
      }
      goal = end(behind: index + 1)
    }
    let passed = goal < position ? Array((goal..<position).reversed()) : Array(position..<goal)
    return Move(position: goal, acts: passed.filter { entries[$0].stands })
  }

  /// Questions and the like belong to the act before them.
  private func end(behind start: Int) -> Int {
    entries[start...].firstIndex(where: \.stands) ?? entries.count
  }

  mutating func go(to position: Int) { self.position = position }

  mutating func setStanding(_ standing: HistoryEntry.Standing, at index: Int) {
    entries[index].standing = standing
  }

  /// A way through the history.
  struct Move {
    let position: Int
    /// Where the acts are that it goes over, in that order.
    let acts: [Int]
  }
}

/// One thing that is done again when a session goes back and forth.
struct HistoryEntry {
  enum Kind {
    case input
    /// A file was made known before its inputs ran, which follow as entries of their own.
    case file(hasCommands: Bool, inputs: [Source])
    /// The models that every session starts with were declared.
    case models
  }

  /// What becomes of it when it runs again.
  enum Standing: Hashable {
    case stands
    /// `skip` leaves it out.
    case skipped
    /// It fails because `skip` leaves out what it needs.
    case fails
  }

  /// How it ended when it was read.
  enum Ending: Hashable {
    case accepted, failed
    /// After so many transactions that stand.
    case interrupted(Int)
  }

  let kind: Kind
  /// The number of the input.
  let number: Int
  let source: Source
  let ending: Ending
  /// Whether it changed something, so that it can be undone; else it only asked, or it failed and left
  /// something behind.
  let isAct: Bool
  /// What it did that a script can say, in order: itself, or the inputs of the file that it loaded.
  let acts: [Source]
  /// What files answered it.
  let answers: [FileRecorder.Answer]
  /// Whether values got names then.
  let namesResults: Bool
  /// Whether it forgot everything that was before.
  let isReset: Bool
  var standing = Standing.stands

  /// Whether it is an act that the world shows once the session is there.
  var stands: Bool { isAct && standing == .stands }
}

/// What is known so far of an input that runs.
struct RunningInput {
  /// What it did that a script can say.
  var acts: [Source] = []
  /// How many of its transactions stand.
  var transactions = 0
  /// Whether it changed something.
  var hasActed = false
  /// Whether it was taken back, and its declarations wait.
  var isWaiting = false
  var isReset = false
}
