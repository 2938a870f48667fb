internal import Interpreter
internal import ObservationGraph

/// Groups writes by SwiftUI transaction: those of equal transactions are shown in one pass, others
/// in passes of their own, in order.
final class OpenTransactions: HostRoom {
  /// The transaction of a write: one opened by the program, or the plain one.
  private enum Owner {
    case plain
    case opened(Held)
  }

  /// The open transactions, innermost last.
  private var entered: [Owner] = []
  /// The transaction of the writes that no body has shown yet.
  private var pending: Owner?
  /// The writes of further transactions during an in-place change. No body can read the value then,
  /// so they are shown after the change, in order.
  private var postponed: [Postponed] = []

  /// Whether the program has opened a transaction in this input, so that each write is examined
  /// before its readers are marked.
  private var watchesWrites = false

  /// The writes of one transaction.
  private struct Postponed {
    let owner: Owner
    var writes: [PropertyReference] = []
  }

  /// Makes subsequent writes part of a transaction; `nil` is the plain one.
  func enter(_ transaction: Held?) {
    if !watchesWrites {
      // All writes so far were plain.
      if graph.hasDirty { pending = .plain }
      graph.onInvalidation = { [unowned self] write in splitPass(before: write) }
      watchesWrites = true
    }
    entered.append(transaction.map { .opened($0) } ?? .plain)
  }

  /// Returns to the enclosing transaction.
  func leave() {
    entered.removeLast()
  }

  /// Discards transactions left open by an earlier input.
  func forget() {
    guard watchesWrites else { return }
    watchesWrites = false
    entered = []
    pending = nil
    postponed = []
    graph.onInvalidation = nil
  }

  /// Notes a write of a state that no body reads.
  func noteUnreadWrite() {
    if watchesWrites { _ = splitPass(before: nil) }
  }

  /// Notes that a pass begins, which shows all pending writes.
  func beginPass() { pending = nil }

  /// Whether there are postponed writes.
  var arePostponed: Bool { !postponed.isEmpty }

  /// Shows the pending writes, then the postponed ones in order; the last of these become pending.
  func showPostponed() throws(Fault) {
    let waiting = postponed
    postponed = []
    for transaction in waiting {
      try host.updates.runPass()
      host.updates.beginMoment()
      for write in transaction.writes where graph.isAlive(write.subject) {
        graph.markReaders(of: write)
      }
      pending = transaction.owner
    }
  }

  /// Shows the pending writes first if they belong to another transaction than this write. Returns
  /// false if the write is postponed instead.
  private func splitPass(before write: PropertyReference?) -> Bool {
    // Writes of a body belong to the next pass, in whichever transaction.
    if host.tracker.isUpdating { return true }
    let current = entered.last ?? .plain
    do throws(Fault) {
      if arePostponed, !machine.journal.hasValueTakenOut { try showPostponed() }
      let last = postponed.last?.owner ?? pending
      if let last, graph.hasDirty, try !isSame(last, current) {
        if machine.journal.hasValueTakenOut {
          postponed.append(Postponed(owner: current))
        } else {
          try host.updates.runPass()
          host.updates.beginMoment()
        }
      }
    } catch {
      host.updates.pendingFault = host.updates.pendingFault ?? error
    }
    guard !postponed.isEmpty else {
      pending = current
      return true
    }
    let latest = postponed.count - 1
    if let write, !postponed[latest].writes.contains(write) {
      postponed[latest].writes.append(write)
    }
    return false
  }

  private func isSame(
    _ first: Owner, _ second: Owner
  ) throws(Fault) -> Bool {
    switch (first, second) {
    case (.plain, .plain): true
    case (.opened(let first), .opened(let second)):
      try untracked { () throws(Fault) in
        try FieldComparison(host, .state).isSame(first.value, second.value)
      }
    case (.plain, .opened), (.opened, .plain): false
    }
  }
}
