internal import Interpreter

/// Code of the program that ran within an input because of something other than the input itself,
/// and the writes that it made.
package struct Origin {
  package enum Kind: Sendable {
    /// The body of a view, or another scope, while it was evaluated.
    case body
    case onChange, onAppear, onDisappear, onReceive
    /// What a presentation, a transition or a link does once the views have settled.
    case callback
    /// A task that went on.
    case task
    /// Work that was put into the main queue.
    case mainQueue
    /// An alarm: a timer, or the end of a delay.
    case timer
  }

  package let kind: Kind
  /// The view that the code stands in; nil for tasks and the like.
  let node: ViewNode?
  /// The pass of the views before which the code ran, or in which, from 0.
  package let pass: Int
  /// Positions in the journal.
  let positions: Range<Int>

  /// The view that the code stands in.
  package var view: String? { node?.reportedName }
}

extension ReadTracker {
  /// Runs code of the program, and remembers why for the writes that it makes.
  func originating(
    _ kind: Origin.Kind, in node: ViewNode?, _ work: () throws(Fault) -> Void
  ) throws(Fault) {
    let start = machine.journal.position
    try work()
    noteOrigin(kind, node, since: start)
  }

  /// Remembers the origin of what was written since the journal had `start` entries.
  @inline(__always)
  func noteOrigin(_ kind: Origin.Kind, _ node: ViewNode?, since start: Int) {
    let end = machine.journal.position
    if end != start {
      host.trace.origins.append(
        Origin(kind: kind, node: node, pass: host.updates.pass, positions: start..<end))
    }
  }
}

extension Origin.Kind {
  init(_ kind: Scheduler.NextKind) {
    self =
      switch kind {
      case .task: .task
      case .queuedWork: .mainQueue
      case .alarm: .timer
      }
  }
}

extension UpdateTrace {
  /// The innermost origin of a write, by its position in the list; nil for the input itself.
  package func origin(ofWriteAt position: Int) -> Int? {
    origins.firstIndex { $0.positions.contains(position) }
  }
}
