internal import Interpreter
internal import ObservationGraph

/// The SwiftUI transactions of writes: writes in equal ones are shown together, others one after
/// the other.
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
  /// Writes in further transactions during an in-place change, when no body could read the value:
  /// they are shown in order after the change.
  private var postponed: [Postponed] = []

  /// Whether each write is looked at before its readers are marked: the program has opened a
  /// transaction in this input.
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

  /// Counts a state that no body reads as written, once programs have opened transactions.
  func noteUnreadWrite() {
    if watchesWrites { _ = splitPass(before: nil) }
  }

  /// All writes are shown.
  func beginPass() { pending = nil }

  /// Whether writes wait to be shown one after the other.
  var arePostponed: Bool { !postponed.isEmpty }

  /// Shows the postponed writes, in order, that must be shown before the pending ones.
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

  /// Shows the pending writes of another transaction before a write of this one; false if both have
  /// to be postponed.
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
