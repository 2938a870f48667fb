package import Interpreter

/// Code of the program that ran in an input for another reason than the input's own text, and the
/// writes that it made.
package struct Origin {
  package enum Kind: Sendable {
    /// The body of a view, or another scope, while it was evaluated.
    case body
    case onChange, onAppear, onDisappear, onReceive, onPreferenceChange
    /// A presentation that has ended.
    case onDismiss
    /// The completion of an animation.
    case completion
    /// Another callback after the views have settled.
    case callback
    /// A task that resumed.
    case task
    /// A job of the main queue.
    case mainQueue
    /// A timer, or the end of a delay.
    case timer
  }

  package let kind: Kind
  /// The view that contains the code; nil for tasks and the like.
  let node: ViewNode?
  /// The pass of the views before or in which the code ran, from 0.
  package let pass: Int
  /// The input that began it: of a task, a job of the main queue, or a timer.
  package let beginning: Beginning?
  /// Positions in the journal.
  let positions: Range<Int>

  /// The view that contains the code.
  package var view: String? { node?.reportedName }
}

extension ReadTracker {
  /// Runs code of the program and records the origin of its writes.
  ///
  /// - Parameter beginning: The input that began it, if that may be another one.
  func originating(
    _ kind: Origin.Kind, in node: ViewNode?, beginning: Beginning? = nil,
    _ work: () throws(Fault) -> Void
  ) throws(Fault) {
    let start = machine.journal.position
    do throws(Fault) {
      try work()
    } catch {
      if let node { noteFailure(on: .moment(kind), in: node) }
      throw error
    }
    noteOrigin(kind, node, beginning: beginning, since: start)
  }

  /// Records the origin of the writes since the journal had `start` entries.
  @inline(__always)
  func noteOrigin(
    _ kind: Origin.Kind, _ node: ViewNode?, beginning: Beginning? = nil, since start: Int
  ) {
    let end = journal.position
    if end != start {
      host.trace.origins.append(
        Origin(
          kind: kind, node: node, pass: host.updates.pass, beginning: beginning,
          positions: start..<end))
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

extension Updates {
  /// The innermost origin of a write of the input, by its position in the list; nil for the input
  /// itself. Asked here, the trace is not copied.
  package func origin(ofWriteAt position: Int) -> Int? { trace.origin(ofWriteAt: position) }
}

extension UpdateTrace {
  /// The innermost origin of a write, by its position in the list; nil for the input itself.
  func origin(ofWriteAt position: Int) -> Int? {
    origins.firstIndex { $0.positions.contains(position) }
  }
}
